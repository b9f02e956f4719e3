package io.github.uptownrules.arena.bots;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.text.Quote;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * The bots of a game that may be named: those of its library, which may take budgets, and others. Immutable.
 *
 * @param <B> the bots of the game
 */
public final class NamedBots<B> {
    /** No bot's name: commas stand between names, and this is what a person is called. */
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9-]{1,40}");

    private static final String PERSON = "human";

    private final ImmutableList<String> library;
    private final Function<String, B> parse;
    private final ImmutableMap<String, B> others;

    private NamedBots(ImmutableList<String> library, Function<String, B> parse, ImmutableMap<String, B> others) {
        this.library = library;
        this.parse = parse;
        this.others = others;
    }

    /**
     * Those of a library.
     *
     * @param names their names without budgets
     * @param parse the bot with a name, or an {@link IllegalArgumentException}
     */
    public static <B> NamedBots<B> of(ImmutableList<String> names, Function<String, B> parse) {
        return new NamedBots<>(names, parse, ImmutableMap.of());
    }

    /**
     * The same with a bot more.
     *
     * @param whose of whom it is, if that is worth a word in a message
     * @throws IllegalArgumentException if it cannot be called so
     */
    public NamedBots<B> with(String name, B bot, String whose) {
        if (!NAME.matcher(name).matches() || name.equals(PERSON)) {
            throw new IllegalArgumentException("the bot " + Quote.of(name) + whose
                    + " has an invalid name: a name is 1 to 40 letters, digits and '-', and not 'human'");
        }
        if (library.contains(name) || others.containsKey(name)) {
            throw new IllegalArgumentException(
                    "the bot '" + name + "'" + whose + " has an invalid name: it is taken by another bot");
        }
        return new NamedBots<>(
                library,
                parse,
                ImmutableMap.<String, B>builder().putAll(others).put(name, bot).buildOrThrow());
    }

    /** All names without budgets, those of the library first. */
    public ImmutableList<String> names() {
        return ImmutableList.<String>builder()
                .addAll(library)
                .addAll(others.keySet())
                .build();
    }

    /**
     * The bot with a name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public B parse(String name) {
        return Optional.ofNullable(others.get(name)).orElseGet(() -> ofLibrary(name));
    }

    private B ofLibrary(String name) {
        try {
            return parse.apply(name);
        } catch (IllegalArgumentException e) {
            throw others.isEmpty() || library.contains(name.replaceFirst(":.*", ""))
                    ? e
                    : new IllegalArgumentException(
                            e.getMessage() + "; and, of others, " + String.join(", ", others.keySet()), e);
        }
    }
}
