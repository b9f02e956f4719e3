/** Tables in an SQLite or PostgreSQL database. */
@NullMarked
package io.github.uptownrules.server.storage;

import org.jspecify.annotations.NullMarked;
