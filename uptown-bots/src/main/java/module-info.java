import org.jspecify.annotations.NullMarked;

/**
 * Opponents for Uptown, and analysis of positions. Both work on views, so they know no more than a player may.
 *
 * <pre>{@code
 * Bot greedy = Bots.parse("greedy");
 * game = game.play(greedy.choose(game.viewFor(Seat.ONE), random));
 * game.turn();    // -> Optional[2]
 * }</pre>
 */
@NullMarked
module io.github.uptownrules.bots {
    requires transitive io.github.uptownrules.core;
    requires transitive io.github.uptownrules.variants;
    requires static org.jspecify;

    exports io.github.uptownrules.bots;
}
