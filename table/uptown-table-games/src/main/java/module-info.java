import org.jspecify.annotations.NullMarked;

/**
 * The games of this library as a server of tables plays them.
 *
 * <pre>{@code
 * TableGame uptown = new UptownTableGame().withBot("hasty", (seen, chance) -> seen.legalMoves().get(0));
 * uptown.levels();    // -> [beginner, casual, club, expert, hasty]
 * }</pre>
 */
@NullMarked
module io.github.uptownrules.table.games {
    requires transitive io.github.uptownrules.bots;
    requires transitive io.github.uptownrules.server;
    requires transitive io.github.uptownrules.street;
    requires transitive io.github.uptownrules.upturn;
    requires io.github.uptownrules.json;
    requires io.github.uptownrules.street.json;
    requires io.github.uptownrules.upturn.json;
    requires io.github.uptownrules.variants;
    requires static org.jspecify;

    exports io.github.uptownrules.table.games;

    provides io.github.uptownrules.server.game.TableGame with
            io.github.uptownrules.table.games.UptownTableGame,
            io.github.uptownrules.table.games.UpTurnTableGame,
            io.github.uptownrules.table.games.StreetTableGame;
}
