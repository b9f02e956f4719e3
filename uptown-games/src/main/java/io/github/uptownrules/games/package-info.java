/**
 * Uptown, UP TURN and the street game, each with the bots of the library and yours, for programs that play any game.
 *
 * <p>For programs that hand the games to an arena, a line protocol or a server, with their own bots, tiles or decks.
 *
 * <pre>{@code
 * new UptownGame().seats("two-player");    // -> 2
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.games;

import org.jspecify.annotations.NullMarked;
