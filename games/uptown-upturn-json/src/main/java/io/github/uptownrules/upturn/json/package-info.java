/**
 * Views, outcomes as seen, redacted records, standings, targets, faults and moves of UP TURN as JSON: start at
 * {@link io.github.uptownrules.upturn.json.Json}.
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
