import org.jspecify.annotations.NullMarked;

/**
 * JSON for a server and its clients in a game of UP TURN.
 *
 * <pre>{@code
 * String sent = Json.view(game.viewFor(Seat.TWO)).toString();
 * Json.of(notation).readView(sent).equals(game.viewFor(Seat.TWO));     // -> true
 * }</pre>
 */
@NullMarked
module io.github.uptownrules.upturn.json {
    requires transitive io.github.uptownrules.json.kit;
    requires transitive io.github.uptownrules.upturn;
    requires static org.jspecify;

    exports io.github.uptownrules.upturn.json;
}
