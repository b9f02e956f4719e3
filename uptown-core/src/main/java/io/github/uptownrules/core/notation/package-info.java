/**
 * Reading text: positions, moves, game records. Writing needs no reader: every type's {@code toString} is its notation, and
 * {@link io.github.uptownrules.core.notation.MoveText#of} writes a move as a position has it.
 *
 * <p>A move is read in three steps with three kinds of error: its syntax, what it means in a position, and whether it is
 * legal there. A position is read whole, and every fault in it is told.
 *
 * <pre>{@code
 * Notation notation = Notation.of(ImmutableList.of(rules));
 * GameState game = notation.readPosition(rules.deal(42).toString());    // or a PositionException with all faults
 * Move move = MoveText.parse("2@A2").resolve(game).legal(game);          // three steps, three exceptions
 * MoveText.of(move, game).toString();                                   // -> b2@A2 (b2xA2 if a tile lay there)
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.core.notation;

import org.jspecify.annotations.NullMarked;
