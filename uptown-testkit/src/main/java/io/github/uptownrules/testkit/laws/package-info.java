/** What the test kit asks, one law or one generator to a class; the tests of this library ask it too, piece by piece. */
@NullMarked
package io.github.uptownrules.testkit.laws;

import org.jspecify.annotations.NullMarked;
