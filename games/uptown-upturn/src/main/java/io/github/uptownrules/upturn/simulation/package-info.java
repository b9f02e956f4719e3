/**
 * Playouts of UP TURN with bots, and counts of move sequences.
 *
 * <p>For authors of bots, and for programs that check their own implementation of the rules.
 *
 * <p>For authors of bots that search, and for tests of rulesets.
 *
 * <pre>{@code
 * Playout.of(Bots.parse("sensible"), 1000).playOut(game, random).isOver();    // -> true
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.upturn.simulation;

import org.jspecify.annotations.NullMarked;
