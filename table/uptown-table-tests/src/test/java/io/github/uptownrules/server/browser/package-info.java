/** The page as people meet it: in a real Chromium, at a real server. */
@NullMarked
package io.github.uptownrules.server.browser;

import org.jspecify.annotations.NullMarked;
