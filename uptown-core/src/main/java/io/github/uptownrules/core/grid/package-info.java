/** The geometry of the board as arithmetic on 64-bit words; not exported, the layers above wrap it in types. */
@NullMarked
package io.github.uptownrules.core.grid;

import org.jspecify.annotations.NullMarked;
