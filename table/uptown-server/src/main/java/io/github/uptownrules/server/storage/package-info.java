/** Tables in a database: SQLite, or PostgreSQL. */
@NullMarked
package io.github.uptownrules.server.storage;

import org.jspecify.annotations.NullMarked;
