/**
 * Bots for UP TURN, by name or of your own making, the analysis of positions, the review of games, and the balance of sets of tiles.
 *
 * <p>For programs with opponents, hints or reviews, and for authors of bots and sets of tiles.
 *
 * <pre>{@code
 * Bot bot = Bots.parse("expert:200");
 * bot.choose(view, new SplitMix64(1)).equals(bot.choose(view, new SplitMix64(1)));    // -> true
 * }</pre>
 *
 * <p>They look through a view, so they know no more than a player may.
 */
@NullMarked
package io.github.uptownrules.upturn.bots;

import org.jspecify.annotations.NullMarked;
