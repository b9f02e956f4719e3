/**
 * Pictures of the street game: {@link io.github.uptownrules.street.draw.SvgPicture} for pages and windows,
 * {@link io.github.uptownrules.street.draw.TextPicture} for terminals. {@link io.github.uptownrules.base.draw} has the themes
 * and colors.
 *
 * <p>For programs that show the street game in a page, a window or a terminal.
 *
 * <p>Pictures never depend on hidden cards.
 *
 * <pre>{@code
 * SvgPicture.of(view).svg().startsWith("<svg");     // -> true
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.street.draw;

import org.jspecify.annotations.NullMarked;
