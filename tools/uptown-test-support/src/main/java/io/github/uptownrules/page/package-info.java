/** The page as people meet it, in a real Chromium: what holds wherever the tables are. */
@NullMarked
package io.github.uptownrules.page;

import org.jspecify.annotations.NullMarked;
