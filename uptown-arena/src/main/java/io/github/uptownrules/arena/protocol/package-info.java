/**
 * The line protocol, for programs that ask: one command a line, one line of answer each, in the manner of the Go Text Protocol. For
 * the other end, another program as a bot, see {@code arena.uptown.ProtocolBot} and the names of bots in a tournament.
 *
 * <pre>{@code
 * new LineProtocol(Games.load()).answer("version");    // -> Optional[= uptown 0.1.0 1]
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.arena.protocol;

import org.jspecify.annotations.NullMarked;
