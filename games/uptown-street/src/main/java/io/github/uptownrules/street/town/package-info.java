/**
 * Decks, cards, projects and their formulas, and the buildings and streets made of them. They work without a game.
 *
 * <p>For programs that show cards and streets, and for authors of decks.
 *
 * <pre>{@code
 * Project project = Deck.sample1().project(ProjectId.parse("p1a"));
 * Street.empty().with(2, project).building(2).height();     // -> 1
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.street.town;

import org.jspecify.annotations.NullMarked;
