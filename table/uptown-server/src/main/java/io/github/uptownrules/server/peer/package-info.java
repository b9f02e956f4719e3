/**
 * The seam between a server and the other servers of the same tables. One server alone has no peers.
 *
 * <p>Exported to {@code uptown-server-cluster}, which connects servers through a PostgreSQL database.
 */
@NullMarked
package io.github.uptownrules.server.peer;

import org.jspecify.annotations.NullMarked;
