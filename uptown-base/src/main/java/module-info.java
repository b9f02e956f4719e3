import org.jspecify.annotations.NullMarked;

/**
 * The foundation of all games: reproducible randomness, picture options, and an interface for programs that play any
 * game. Messages, the form of records, and SVG are internal to the games.
 *
 * <pre>{@code
 * SplitMix64 random = new SplitMix64(42);
 * int die = 1 + random.nextInt(6);           // -> 5
 * }</pre>
 */
@NullMarked
@SuppressWarnings("module") // modules named in qualified exports are compiled later
module io.github.uptownrules.base {
    requires transitive com.google.common;
    requires static org.jspecify;

    exports io.github.uptownrules.base.draw;
    exports io.github.uptownrules.base.game;
    exports io.github.uptownrules.base.notation;
    exports io.github.uptownrules.base.random;
    exports io.github.uptownrules.base.search;
    exports io.github.uptownrules.base.math to
            io.github.uptownrules.bots,
            io.github.uptownrules.street;
    exports io.github.uptownrules.base.message to
            io.github.uptownrules.core;
    exports io.github.uptownrules.base.record to
            io.github.uptownrules.core,
            io.github.uptownrules.street,
            io.github.uptownrules.upturn;
    exports io.github.uptownrules.base.recorded to
            io.github.uptownrules.core,
            io.github.uptownrules.street,
            io.github.uptownrules.upturn;
    exports io.github.uptownrules.base.svg to
            io.github.uptownrules.draw,
            io.github.uptownrules.street,
            io.github.uptownrules.upturn;
    exports io.github.uptownrules.base.text to
            io.github.uptownrules.arena,
            io.github.uptownrules.bots,
            io.github.uptownrules.core,
            io.github.uptownrules.draw,
            io.github.uptownrules.games,
            io.github.uptownrules.json,
            io.github.uptownrules.json.kit,
            io.github.uptownrules.server,
            io.github.uptownrules.server.cluster,
            io.github.uptownrules.street,
            io.github.uptownrules.upturn,
            io.github.uptownrules.variants;
    exports io.github.uptownrules.base.trials to
            io.github.uptownrules.bots,
            io.github.uptownrules.street,
            io.github.uptownrules.upturn;

    uses io.github.uptownrules.base.game.Game;
}
