package io.github.uptownrules.games;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.text.Quote;
import java.util.Optional;
import java.util.function.Function;

/**
 * The bots of a game by name: the library's, which may take budgets, and added ones. Immutable.
 *
 * @param <B> the type of the game's bots
 * @param library the names of the library's bots, without budgets
 * @param offered the names of the library's bots offered to people, weakest first
 * @param parse returns the library's bot with a name, or throws an {@link IllegalArgumentException}
 * @param others the added bots
 */
record NamedBots<B>(
        ImmutableList<String> library,
        ImmutableList<String> offered,
        Function<String, B> parse,
        ImmutableMap<String, B> others) {
    private static final int LONGEST_NAME = 40;

    /** A name contains no comma, because commas separate names. */
    private static final CharMatcher NAME = CharMatcher.inRange('A', 'Z')
            .or(CharMatcher.inRange('a', 'z'))
            .or(CharMatcher.inRange('0', '9'))
            .or(CharMatcher.is('-'));

    /** The word that stands for a person instead of a bot. */
    private static final String PERSON = "human";

    static <B> NamedBots<B> of(
            ImmutableList<String> library, ImmutableList<String> offered, Function<String, B> parse) {
        return new NamedBots<>(library, offered, parse, ImmutableMap.of());
    }

    /**
     * Adds a bot.
     *
     * @param whose the owner for the message, or empty
     * @throws IllegalArgumentException if the name is invalid or taken
     */
    NamedBots<B> with(String name, B bot, String whose) {
        if (name.isEmpty() || name.length() > LONGEST_NAME || !NAME.matchesAllOf(name) || name.equals(PERSON)) {
            throw new IllegalArgumentException("the bot " + Quote.of(name) + whose
                    + " has an invalid name: a name is 1 to 40 letters, digits and '-', and not 'human'");
        }
        if (library.contains(name) || others.containsKey(name)) {
            throw new IllegalArgumentException(
                    "the bot '" + name + "'" + whose + " has an invalid name: it is taken by another bot");
        }
        return new NamedBots<>(
                library,
                offered,
                parse,
                ImmutableMap.<String, B>builder().putAll(others).put(name, bot).buildOrThrow());
    }

    /** Returns all names without budgets, the library's first. */
    ImmutableList<String> names() {
        return withOthers(library);
    }

    /** Returns the names of the bots offered to people, with the library's bots first. */
    ImmutableList<String> levels() {
        return withOthers(offered);
    }

    private ImmutableList<String> withOthers(ImmutableList<String> names) {
        return ImmutableList.<String>builder()
                .addAll(names)
                .addAll(others.keySet())
                .build();
    }

    /**
     * Returns the bot with a name.
     *
     * @throws IllegalArgumentException if the name is unknown
     */
    B bot(String name) {
        return Optional.ofNullable(others.get(name)).orElseGet(() -> ofLibrary(name));
    }

    private B ofLibrary(String name) {
        try {
            return parse.apply(name);
        } catch (IllegalArgumentException e) {
            int budget = name.indexOf(':');
            throw others.isEmpty() || library.contains(budget < 0 ? name : name.substring(0, budget))
                    ? e
                    : new IllegalArgumentException(
                            e.getMessage() + "; custom: " + String.join(", ", others.keySet()), e);
        }
    }
}
