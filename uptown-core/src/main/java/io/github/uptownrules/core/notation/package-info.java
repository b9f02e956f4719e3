/**
 * Reads positions, moves and game records from text. Every type's {@code toString} writes its notation; only a move
 * needs {@link io.github.uptownrules.core.notation.MoveText#of}, because its form depends on the position.
 *
 * <p>For programs that read positions, moves and records from files, clients or people.
 *
 * <p>One call reads a move, with exceptions for its syntax, its meaning in a position, and its legality;
 * {@link io.github.uptownrules.core.notation.MoveText} also offers these steps separately. Reading a position reports
 * all of its faults.
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
