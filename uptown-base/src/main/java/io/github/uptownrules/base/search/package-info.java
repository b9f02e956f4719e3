/**
 * Budgets of searches, and the estimates and reviews of moves that come of them, for any game.
 *
 * <p>For programs that limit how long a bot thinks, and that show hints and reviews.
 *
 * <pre>{@code
 * Budget.parse("100ms/2").threads();     // -> 2
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.base.search;

import org.jspecify.annotations.NullMarked;
