import org.jspecify.annotations.NullMarked;

/**
 * Matches and tournaments between bots in any game, with intervals, ratings and sequential tests. Both ends of the
 * line protocol are here, so a bot can be a program in any language.
 *
 * <pre>{@code
 * Game uptown = new UptownGame().withBot("hasty", (view, random) -> view.legalMoves().get(0));
 * Tournament match = Tournament.of(uptown, "two-player", List.of("hasty", "greedy")).withGames(200);
 * match.play().winShare("hasty");
 * }</pre>
 *
 * <p>The arena only uses the interface {@link io.github.uptownrules.base.game.Game}, so it plays the games of {@code
 * uptown-games} and your own.
 */
@NullMarked
module io.github.uptownrules.arena {
    requires transitive io.github.uptownrules.base;
    requires static org.jspecify;

    exports io.github.uptownrules.arena;
    exports io.github.uptownrules.arena.protocol;
}
