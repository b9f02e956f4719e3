/**
 * Playing on from a position by the million, to count or to search.
 *
 * <p>For authors of bots that search, and for tests of rulesets.
 *
 * <pre>{@code
 * Perft.count(game, 1);    // -> 45
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.core.simulation;

import org.jspecify.annotations.NullMarked;
