/**
 * Reading text: positions, views, and records of games. Writing needs no reader: every type's {@code toString} is its notation.
 *
 * <p>For programs that read positions, views and records from files, clients or people.
 *
 * <p>A {@link io.github.uptownrules.upturn.notation.GameRecord} is the whole game; a {@link
 * io.github.uptownrules.upturn.notation.RedactedRecord} is what one viewer saw of it; {@link
 * io.github.uptownrules.upturn.notation.Notation} reads both. A {@link Termination} says how
 * a game ended in which no rack is empty.
 *
 * <pre>{@code
 * Notation notation = Notation.standard();
 * UpTurnState game = UpTurnRuleset.of(3).deal(42);
 * GameRecord record = GameRecord.of(game).play(Move.parse("67*>2"));
 * notation.readPosition(game.toString()).equals(game);          // -> true
 * notation.readRecord(record.toString()).equals(record);        // -> true
 * record.redactedFor(Seat.TWO).moves();                         // -> [67*>2]
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.upturn.notation;

import io.github.uptownrules.base.game.Termination;
import org.jspecify.annotations.NullMarked;
