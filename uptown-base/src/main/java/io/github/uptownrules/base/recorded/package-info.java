/**
 * The content of records that may end with a termination, built on the record format.
 *
 * <p>Exported to the rules of the three games, which build their {@code GameRecord} on it.
 */
@NullMarked
package io.github.uptownrules.base.recorded;

import org.jspecify.annotations.NullMarked;
