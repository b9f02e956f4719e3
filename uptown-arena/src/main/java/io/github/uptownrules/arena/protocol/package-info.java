/**
 * The line protocol, from both ends: one command per line, each answered with one line, in the style of the Go Text Protocol. A
 * {@link io.github.uptownrules.arena.protocol.LineProtocol} answers another program; a {@link
 * io.github.uptownrules.arena.protocol.ProtocolBot} is another program as a bot.
 *
 * <p>For programs that serve the protocol to clients in any language, or that play against such programs.
 *
 * <pre>{@code
 * new LineProtocol(Games.load()).answer("version");    // -> Optional[= uptown 0.1.0 1]
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.arena.protocol;

import org.jspecify.annotations.NullMarked;
