package io.github.uptownrules.bots;

import com.google.common.collect.ImmutableMap;

/**
 * Bots of other authors, for programs that look for them with a {@link java.util.ServiceLoader}, as the {@code uptown}
 * command line does: what a provider on the class path has may be named wherever a bot is.
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

    /** {@return bots by their names: letters, digits and {@code -}; those of {@link Bots#names} are taken} */
    ImmutableMap<String, Bot> bots();
}
