/**
 * Tables in a database, which is in an SQLite file unless another module connects to it.
 *
 * <p>Exported to {@code uptown-server-cluster}, which keeps tables in PostgreSQL.
 */
@NullMarked
package io.github.uptownrules.server.storage;

import org.jspecify.annotations.NullMarked;
