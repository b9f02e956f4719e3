/**
 * The street game drawn. To use this package, depend on {@code uptown-street} too.
 *
 * <pre>{@code
 * SvgPicture.of(view).svg().startsWith("<svg");     // -> true
 * }</pre>
 *
 * @see io.github.uptownrules.draw
 */
@NullMarked
package io.github.uptownrules.draw.street;

import org.jspecify.annotations.NullMarked;
