/**
 * Bots for the street game, the analysis of positions, the review of games, and the balance of decks.
 *
 * <p>For programs with opponents, hints or reviews, and for authors of bots and decks.
 *
 * <pre>{@code
 * Bot bot = Bots.parse("greedy");
 * bot.choose(view, new SplitMix64(1)).equals(bot.choose(view, new SplitMix64(1)));    // -> true
 * Playout.of(bot).playOut(game, random).standings();    // how a game of these goes
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.street.bots;

import org.jspecify.annotations.NullMarked;
