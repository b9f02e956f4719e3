/**
 * Messages that combine several reasons and stay short.
 *
 * <p>Exported to {@code uptown-core}, whose exceptions list all faults of a move or position.
 */
@NullMarked
package io.github.uptownrules.base.message;

import org.jspecify.annotations.NullMarked;
