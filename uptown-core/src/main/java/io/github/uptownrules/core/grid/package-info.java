/**
 * The geometry of the board as arithmetic on 64-bit words. The layers above wrap it in types.
 *
 * <p>Exported to {@code uptown-bots}: its loops must not make objects, and not every compiler takes them apart.
 */
@NullMarked
package io.github.uptownrules.core.grid;

import org.jspecify.annotations.NullMarked;
