/**
 * The content of the records of all games that may end by a termination, above the form of records.
 *
 * <p>Exported to the rules of the three games, whose {@code GameRecord} is made of it.
 */
@NullMarked
package io.github.uptownrules.base.recorded;

import org.jspecify.annotations.NullMarked;
