/** Compares the library with the naive engine, which another author wrote from the rules alone. */
package io.github.uptownrules.upturn.judge;
