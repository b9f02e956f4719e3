/**
 * Each game of this library as a server of tables plays it: with its rules, its JSON, its bots and yours.
 *
 * <pre>{@code
 * ServerOptions.builder().games(new UptownTableGame());
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.table.games;

import org.jspecify.annotations.NullMarked;
