package io.github.uptownrules.server.table;

import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Ruleset;
import java.util.Optional;
import java.util.function.Function;

/** Deals the tiles. */
@FunctionalInterface
public interface Dealer {
    /**
     * A game that has not begun.
     *
     * @param seed that of a table for practice
     */
    GameState deal(Ruleset ruleset, Optional<Long> seed);

    /** A dealer who deals as another does, but for practice. */
    static Dealer of(Function<Ruleset, GameState> dealer) {
        return (ruleset, seed) -> seed.map(ruleset::deal).orElseGet(() -> dealer.apply(ruleset));
    }
}
