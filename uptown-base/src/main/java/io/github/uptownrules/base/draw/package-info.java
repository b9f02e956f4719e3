/**
 * The options shared by the pictures of all games, so that a program sets them once.
 *
 * <p>For programs that choose how pictures look.
 *
 * <ul>
 * <li>{@link io.github.uptownrules.base.draw.Theme}: light or dark, an option of every SVG picture;
 * <li>{@link io.github.uptownrules.base.draw.Palette}: the colors of a theme, for a window or page that surrounds a
 * picture;
 * <li>{@link io.github.uptownrules.base.draw.TextColors}: with or without colors, an option of every text picture.
 * </ul>
 *
 * <pre>{@code
 * Palette.css(Theme.DARK.palette().page());     // -> #1b1a19
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.base.draw;

import org.jspecify.annotations.NullMarked;
