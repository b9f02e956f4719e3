/** Tests of the page in a real Chromium, wherever its tables are. */
@NullMarked
package io.github.uptownrules.page;

import org.jspecify.annotations.NullMarked;
