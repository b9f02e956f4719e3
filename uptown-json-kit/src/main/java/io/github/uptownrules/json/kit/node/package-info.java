/**
 * JSON of any content: nodes that are written, and a strict reader. It knows no game.
 *
 * <p>Exported to {@code uptown-json}, {@code uptown-upturn-json} and {@code uptown-street-json}, which make the JSON of the games with
 * it, and to {@code uptown-server}, which reads the messages of clients with it.
 */
@NullMarked
package io.github.uptownrules.json.kit.node;

import org.jspecify.annotations.NullMarked;
