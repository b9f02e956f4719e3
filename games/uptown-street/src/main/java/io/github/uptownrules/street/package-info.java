/**
 * The street game. A {@link io.github.uptownrules.street.town.Deck} says what the cards are, a
 * {@link io.github.uptownrules.street.StreetRuleset} how many play; it deals a
 * {@link io.github.uptownrules.street.StreetState}, which knows what may be done, why not, and what comes of it.
 *
 * <p>For programs that deal and play the street game.
 *
 * <p>What everybody sees is a {@link io.github.uptownrules.street.StreetView}. Every type's {@code toString} is its notation,
 * and {@link io.github.uptownrules.street.notation.Notation} reads what is more than a word.
 *
 * <pre>{@code
 * StreetState game = rules.deal(Deck.sample1(), 42);
 * while (!game.isOver()) {
 *     game = game.play(game.legalMoves().get(0));
 * }
 * System.out.println(game.standings());
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.street;

import org.jspecify.annotations.NullMarked;
