/**
 * The street game drawn. Whoever uses this package has {@code uptown-street} among the own dependencies.
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
