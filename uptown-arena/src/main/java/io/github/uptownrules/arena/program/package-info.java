/** Starts external programs, plays with them over the line protocol, and ends them. */
@NullMarked
package io.github.uptownrules.arena.program;

import org.jspecify.annotations.NullMarked;
