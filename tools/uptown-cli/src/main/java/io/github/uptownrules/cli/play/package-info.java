/**
 * A game at the terminal. A {@link TerminalTable} is all of it but the terminal: it takes a line and gives a text. A {@link Console}
 * brings the lines and shows the texts. What only one game can know is behind its presentation.
 */
package io.github.uptownrules.cli.play;
