/**
 * The street game. A {@link io.github.uptownrules.street.town.Deck} says what the cards are, a
 * {@link io.github.uptownrules.street.StreetRuleset} how many play; it deals a
 * {@link io.github.uptownrules.street.StreetState}, which knows what may be done, why not, and what comes of it.
 *
 * <p>For programs that deal and play the street game.
 *
 * <p>What everybody sees is a {@link io.github.uptownrules.street.StreetView}. Every type's {@code toString} is its notation,
 * and {@link io.github.uptownrules.street.Notation} reads what is more than a word.
 *
 * <pre>{@code
 * GameRecord record = GameRecord.of(game);
 * while (!game.isOver()) {
 *     record = record.play(game.legalMoves().get(0));
 *     game = record.end();
 * }
 * System.out.println(game.standings());
 * Notation.of(List.of(Deck.sample1())).readRecord(record.toString()).equals(record);     // -> true
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.street;

import org.jspecify.annotations.NullMarked;
