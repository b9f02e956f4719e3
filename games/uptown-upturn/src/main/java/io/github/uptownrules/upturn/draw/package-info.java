/**
 * Pictures of UP TURN: {@link io.github.uptownrules.upturn.draw.SvgPicture} for pages and windows, {@link
 * io.github.uptownrules.upturn.draw.TextPicture} for terminals. Names and options are the same as for pictures of Uptown.
 * The themes and colors are in {@link io.github.uptownrules.base.draw}.
 *
 * <p>For programs that show UP TURN in a page, a window or a terminal.
 *
 * <p>A picture of a view shows the backs of hidden tiles and does not depend on their values.
 *
 * <pre>{@code
 * SvgPicture.of(view).svg().startsWith("<svg");     // -> true
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.upturn.draw;

import org.jspecify.annotations.NullMarked;
