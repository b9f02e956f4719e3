import org.jspecify.annotations.NullMarked;

/**
 * The messages between a game's server and its clients, as JSON.
 *
 * <pre>{@code
 * String sent = Json.view(game.viewFor(Seat.TWO)).toString();
 * Json.of(notation).readView(sent).equals(game.viewFor(Seat.TWO));     // -> true
 * }</pre>
 */
@NullMarked
module io.github.uptownrules.json {
    requires transitive io.github.uptownrules.core;
    requires transitive io.github.uptownrules.json.kit;
    requires static org.jspecify;

    exports io.github.uptownrules.json;
}
