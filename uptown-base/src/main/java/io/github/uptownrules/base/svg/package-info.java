/**
 * Writes SVG for the pictures of all games: elements, the look of parts, the width of text, hatching.
 *
 * <p>Exported to {@code uptown-draw}, {@code uptown-upturn} and {@code uptown-street}, which draw their pictures with
 * it.
 */
@NullMarked
package io.github.uptownrules.base.svg;

import org.jspecify.annotations.NullMarked;
