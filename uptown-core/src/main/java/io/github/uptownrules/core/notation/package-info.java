/**
 * Reading text: positions, moves, game records. Writing needs no reader: every type's {@code toString} is its notation, and
 * {@link io.github.uptownrules.core.notation.MoveText#of} writes a move as a position has it.
 *
 * <p>For programs that read positions, moves and records from files, clients or people.
 *
 * <p>A move is read in one call, with three kinds of error: its syntax, what it means in a position, and whether it is
 * legal there; {@link io.github.uptownrules.core.notation.MoveText} has the three steps one by one. A position is read whole, and every fault in it is reported.
 *
 * <pre>{@code
 * Notation notation = Notation.of(ImmutableList.of(rules));
 * GameState game = notation.readPosition(rules.deal(42).toString());    // or a PositionException with all faults
 * Move move = MoveText.parse("2@A2", game);                             // or one of three exceptions
 * MoveText.of(move, game).toString();                                   // -> b2@A2 (b2xA2 if a tile lay there)
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.core.notation;

import org.jspecify.annotations.NullMarked;
