/**
 * Plays on from a position of the street game: counts move sequences, and plays games to their end with bots.
 *
 * <pre>{@code
 * Playout.of(Bots.parse("greedy")).playOut(game, random).isOver();          // -> true
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.street.simulation;

import org.jspecify.annotations.NullMarked;
