/**
 * Reading text: positions, moves, game records. Writing needs no reader: every type's {@code toString} is its notation, and
 * {@link io.github.uptownrules.core.notation.MoveText#of} writes a move as a position has it.
 *
 * <p>A move is read in three steps with three kinds of error: its syntax, what it means in a position, and whether it is
 * legal there. A position is read whole, and every fault in it is told.
 *
 * <pre>{@code
 * Notation notation = Notation.of(rulesets);
 * GameState game = notation.readPosition(line);                  // or a PositionException with all faults
 * Move move = MoveText.parse("5@E5").resolve(game).legal(game);   // three steps, three exceptions
 * MoveText.of(move, game).toString();                            // "b5xE5" if a tile lies there
 * }</pre>
 */
package io.github.uptownrules.core.notation;
