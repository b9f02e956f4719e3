/**
 * Uptown, UP TURN and the street game as games with one interface, each with the library's bots and your own.
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
