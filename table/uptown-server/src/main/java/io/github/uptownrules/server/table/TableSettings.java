package io.github.uptownrules.server.table;

import java.util.Locale;
import java.util.Optional;

/**
 * What was chosen for a table when it was made.
 *
 * @param practiceSeed the seed of the deal at a table for practice
 * @param time how much time people have
 * @param afterResignation what happens when a person resigns
 * @param visibility who finds the table
 * @param hints whether players may ask for hints
 */
public record TableSettings(
        Optional<Long> practiceSeed,
        TimeControl time,
        AfterResignation afterResignation,
        Visibility visibility,
        Hints hints) {
    /** Dealt at random, without a limit, and over when a person resigns. */
    public static final TableSettings USUAL = new TableSettings(
            Optional.empty(), TimeControl.NONE, AfterResignation.ENDS, Visibility.INVITED, Hints.ALLOWED);

    /** Whether players may ask for hints. */
    public enum Hints {
        /** They may. */
        ALLOWED,
        /** They may not. */
        NONE
    }

    /** Who finds a table. */
    public enum Visibility {
        /** Who has its address. */
        INVITED,
        /** Everybody who looks at the list of tables. */
        LISTED
    }

    /** What happens when a person resigns; the name in lower case is what clients write. */
    public enum AfterResignation {
        /** The game is over. */
        ENDS,
        /** A bot plays on for that seat, as long as another person plays. */
        BOT;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** The choice with a name. */
        public static Optional<AfterResignation> of(String name) {
            for (AfterResignation choice : values()) {
                if (choice.toString().equals(name)) {
                    return Optional.of(choice);
                }
            }
            return Optional.empty();
        }
    }

    /** Those of the next game at the table. */
    TableSettings again() {
        return new TableSettings(practiceSeed.map(seed -> seed + 1), time, afterResignation, visibility, hints);
    }
}
