/**
 * A second, deliberately naive engine for the rules of Uptown, as a reference for the real one. The two engines share no code,
 * so positions and moves are exchanged only as text. The naive engine aims to be obviously correct, not fast.
 */
@NullUnmarked // Maps by color and seat are only queried for existing keys; this package is not exported.
@NullMarked
package io.github.uptownrules.testkit.naive;

import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;
