package io.github.uptownrules.server.table;

import java.util.Locale;
import java.util.Optional;

/**
 * The settings of a table.
 *
 * @param practiceSeed the seed of the deal, at a practice table only
 */
public record TableSettings(
        Optional<Long> practiceSeed,
        TimeControl time,
        AfterResignation afterResignation,
        Visibility visibility,
        Hints hints) {
    /** The default settings: a random deal, no time limit, and a game that ends when a person resigns. */
    public static final TableSettings USUAL = new TableSettings(
            Optional.empty(), TimeControl.NONE, AfterResignation.ENDS, Visibility.INVITED, Hints.ALLOWED);

    public enum Hints {
        ALLOWED,
        NONE
    }

    /** The audience of a table. */
    public enum Visibility {
        /** Only people who know its address find it. */
        INVITED,
        /** Everyone sees it in the list of tables. */
        LISTED
    }

    /** The effect of a resignation. Clients use the name in lower case. */
    public enum AfterResignation {
        /** The game ends. */
        ENDS,
        /** A bot continues for that seat, as long as another person is playing. */
        BOT;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }

        public static Optional<AfterResignation> of(String name) {
            for (AfterResignation choice : values()) {
                if (choice.toString().equals(name)) {
                    return Optional.of(choice);
                }
            }
            return Optional.empty();
        }
    }

    /** Returns the settings of the next game at the table. */
    TableSettings again() {
        return new TableSettings(practiceSeed.map(seed -> seed + 1), time, afterResignation, visibility, hints);
    }
}
