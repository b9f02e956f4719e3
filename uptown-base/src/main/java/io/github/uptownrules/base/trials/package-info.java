/**
 * Trials of moves in possible worlds, the common part of searches, analyses and reviews.
 *
 * <p>Exported to the bots of the three games.
 */
@NullMarked
package io.github.uptownrules.base.trials;

import org.jspecify.annotations.NullMarked;
