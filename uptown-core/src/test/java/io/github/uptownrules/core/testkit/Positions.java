package io.github.uptownrules.core.testkit;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Ruleset;

/** Positions for laws that hold in all of them. */
public final class Positions {
    private Positions() {}

    /** One from a random game, one that play need not reach, and a late one of that sort. */
    public static ImmutableList<GameState> ofEveryKind(Ruleset ruleset, long seed) {
        return ImmutableList.of(
                RandomPlay.position(ruleset, seed),
                GameState.of(RandomSetup.of(ruleset, seed)),
                GameState.of(RandomSetup.late(ruleset, seed)));
    }
}
