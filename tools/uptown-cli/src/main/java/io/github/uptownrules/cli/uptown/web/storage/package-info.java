/** Tables in a database: SQLite, or PostgreSQL. */
package io.github.uptownrules.cli.uptown.web.storage;
