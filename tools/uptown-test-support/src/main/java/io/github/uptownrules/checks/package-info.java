/** How tests look at JSON. */
@NullMarked
package io.github.uptownrules.checks;

import org.jspecify.annotations.NullMarked;
