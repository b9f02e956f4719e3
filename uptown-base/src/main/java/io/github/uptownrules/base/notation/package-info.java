/**
 * Errors in texts, for all games.
 *
 * <p>For programs that report why a text was rejected, and for authors of text readers.
 *
 * <pre>{@code
 * new TextFault(2, 7, "no seat").toString();    // -> line 2, column 7: no seat
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.base.notation;

import org.jspecify.annotations.NullMarked;
