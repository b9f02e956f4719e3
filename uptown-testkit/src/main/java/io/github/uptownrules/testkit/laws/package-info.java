/** The laws and generators of the test kit, one per class. The tests of this library also use them separately. */
@NullUnmarked // Maps by color and seat are only queried for existing keys; this package is not exported.
@NullMarked
package io.github.uptownrules.testkit.laws;

import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;
