import org.jspecify.annotations.NullMarked;

/**
 * The three games of this library as implementations of {@link io.github.uptownrules.base.game.Game}.
 *
 * <pre>{@code
 * Game uptown = new UptownGame().withBot("hasty", (seen, chance) -> seen.legalMoves().get(0));
 * uptown.levels();    // -> [beginner, casual, club, expert, hasty]
 * }</pre>
 */
@NullMarked
module io.github.uptownrules.games {
    requires transitive io.github.uptownrules.bots;
    requires transitive io.github.uptownrules.street;
    requires transitive io.github.uptownrules.upturn;
    requires io.github.uptownrules.json;
    requires io.github.uptownrules.street.json;
    requires io.github.uptownrules.upturn.json;
    requires io.github.uptownrules.variants;
    requires static org.jspecify;

    exports io.github.uptownrules.games;

    uses io.github.uptownrules.bots.BotProvider;

    provides io.github.uptownrules.base.game.Game with
            io.github.uptownrules.games.UptownGame,
            io.github.uptownrules.games.UpTurnGame,
            io.github.uptownrules.games.StreetGame;
}
