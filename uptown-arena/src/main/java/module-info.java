import org.jspecify.annotations.NullMarked;

/**
 * Bots against each other: matches and tournaments of any of the games, with intervals, ratings and sequential tests; the line
 * protocol from both ends, so that a bot may be a program in any language.
 *
 * <pre>{@code
 * OldGame uptown = new UptownGame().withBot("hasty", (view, random) -> view.legalMoves().get(0));
 * Tournament match = Tournament.of(uptown, "two-player", List.of("hasty", "greedy")).withGames(200);
 * match.play().winShare("hasty");
 * }</pre>
 *
 * <p>What tournaments and the protocol know of a game are the texts of {@link io.github.uptownrules.base.game.OldGame}; a game of yours
 * is found if it is provided as a service.
 */
@NullMarked
module io.github.uptownrules.arena {
    requires transitive io.github.uptownrules.bots;
    requires io.github.uptownrules.variants;
    requires transitive io.github.uptownrules.upturn;
    requires transitive io.github.uptownrules.street;
    requires static org.jspecify;

    exports io.github.uptownrules.arena;
    exports io.github.uptownrules.arena.protocol;
    exports io.github.uptownrules.arena.uptown;
    exports io.github.uptownrules.arena.upturn;
    exports io.github.uptownrules.arena.street;

    uses io.github.uptownrules.bots.BotProvider;

    provides io.github.uptownrules.base.game.OldGame with
            io.github.uptownrules.arena.uptown.UptownGame,
            io.github.uptownrules.arena.upturn.UpTurnGame,
            io.github.uptownrules.arena.street.StreetGame;
}
