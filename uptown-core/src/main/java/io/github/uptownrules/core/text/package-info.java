/** The notation of boards; not exported, for all layers above. */
@NullMarked
package io.github.uptownrules.core.text;

import org.jspecify.annotations.NullMarked;
