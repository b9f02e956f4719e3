/** Bots by their names, of any game. */
@NullMarked
package io.github.uptownrules.arena.bots;

import org.jspecify.annotations.NullMarked;
