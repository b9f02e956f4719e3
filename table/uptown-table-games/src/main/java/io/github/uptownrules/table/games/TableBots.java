package io.github.uptownrules.table.games;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * The bots that may sit at a table of a game: by name and without a budget, for clients who make tables do not own the processor.
 *
 * @param offered the levels of the library, the weakest first
 * @param names all names of the library
 * @param library the bot of the library with a name
 * @param own the embedder's bots
 */
record TableBots<B>(
        ImmutableList<String> offered,
        ImmutableSet<String> names,
        Function<String, B> library,
        ImmutableMap<String, B> own) {
    /** Which bot replaces a person who left: neither the weakest nor the strongest, and quick. */
    static final String SUBSTITUTE = "casual";

    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9-]{1,32}");

    static <B> TableBots<B> of(ImmutableList<String> levels, ImmutableSet<String> names, Function<String, B> library) {
        return new TableBots<>(levels, names, library, ImmutableMap.of());
    }

    TableBots<B> with(String name, B bot) {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException("the name of a bot is 1 to 32 letters, digits and -");
        }
        if (isOne(name)) {
            throw new IllegalArgumentException("there is a bot " + name + " already");
        }
        return new TableBots<>(
                offered,
                names,
                library,
                ImmutableMap.<String, B>builder().putAll(own).put(name, bot).buildOrThrow());
    }

    /** The names that people are offered, the embedder's last. */
    ImmutableList<String> levels() {
        return ImmutableList.<String>builder()
                .addAll(offered)
                .addAll(own.keySet())
                .build();
    }

    boolean isOne(String name) {
        return own.containsKey(name) || names.contains(name);
    }

    /** The bot with a name; it fails if that is one that the embedder no longer has. */
    B bot(String name) {
        return Optional.ofNullable(own.get(name)).orElseGet(() -> library.apply(name));
    }
}
