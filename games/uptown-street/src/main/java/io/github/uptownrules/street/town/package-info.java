/**
 * What is printed on cards, and what is built of them: decks, cards, projects and their formulas, buildings and streets. Useful with no
 * game around it.
 *
 * <pre>{@code
 * Project project = Deck.sample1().project(ProjectId.parse("p1a"));
 * Street.empty().with(2, project).building(2).height();     // -> 1
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.street.town;

import org.jspecify.annotations.NullMarked;
