/**
 * A second, deliberately naive engine for the rules of Uptown: the judge against which the real one is compared. It
 * shares nothing with it, so positions and moves go in and out as text only. Speed is no aim here; being obviously
 * right is.
 */
@NullUnmarked // Maps by color and seat are asked only for what they have; nothing of this is exported.
@NullMarked
package io.github.uptownrules.testkit.naive;

import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;
