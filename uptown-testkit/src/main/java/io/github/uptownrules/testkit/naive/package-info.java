/**
 * A second, deliberately naive engine for the rules of Uptown, as a reference for the real one. It shares no code with it, so
 * positions and moves go in and out as text only. It aims at being obviously correct, not at speed.
 */
@NullUnmarked // Maps by color and seat are only queried for existing keys; this package is not exported.
@NullMarked
package io.github.uptownrules.testkit.naive;

import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;
