/**
 * Players of the street game that are programs, by name or of your own making, and how a deck plays in their hands.
 *
 * <pre>{@code
 * Bot bot = Bots.parse("greedy");
 * bot.choose(view, new SplitMix64(1)).equals(bot.choose(view, new SplitMix64(1)));    // -> true
 * Rollout.of(bot).playOut(game, random).standings();    // how a game of these goes
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.street.bots;

import org.jspecify.annotations.NullMarked;
