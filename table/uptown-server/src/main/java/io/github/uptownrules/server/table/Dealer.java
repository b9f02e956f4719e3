package io.github.uptownrules.server.table;

import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Ruleset;
import java.security.SecureRandom;
import java.util.Optional;

/** Deals the tiles. */
@FunctionalInterface
public interface Dealer {
    /**
     * A game that has not begun.
     *
     * @param seed that of a table for practice
     */
    GameState deal(Ruleset ruleset, Optional<Long> seed);

    /** Deals so that nobody can work it out. */
    static Dealer unpredictable() {
        SecureRandom random = new SecureRandom();
        return (ruleset, seed) -> seed.map(ruleset::deal).orElseGet(() -> ruleset.deal(random));
    }
}
