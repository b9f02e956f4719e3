/**
 * The geometry of the board as arithmetic on 64-bit words, which the packages above wrap in types.
 *
 * <p>Exported to {@code uptown-bots}, whose inner loops must not allocate: not every compiler elides the wrappers.
 */
@NullMarked
package io.github.uptownrules.core.grid;

import org.jspecify.annotations.NullMarked;
