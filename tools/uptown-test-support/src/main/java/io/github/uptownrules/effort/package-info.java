/** How hard the tests of this build try: one dial for all properties, walks and comparisons, and one seed. */
@NullMarked
package io.github.uptownrules.effort;

import org.jspecify.annotations.NullMarked;
