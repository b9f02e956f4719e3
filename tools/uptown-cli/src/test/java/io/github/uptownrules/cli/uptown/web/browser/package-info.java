/** The page as people meet it: in a real Chromium, at a real server. */
@NullMarked
package io.github.uptownrules.cli.uptown.web.browser;

import org.jspecify.annotations.NullMarked;
