/**
 * A game at the terminal. A {@link TerminalTable} is the logic without the terminal: it takes a line and returns a text. A
 * {@link Console} reads the lines and shows the texts. The specifics of each game are in its presentation.
 */
package io.github.uptownrules.cli.play;
