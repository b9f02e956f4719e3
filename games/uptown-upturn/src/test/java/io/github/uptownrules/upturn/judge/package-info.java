/** Compares the library with the naive engine, which was written by somebody else from the rules alone. */
package io.github.uptownrules.upturn.judge;
