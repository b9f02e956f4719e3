/**
 * The street game. A {@link io.github.uptownrules.street.StreetRuleset} sets the number of players and deals the cards of a
 * {@link io.github.uptownrules.street.town.Deck}. The resulting {@link io.github.uptownrules.street.StreetState} lists the
 * legal moves, explains why a move is illegal, and plays moves.
 *
 * <p>For programs that deal and play the street game.
 *
 * <p>A {@link io.github.uptownrules.street.StreetView} holds the visible part of a game. Every type's {@code toString} is its
 * notation; {@link io.github.uptownrules.street.Notation} reads positions, views and records.
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
