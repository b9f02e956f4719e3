/**
 * Views, moves, records and standings of UP TURN as JSON. Start at {@link io.github.uptownrules.upturn.json.Json}.
 *
 * <p>For servers and clients of UP TURN in Java.
 *
 * <pre>{@code
 * Json.move(Move.parse("67*>2"));     // -> {"move":"67*>2"}
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.upturn.json;

import org.jspecify.annotations.NullMarked;
