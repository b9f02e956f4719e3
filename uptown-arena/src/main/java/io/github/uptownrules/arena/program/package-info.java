/** Other programs that play: started, asked with the line protocol, and ended. */
@NullMarked
package io.github.uptownrules.arena.program;

import org.jspecify.annotations.NullMarked;
