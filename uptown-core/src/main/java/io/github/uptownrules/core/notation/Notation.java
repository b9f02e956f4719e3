package io.github.uptownrules.core.notation;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Ruleset;

/** Reads positions under the rulesets it knows. Immutable. */
public final class Notation {
    private final ImmutableMap<String, Ruleset> rulesets;

    private Notation(ImmutableMap<String, Ruleset> rulesets) {
        this.rulesets = rulesets;
    }

    /**
     * A reader that knows some rulesets.
     *
     * @param rulesets the rulesets, your own among them
     * @return the reader
     * @throws IllegalArgumentException if two of them have the same id
     */
    public static Notation of(Iterable<Ruleset> rulesets) {
        return new Notation(Maps.uniqueIndex(rulesets, Ruleset::id));
    }

    /**
     * Reads a position: five fields with a space between them, exactly as {@link GameState#toString()} writes them.
     *
     * @param text the position
     * @return the game in that position
     * @throws PositionException if the text is not such a position; it tells every fault
     */
    public GameState readPosition(String text) {
        return new PositionReader(rulesets).read(text);
    }
}
