/**
 * Game records, as far as they are the same text in all games: headers, an empty line, moves with comments among them. What a
 * position or a move is, each game says.
 */
@NullMarked
package io.github.uptownrules.base.record;

import org.jspecify.annotations.NullMarked;
