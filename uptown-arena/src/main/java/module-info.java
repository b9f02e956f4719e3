import org.jspecify.annotations.NullMarked;

/**
 * Bots against each other: matches and tournaments of any game, with intervals, ratings and sequential tests; the line protocol from
 * both ends, so that a bot may be a program in any language.
 *
 * <pre>{@code
 * Game uptown = new UptownGame().withBot("hasty", (view, random) -> view.legalMoves().get(0));
 * Tournament match = Tournament.of(uptown, "two-player", List.of("hasty", "greedy")).withGames(200);
 * match.play().winShare("hasty");
 * }</pre>
 *
 * <p>It knows every game by the interface {@link io.github.uptownrules.base.game.Game} alone: those of {@code uptown-games}, and yours.
 */
@NullMarked
module io.github.uptownrules.arena {
    requires transitive io.github.uptownrules.base;
    requires static org.jspecify;

    exports io.github.uptownrules.arena;
    exports io.github.uptownrules.arena.protocol;
}
