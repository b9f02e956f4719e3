/**
 * Pictures of Uptown: {@link io.github.uptownrules.draw.SvgPicture} for pages and windows, {@link
 * io.github.uptownrules.draw.TextPicture} for terminals. {@link io.github.uptownrules.draw.Glyph} and {@link
 * io.github.uptownrules.draw.TileColors} hold the data for programs that draw tiles themselves.
 *
 * <p>For programs that show Uptown in a page, a window or a terminal.
 *
 * <p>A view is drawn as its viewer sees it: hidden tiles are drawn as backs, and nothing in a picture depends on their faces.
 *
 * <pre>{@code
 * String svg = SvgPicture.of(game.viewFor(Seat.ONE)).svg();
 * svg.startsWith("<svg");     // -> true
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.draw;

import org.jspecify.annotations.NullMarked;
