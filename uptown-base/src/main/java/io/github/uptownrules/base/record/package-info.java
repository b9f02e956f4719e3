/**
 * The form of game records that all games share: headers, an empty line, moves with comments among them. Each game defines its
 * positions and moves.
 *
 * <p>Exported to the rules of the three games, whose records have this form.
 */
@NullMarked
package io.github.uptownrules.base.record;

import org.jspecify.annotations.NullMarked;
