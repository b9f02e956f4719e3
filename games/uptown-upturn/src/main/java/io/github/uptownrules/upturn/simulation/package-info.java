/**
 * Plays on from a position of UP TURN: counts move sequences, and plays games to their end with bots.
 *
 * <pre>{@code
 * Playout.of(Bots.parse("sensible"), 1000).playOut(game, random).isOver();    // -> true
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.upturn.simulation;

import org.jspecify.annotations.NullMarked;
