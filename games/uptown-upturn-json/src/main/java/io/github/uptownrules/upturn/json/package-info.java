/**
 * Views, seen outcomes, redacted records, standings, targets, faults and moves of UP TURN as JSON, for servers and clients
 * in Java. Start at {@link io.github.uptownrules.upturn.json.Json}.
 *
 * <pre>{@code
 * Json.move(Move.parse("67*>2"));     // -> {"move":"67*>2"}
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.upturn.json;

import org.jspecify.annotations.NullMarked;
