/**
 * Players of UP TURN that are programs, by name or of your own making, and what can be said of moves and of sets of tiles.
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
