/**
 * The content of records that may end by a termination, on top of the form of records.
 *
 * <p>Exported to the rules of the three games, which build their {@code GameRecord} on it.
 */
@NullMarked
package io.github.uptownrules.base.recorded;

import org.jspecify.annotations.NullMarked;
