import org.jspecify.annotations.NullMarked;

/**
 * The published rulesets of Uptown, with their scorings.
 *
 * <pre>{@code
 * GameState game = Rulesets.twoPlayer().deal(42);
 * game.colors(Seat.ONE);    // -> [b, o]
 * }</pre>
 */
@NullMarked
module io.github.uptownrules.variants {
    requires transitive io.github.uptownrules.core;
    requires static org.jspecify;

    exports io.github.uptownrules.variants;
}
