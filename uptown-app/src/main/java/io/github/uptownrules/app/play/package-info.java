/**
 * The game at the terminal. {@link Table} is all of it but the terminal: it takes a line and gives a text. A
 * {@link Console} brings the lines and shows the texts.
 */
package io.github.uptownrules.app.play;
