/** Servers that share their tables in a PostgreSQL database: leases, homes of tables, and links between servers. */
@NullMarked
package io.github.uptownrules.server.cluster;

import org.jspecify.annotations.NullMarked;
