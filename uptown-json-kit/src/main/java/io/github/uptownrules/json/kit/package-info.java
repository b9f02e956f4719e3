/**
 * The value and the exception that the JSON of every game shares.
 *
 * <p>For programs that send what {@code Json} of a game writes, as a message or as part of one, and that report what it refuses to
 * read.
 *
 * <pre>{@code
 * new JsonException("/move", "/move: expected a text").pointer();    // -> /move
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.json.kit;

import org.jspecify.annotations.NullMarked;
