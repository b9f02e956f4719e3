/** The effort of the tests: one setting and one seed for all properties, walks and comparisons. */
@NullMarked
package io.github.uptownrules.effort;

import org.jspecify.annotations.NullMarked;
