/** What the test kit asks, one law or one generator to a class; the tests of this library ask it too, piece by piece. */
@NullUnmarked // Maps by color and seat are asked only for what they have; nothing of this is exported.
@NullMarked
package io.github.uptownrules.testkit.laws;

import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;
