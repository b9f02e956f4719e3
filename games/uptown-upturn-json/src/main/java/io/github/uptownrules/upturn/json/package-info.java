/**
 * What a client of a game of UP TURN may be sent, and what it sends back, as JSON: start at
 * {@link io.github.uptownrules.upturn.json.Json}.
 *
 * <pre>{@code
 * Json.move(Move.parse("67*>2"));     // -> {"move":"67*>2"}
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.upturn.json;

import org.jspecify.annotations.NullMarked;
