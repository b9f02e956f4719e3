/**
 * Quoting in messages, parts of texts with their places, faults, and text layout, for all games.
 *
 * <p>Exported to the modules of this library that read texts, quote values in messages or print text in lines.
 */
@NullMarked
package io.github.uptownrules.base.text;

import org.jspecify.annotations.NullMarked;
