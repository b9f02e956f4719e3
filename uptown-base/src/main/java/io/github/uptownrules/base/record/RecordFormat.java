package io.github.uptownrules.base.record;

import com.google.common.collect.ImmutableSet;

/**
 * What differs from game to game in the form of its records.
 *
 * @param version the value of the header {@link #NOTATION}; it names the game, so that no reader takes another's records
 * @param own the headers that follow from the game: which these are, hangs on what the game is dealt from and how it may end
 * @param redacted the headers that only redacted records have: which these are, hangs on what is hidden
 * @param marks the words before moves that are for people: in some games there are rounds, in others seats move out of turn
 */
public record RecordFormat(String version, ImmutableSet<String> own, ImmutableSet<String> redacted, Marks marks) {
    /** The header of every record that says which notation it is in. */
    public static final String NOTATION = "Notation";

    public static final String RULESET = "Ruleset";
    public static final String START = "Start";

    /** The header that says how the game ended, if the rules did not end it. */
    public static final String TERMINATION = "Termination";

    public static final String RESULT = "Result";

    /** Whether a header follows from the game, so that a user cannot give it a value. */
    boolean isReserved(String name) {
        return name.equals(NOTATION) || own.contains(name) || redacted.contains(name);
    }

    /** Whether a header names the player on a seat at the table, which a redacted record keeps. */
    static boolean isPlayerName(String name, int seats) {
        for (int seat = 1; seat <= seats; seat++) {
            if (name.equals("Seat" + seat)) {
                return true;
            }
        }
        return false;
    }
}
