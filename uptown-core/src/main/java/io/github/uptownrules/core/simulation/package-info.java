/**
 * Fast play from a position, for counting and searching.
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
