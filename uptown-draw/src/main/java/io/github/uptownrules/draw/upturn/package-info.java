/**
 * UP TURN drawn. To use this package, depend on {@code uptown-upturn} too.
 *
 * <pre>{@code
 * SvgPicture.of(view).svg().startsWith("<svg");     // -> true
 * }</pre>
 *
 * @see io.github.uptownrules.draw
 */
@NullMarked
package io.github.uptownrules.draw.upturn;

import org.jspecify.annotations.NullMarked;
