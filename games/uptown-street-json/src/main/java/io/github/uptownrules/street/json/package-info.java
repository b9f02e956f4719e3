/**
 * What a client of the street game may be sent, and what it sends back, as JSON: start at
 * {@link io.github.uptownrules.street.json.Json}.
 *
 * <pre>{@code
 * Json.move(Move.parse("b12a@1.3"));     // -> {"move":"b12a@1.3"}
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.street.json;

import org.jspecify.annotations.NullMarked;
