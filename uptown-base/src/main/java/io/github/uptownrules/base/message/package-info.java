/**
 * Several reasons in one message, which stays short however many there are.
 *
 * <p>Exported to {@code uptown-core}, whose exceptions list all faults of a move or position.
 */
@NullMarked
package io.github.uptownrules.base.message;

import org.jspecify.annotations.NullMarked;
