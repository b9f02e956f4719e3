/** Tables at which people and bots play, independent of transport and storage. */
@NullMarked
package io.github.uptownrules.server.table;

import org.jspecify.annotations.NullMarked;
