import org.jspecify.annotations.NullMarked;

/**
 * The messages between servers and clients of the street game, as JSON.
 *
 * <pre>{@code
 * String sent = Json.view(game.view()).toString();
 * Json.of(notation).readView(sent).equals(game.view());     // -> true
 * }</pre>
 */
@NullMarked
module io.github.uptownrules.street.json {
    requires transitive io.github.uptownrules.json.kit;
    requires transitive io.github.uptownrules.street;
    requires static org.jspecify;

    exports io.github.uptownrules.street.json;
}
