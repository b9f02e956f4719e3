/**
 * The street game as texts, with players of your own.
 *
 * <pre>{@code
 * new StreetGame().seats("street-3");    // -> 3
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.arena.street;

import org.jspecify.annotations.NullMarked;
