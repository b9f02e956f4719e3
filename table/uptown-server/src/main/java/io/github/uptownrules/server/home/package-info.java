/** Several servers of the same tables: who there is, and for how long each may speak for its own. */
@NullMarked
package io.github.uptownrules.server.home;

import org.jspecify.annotations.NullMarked;
