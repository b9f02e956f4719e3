package io.github.uptownrules.server.table;

/** Who sits on a seat. */
public sealed interface Occupant {
    /** Open. */
    record Nobody() implements Occupant {}

    /**
     * A bot.
     *
     * @param level its name
     */
    record Robot(String level) implements Occupant {}

    /**
     * A person who has the secret of the seat.
     *
     * @param name as all see it
     * @param secretHash what is kept of the secret
     * @param part whether the person plays
     * @param rematch what the person says of playing once more
     */
    record Person(String name, String secretHash, Part part, Answer rematch) implements Occupant {
        /** Whether a person plays. */
        public enum Part {
            /** Plays. */
            PLAYS,
            /** A bot plays until the person comes back. */
            AWAY,
            /** Gave up, and a bot plays to the end. */
            RESIGNED,
            /** Had no time left, and a bot plays to the end. */
            OUT_OF_TIME
        }

        /** What a person says of playing once more. */
        public enum Answer {
            /** Nothing yet. */
            NONE,
            /** Yes. */
            AGREES,
            /** No. */
            DECLINES
        }

        /** A person who has just sat down. */
        public static Person of(String name, String secretHash) {
            return new Person(name, secretHash, Part.PLAYS, Answer.NONE);
        }

        /** Whether a bot plays for the person. */
        boolean away() {
            return part != Part.PLAYS;
        }

        /** Whether a bot plays to the end. */
        boolean isOut() {
            return part == Part.RESIGNED || part == Part.OUT_OF_TIME;
        }

        Person with(Part changed) {
            return new Person(name, secretHash, changed, rematch);
        }

        Person with(Answer changed) {
            return new Person(name, secretHash, part, changed);
        }

        /** The same person at the next table: who has resigned plays again. */
        Person onceMore() {
            return new Person(name, secretHash, part == Part.AWAY ? Part.AWAY : Part.PLAYS, Answer.NONE);
        }
    }
}
