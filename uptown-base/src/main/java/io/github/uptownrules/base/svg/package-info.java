/** Writes SVG, for the drawings of all games: elements, the look of parts, the width of text, hatching. */
@NullMarked
package io.github.uptownrules.base.svg;

import org.jspecify.annotations.NullMarked;
