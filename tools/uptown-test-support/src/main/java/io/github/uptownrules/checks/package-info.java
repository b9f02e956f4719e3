/** Checks of JSON, pictures and colors. */
@NullMarked
package io.github.uptownrules.checks;

import org.jspecify.annotations.NullMarked;
