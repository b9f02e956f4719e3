/**
 * UP TURN drawn. Whoever uses this package has {@code uptown-upturn} among the own dependencies.
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
