/** The table in the browser, as far as it is HTTP and WebSockets: who may come in, how much, how fast. */
@NullMarked
package io.github.uptownrules.server;

import org.jspecify.annotations.NullMarked;
