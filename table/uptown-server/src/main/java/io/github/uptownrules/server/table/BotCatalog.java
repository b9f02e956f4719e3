package io.github.uptownrules.server.table;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.bots.Bots;
import java.util.Optional;

/**
 * The bots that may sit at a table: by name and without a budget, for clients who make tables do not own the processor.
 *
 * @param own the embedder's bots by their names
 */
public record BotCatalog(ImmutableMap<String, Bot> own) {
    /** {@return those that people are offered, the weakest first, and then the embedder's} */
    public ImmutableList<String> names() {
        return ImmutableList.<String>builder()
                .addAll(Bots.levels())
                .addAll(own.keySet())
                .build();
    }

    boolean isOne(String name) {
        return own.containsKey(name) || Bots.names().contains(name);
    }

    /** The bot with a name; it fails if that is one that the embedder no longer has. */
    Bot bot(String name) {
        return Optional.ofNullable(own.get(name)).orElseGet(() -> Bots.parse(name));
    }

    /** Which bot replaces a person who left: neither the weakest nor the strongest, and quick. */
    static String substitute() {
        return "casual";
    }
}
