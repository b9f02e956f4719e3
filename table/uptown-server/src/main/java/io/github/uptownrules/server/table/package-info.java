/**
 * Tables at which people and bots play, independent of transport and storage.
 *
 * <p>Exported to {@code uptown-server-cluster}, which moves tables between servers.
 */
@NullMarked
package io.github.uptownrules.server.table;

import org.jspecify.annotations.NullMarked;
