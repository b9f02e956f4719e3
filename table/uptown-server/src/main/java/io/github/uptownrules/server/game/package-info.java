/**
 * What a server needs to know of a game: its rulesets, its deals, what each viewer sees of it, its moves, its bots. A server knows
 * games by this and nothing else; a game of yours is found if it is provided as a service.
 *
 * <pre>{@code
 * ServerOptions.builder().games(new UptownTableGame());
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.server.game;

import org.jspecify.annotations.NullMarked;
