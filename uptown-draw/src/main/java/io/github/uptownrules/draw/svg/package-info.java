/** Writes SVG, for the drawings of all games. */
@NullMarked
package io.github.uptownrules.draw.svg;

import org.jspecify.annotations.NullMarked;
