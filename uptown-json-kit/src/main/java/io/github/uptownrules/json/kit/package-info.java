/**
 * The value and exception types common to the JSON of all games.
 *
 * <p>For programs that send the values of a game's {@code Json}, alone or inside a message, and that report invalid
 * input.
 *
 * <pre>{@code
 * new JsonException("/move", "/move: expected a text").pointer();    // -> /move
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.json.kit;

import org.jspecify.annotations.NullMarked;
