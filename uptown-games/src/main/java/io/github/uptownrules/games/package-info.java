/**
 * Uptown, UP TURN and the street game, each with the bots of the library and yours, for programs that play any game.
 *
 * <pre>{@code
 * new UptownGame().seats("two-player");    // -> 2
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.games;

import org.jspecify.annotations.NullMarked;
