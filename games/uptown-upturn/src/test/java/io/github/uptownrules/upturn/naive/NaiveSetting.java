package io.github.uptownrules.upturn.naive;

import java.util.List;

/**
 * A position and all that is needed to read it.
 *
 * @param ruleset the ruleset's id: {@code upturn-2} to {@code upturn-4} exactly with the default set
 * @param seats 2 to 4
 * @param tiles the tile set in canonical form
 * @param position a position, valid where nothing else is said
 */
public record NaiveSetting(String ruleset, int seats, String tiles, String position) {

    /** The game at this position, which must be valid. */
    public NaiveUpTurn game() {
        return NaiveUpTurn.parse(position, ruleset, seats, tiles);
    }

    /** What is wrong with the position. */
    public List<String> faults() {
        return NaiveUpTurn.positionFaults(position, ruleset, seats, tiles);
    }

    /** The same table at another position. */
    public NaiveSetting at(String other) {
        return new NaiveSetting(ruleset, seats, tiles, other);
    }
}
