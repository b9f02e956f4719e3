import org.jspecify.annotations.NullMarked;

/**
 * What a client of a game may be sent, and what it sends back, as JSON.
 *
 * <pre>{@code
 * String sent = Json.writeView(game.viewFor(Seat.TWO));
 * Json.of(notation).readView(sent).equals(game.viewFor(Seat.TWO));     // -> true
 * }</pre>
 *
 * <p>What bots say of moves has a package of its own; only programs that use it need the bots.
 */
@NullMarked
module io.github.uptownrules.json {
    requires transitive io.github.uptownrules.core;
    requires transitive com.google.gson;
    requires static io.github.uptownrules.bots;
    requires static org.jspecify;

    exports io.github.uptownrules.json;
    exports io.github.uptownrules.json.analysis;
}
