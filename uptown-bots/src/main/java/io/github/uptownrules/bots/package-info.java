/**
 * Bots for Uptown (built in or your own), analysis of positions, and review of games.
 *
 * <p>For programs with opponents, hints or reviews, and for authors of bots.
 *
 * <pre>{@code
 * Bot bot = Bots.parse("mcts:200");
 * bot.choose(view, new SplitMix64(1)).equals(bot.choose(view, new SplitMix64(1)));    // -> true
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.bots;

import org.jspecify.annotations.NullMarked;
