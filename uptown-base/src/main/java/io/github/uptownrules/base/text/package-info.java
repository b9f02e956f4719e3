/** What the texts of all games share: quoting and shortening in messages, parts of a text with their places, faults. */
@NullMarked
package io.github.uptownrules.base.text;

import org.jspecify.annotations.NullMarked;
