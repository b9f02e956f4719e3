/**
 * A server that hosts tables for people and bots in browsers, over HTTP and WebSockets, and the API for programs that embed it.
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
