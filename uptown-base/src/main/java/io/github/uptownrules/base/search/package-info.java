/**
 * Search budgets, and the estimates and reviews of moves that searches return, for any game.
 *
 * <p>For programs that limit the thinking time of bots, and that show hints and reviews.
 *
 * <pre>{@code
 * Budget.parse("100ms/2").threads();     // -> 2
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.base.search;

import org.jspecify.annotations.NullMarked;
