/**
 * Tables in browsers, over HTTP and WebSockets, for people and bots: a server, and what a program may give it that starts one.
 *
 * <p>For programs that start or embed a server of tables.
 *
 * <pre>{@code
 * ServerOptions options = ServerOptions.builder().port(0).data(path.resolveSibling("games").toString()).build();
 * TableServer.start(options).close();
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.server;

import org.jspecify.annotations.NullMarked;
