import org.jspecify.annotations.NullMarked;

/**
 * The strict reader and the writer behind the JSON of all games.
 *
 * <pre>{@code
 * new JsonException("/move", "/move: expected a text").pointer();    // -> /move
 * }</pre>
 *
 * <p>Programs rarely require this module by name, because {@code uptown-json} and the JSON modules of the other games
 * require it.
 */
@NullMarked
@SuppressWarnings("module") // modules named in qualified exports are compiled later
module io.github.uptownrules.json.kit {
    requires transitive com.google.common;
    requires transitive com.google.gson;
    requires transitive io.github.uptownrules.base;
    requires static org.jspecify;

    exports io.github.uptownrules.json.kit;
    exports io.github.uptownrules.json.kit.tree;
    exports io.github.uptownrules.json.kit.node to
            io.github.uptownrules.json,
            io.github.uptownrules.server,
            io.github.uptownrules.street.json,
            io.github.uptownrules.upturn.json;
}
