/** The laws of games behind the common interface. */
@NullMarked
package io.github.uptownrules.testkit.games;

import org.jspecify.annotations.NullMarked;
