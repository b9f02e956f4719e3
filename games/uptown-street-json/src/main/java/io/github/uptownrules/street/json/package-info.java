/**
 * Views, outcomes, redacted records, standings, targets, faults, decks and moves of the street game as JSON. Start at
 * {@link io.github.uptownrules.street.json.Json}.
 *
 * <p>For servers and clients of the street game in Java.
 *
 * <pre>{@code
 * Json.move(Move.parse("b12a@1.3"));     // -> {"move":"b12a@1.3"}
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.street.json;

import org.jspecify.annotations.NullMarked;
