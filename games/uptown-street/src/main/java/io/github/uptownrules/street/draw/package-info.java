/**
 * The street game drawn: {@link io.github.uptownrules.street.draw.SvgPicture} for pages and windows, {@link
 * io.github.uptownrules.street.draw.TextPicture} for terminals. The names and options are those of the pictures of Uptown; {@link
 * io.github.uptownrules.base.draw} has the themes and colors.
 *
 * <p>For programs that show the street game in a page, a window or a terminal.
 *
 * <p>Piles lie face down but for their tops, and nothing in a picture depends on the other cards.
 *
 * <pre>{@code
 * SvgPicture.of(view).svg().startsWith("<svg");     // -> true
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.street.draw;

import org.jspecify.annotations.NullMarked;
