/**
 * Bots, by name or of your own making, and the analysis of moves and games.
 *
 * <pre>{@code
 * Bot bot = Bots.parse("mcts:200");
 * bot.choose(view, new SplitMix64(1)).equals(bot.choose(view, new SplitMix64(1)));    // -> true
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.bots;

import org.jspecify.annotations.NullMarked;
