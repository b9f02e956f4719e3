/**
 * Trials of moves in possible worlds: the parts of a search, an analysis and a review that know no game.
 *
 * <p>Exported to the bots of the three games, which implement their searches, analyses and reviews with it.
 */
@NullMarked
package io.github.uptownrules.base.trials;

import org.jspecify.annotations.NullMarked;
