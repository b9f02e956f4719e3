/**
 * Playouts of the street game with bots, and counts of move sequences.
 *
 * <p>For authors of bots, and for programs that check their own rules of the game.
 *
 * <pre>{@code
 * Playout.of(Bots.parse("greedy")).playOut(game, random).isOver();          // -> true
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.street.simulation;

import org.jspecify.annotations.NullMarked;
