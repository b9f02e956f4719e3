/** Puzzles: positions in which one move is clearly best, but not the obvious one. */
package io.github.uptownrules.cli.puzzle;
