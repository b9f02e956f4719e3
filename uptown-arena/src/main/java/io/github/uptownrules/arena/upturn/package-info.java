/**
 * UP TURN as texts, with players of your own.
 *
 * <pre>{@code
 * new UpTurnGame().seats("upturn-3");    // -> 3
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.arena.upturn;

import org.jspecify.annotations.NullMarked;
