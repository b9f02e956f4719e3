/** The page as people use it, in a real Chromium with a real server. */
@NullMarked
package io.github.uptownrules.server.browser;

import org.jspecify.annotations.NullMarked;
