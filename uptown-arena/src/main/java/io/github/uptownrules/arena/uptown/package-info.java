/**
 * Uptown as texts, with bots of your own, and other programs as bots.
 *
 * <pre>{@code
 * new UptownGame().seats("two-player");    // -> 2
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.arena.uptown;

import org.jspecify.annotations.NullMarked;
