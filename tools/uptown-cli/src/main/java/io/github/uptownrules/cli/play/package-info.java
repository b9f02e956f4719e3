/**
 * A game at the terminal. What is {@link Shown} is all of it but the terminal: it takes a line and gives a text. A
 * {@link Console} brings the lines and shows the texts. {@link TextTable} shows any game, by its texts; one may have a table of
 * its own.
 */
package io.github.uptownrules.cli.play;
