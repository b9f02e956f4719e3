/** Tables in a database: SQLite, or PostgreSQL. */
package io.github.uptownrules.app.uptown.web.storage;
