/** Several servers that share their tables: which servers are alive, and how long each owns its tables. */
@NullMarked
package io.github.uptownrules.server.home;

import org.jspecify.annotations.NullMarked;
