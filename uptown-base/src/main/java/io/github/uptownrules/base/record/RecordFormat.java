package io.github.uptownrules.base.record;

import com.google.common.collect.ImmutableSet;

/**
 * The properties of records that differ from game to game.
 *
 * @param version the value of the header {@link #NOTATION}; it names the game, so that readers reject records of
 *     other games
 * @param own the headers that follow from the game, such as its start and result
 * @param redacted the headers that only redacted records have, such as their viewer
 * @param marks the words before moves that only people read: rounds, or seats that move out of turn
 */
public record RecordFormat(String version, ImmutableSet<String> own, ImmutableSet<String> redacted, Marks marks) {
    /** The header of every record that names its notation. */
    public static final String NOTATION = "Notation";

    /** The beginning of every record written by a program; moves and marks do not contain it. */
    static final String BEGINNING = "[" + NOTATION + " \"";

    public static final String RULESET = "Ruleset";
    public static final String START = "Start";

    /** The header with the termination, if the rules did not end the game. */
    public static final String TERMINATION = "Termination";

    public static final String RESULT = "Result";

    /** The end of the version of records without variations. */
    private static final String FIRST = " 1";

    /** Returns the version for records with variations or glyphs. */
    public String second() {
        return second(version);
    }

    /** Returns the value of {@link #NOTATION} for records with variations or glyphs, given the value for others. */
    public static String second(String version) {
        return (version.endsWith(FIRST) ? version.substring(0, version.length() - FIRST.length()) : version) + " 2";
    }

    /** Returns whether a header follows from the game, so that users cannot set it. */
    boolean isReserved(String name) {
        return name.equals(NOTATION) || own.contains(name) || redacted.contains(name);
    }

    /** Returns whether a header names the player of a seat at the table. A redacted record keeps these headers. */
    static boolean isPlayerName(String name, int seats) {
        for (int seat = 1; seat <= seats; seat++) {
            if (name.equals("Seat" + seat)) {
                return true;
            }
        }
        return false;
    }
}
