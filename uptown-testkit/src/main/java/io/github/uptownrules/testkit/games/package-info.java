/** The laws of games that any program can play. */
@NullMarked
package io.github.uptownrules.testkit.games;

import org.jspecify.annotations.NullMarked;
