/**
 * Writes SVG, for the drawings of all games: elements, the look of parts, the width of text, hatching.
 *
 * <p>Exported to {@code uptown-draw}, {@code uptown-upturn} and {@code uptown-street}, whose pictures are written with it.
 */
@NullMarked
package io.github.uptownrules.base.svg;

import org.jspecify.annotations.NullMarked;
