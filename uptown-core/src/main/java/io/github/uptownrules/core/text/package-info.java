/** The notation of boards, used by all layers above but not exported. */
@NullMarked
package io.github.uptownrules.core.text;

import org.jspecify.annotations.NullMarked;
