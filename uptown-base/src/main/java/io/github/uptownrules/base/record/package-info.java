/**
 * The record format common to all games: headers, an empty line, then moves with comments. Each game defines its
 * positions and moves.
 *
 * <p>Exported to the rules of the three games.
 */
@NullMarked
package io.github.uptownrules.base.record;

import org.jspecify.annotations.NullMarked;
