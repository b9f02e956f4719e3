/** Puzzles: positions in which one move is clearly best, and not the one that comes to mind. */
package io.github.uptownrules.cli.puzzle;
