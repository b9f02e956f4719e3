package io.github.uptownrules.cli.arena;

import java.util.List;

/** What ended a game: in the CSV file, the text of the column {@code termination}. */
sealed interface Ending permits Ending.Simple, Forfeited {

    /** An ending that no seat has brought about alone. */
    enum Simple implements Ending {
        /** The rules ended it. */
        BY_RULE(""),
        /** It was cut off after {@link io.github.uptownrules.cli.game.Game#MOST_MOVES} moves: it has no winner. */
        STOPPED("stopped");

        private final String text;

        Simple(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /**
     * Reads what {@code toString} writes.
     *
     * @throws IllegalArgumentException if it is anything else
     */
    static Ending parse(String text, List<String> seats) {
        for (Ending ending : Simple.values()) {
            if (ending.toString().equals(text)) {
                return ending;
            }
        }
        return Forfeited.parse(text, seats);
    }
}
