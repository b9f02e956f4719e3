/**
 * Texts, and records of games.
 *
 * <p>For programs that read positions and records from files, clients or people.
 *
 * <pre>{@code
 * Notation notation = Notation.of(Deck.sample1());
 * GameRecord record = GameRecord.of(game).play(move);
 * notation.readRecord(record.toString()).equals(record);                 // -> true
 * notation.readPosition(game.toString()).equals(game);                   // -> true
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.street.notation;

import org.jspecify.annotations.NullMarked;
