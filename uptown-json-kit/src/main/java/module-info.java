import org.jspecify.annotations.NullMarked;

/**
 * The strict reader and the writer that the JSON of every game is made with.
 *
 * <pre>{@code
 * new JsonException("/move", "/move: expected a text").pointer();    // -> /move
 * }</pre>
 *
 * <p>Programs rarely name this module: {@code uptown-json} and the JSON of the other games bring it.
 */
@NullMarked
@SuppressWarnings("module") // the friends of node are compiled later
module io.github.uptownrules.json.kit {
    requires transitive com.google.common;
    requires transitive com.google.gson;
    requires transitive io.github.uptownrules.base;
    requires static org.jspecify;

    exports io.github.uptownrules.json.kit;
    exports io.github.uptownrules.json.kit.node to
            io.github.uptownrules.json,
            io.github.uptownrules.server,
            io.github.uptownrules.street.json,
            io.github.uptownrules.upturn.json;
}
