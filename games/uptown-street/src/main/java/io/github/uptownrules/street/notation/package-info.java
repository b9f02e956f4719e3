/**
 * Texts, and records of games.
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
