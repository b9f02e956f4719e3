/**
 * JSON of any content: nodes for writing, and a strict reader, independent of any game.
 *
 * <p>Exported to {@code uptown-json}, {@code uptown-upturn-json} and {@code uptown-street-json}, which build the JSON
 * of the games on it, and to {@code uptown-server}, which reads the messages of clients.
 */
@NullMarked
package io.github.uptownrules.json.kit.node;

import org.jspecify.annotations.NullMarked;
