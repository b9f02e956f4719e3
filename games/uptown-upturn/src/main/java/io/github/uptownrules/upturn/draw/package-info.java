/**
 * UP TURN drawn: {@link io.github.uptownrules.upturn.draw.SvgPicture} for pages and windows, {@link
 * io.github.uptownrules.upturn.draw.TextPicture} for terminals. The names and options are those of the pictures of Uptown; {@link
 * io.github.uptownrules.base.draw} has the themes and colors.
 *
 * <p>For programs that show a game of UP TURN in a page, a window or a terminal.
 *
 * <p>A view is drawn as its viewer sees it: hidden tiles are backs, and nothing in a picture depends on their values.
 *
 * <pre>{@code
 * SvgPicture.of(view).svg().startsWith("<svg");     // -> true
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.upturn.draw;

import org.jspecify.annotations.NullMarked;
