package io.github.uptownrules.upturn.naive;

import java.util.List;

/**
 * A position with everything needed to read it.
 *
 * @param ruleset the ruleset's id: {@code upturn-2} to {@code upturn-4} exactly with the default set
 * @param seats 2 to 4
 * @param tiles the tile set in canonical form
 * @param position a position, valid unless documented otherwise
 */
public record NaiveSetting(String ruleset, int seats, String tiles, String position) {

    /** Returns the game at this position, which must be valid. */
    public NaiveUpTurn game() {
        return NaiveUpTurn.parse(position, ruleset, seats, tiles);
    }

    /** Returns the faults of the position. */
    public List<String> faults() {
        return NaiveUpTurn.positionFaults(position, ruleset, seats, tiles);
    }

    /** Returns the same table at another position. */
    public NaiveSetting at(String other) {
        return new NaiveSetting(ruleset, seats, tiles, other);
    }
}
