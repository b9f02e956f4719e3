package io.github.uptownrules.bots;

import com.google.common.collect.ImmutableMap;

/**
 * Bots by other authors, found with a {@link java.util.ServiceLoader}. The {@code uptown} command line accepts the bots
 * of every provider on its class path by name.
 *
 * <pre>{@code
 * BotProvider mine = () -> ImmutableMap.of("hasty", (seen, chance) -> seen.legalMoves().get(0));
 * mine.bots().keySet();    // -> [hasty]
 * }</pre>
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface BotProvider {

    /** {@return bots by name; a name has letters, digits and {@code -}, and differs from all {@link Bots#names}} */
    ImmutableMap<String, Bot> bots();
}
