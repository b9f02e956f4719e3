/**
 * Quoting and shortening in messages, parts of a text with their places, faults, and the layout of text in lines, for all games.
 *
 * <p>Exported to the modules of this library that read texts, name values in messages or print text in lines.
 */
@NullMarked
package io.github.uptownrules.base.text;

import org.jspecify.annotations.NullMarked;
