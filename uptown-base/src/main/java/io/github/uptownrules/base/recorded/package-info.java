/** The content of the records of all games that may end by a termination, above the form of records. */
@NullMarked
package io.github.uptownrules.base.recorded;

import org.jspecify.annotations.NullMarked;
