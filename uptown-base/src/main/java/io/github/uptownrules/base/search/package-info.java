/**
 * What searches of any game share: how long they may take, and how they spend it.
 *
 * <pre>{@code
 * Budget.parse("100ms/2").threads();     // -> 2
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.base.search;

import org.jspecify.annotations.NullMarked;
