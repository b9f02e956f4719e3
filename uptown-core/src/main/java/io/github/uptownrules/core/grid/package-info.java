/** The geometry of the board as arithmetic on 64-bit words; not exported, the layers above wrap it in types. */
package io.github.uptownrules.core.grid;
