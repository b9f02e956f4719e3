/** Uptown at the terminal: a table that knows tiles and cells, and so can mark where one may go and say why not elsewhere. */
package io.github.uptownrules.cli.uptown.table;
