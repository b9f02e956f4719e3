/** Tests of the page in a real Chromium, regardless of where its tables are. */
@NullMarked
package io.github.uptownrules.page;

import org.jspecify.annotations.NullMarked;
