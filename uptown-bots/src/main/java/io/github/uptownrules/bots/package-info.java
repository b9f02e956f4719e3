/**
 * Players that are programs, by name or of your own making, and what can be said of moves.
 *
 * <pre>{@code
 * Bot bot = Bots.parse("mcts:200");
 * bot.choose(view, new SplitMix64(1)).equals(bot.choose(view, new SplitMix64(1)));    // -> true
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.bots;

import org.jspecify.annotations.NullMarked;
