/**
 * Bots for UP TURN, the analysis of positions, the review of games, and the balance of tile sets.
 *
 * <p>For programs with opponents, hints or reviews, and for authors of bots and tile sets.
 *
 * <pre>{@code
 * Bot bot = Bots.parse("expert:200");
 * bot.choose(view, new SplitMix64(1)).equals(bot.choose(view, new SplitMix64(1)));    // -> true
 * }</pre>
 *
 * <p>Bots see only a view, so they know no more than a player may.
 */
@NullMarked
package io.github.uptownrules.upturn.bots;

import org.jspecify.annotations.NullMarked;
