package io.github.uptownrules.server.table;

/** The occupant of a seat. */
public sealed interface Occupant {
    record OpenSeat() implements Occupant {}

    record Robot(String level) implements Occupant {}

    /**
     * A person who holds the secret of the seat.
     *
     * @param secretHash the hash of the secret
     */
    record Person(String name, String secretHash, Part part, Answer rematch) implements Occupant {
        /** A person's part in the game. */
        public enum Part {
            PLAYS,
            /** A bot plays until the person returns. */
            AWAY,
            /** The person has resigned, and a bot plays to the end. */
            RESIGNED,
            /** The person's time ran out, and a bot plays to the end. */
            OUT_OF_TIME
        }

        /** A person's answer to a rematch. */
        public enum Answer {
            NONE,
            AGREES,
            DECLINES
        }

        public static Person of(String name, String secretHash) {
            return new Person(name, secretHash, Part.PLAYS, Answer.NONE);
        }

        /** {@return whether a bot plays for the person} */
        boolean away() {
            return part != Part.PLAYS;
        }

        boolean isOut() {
            return part == Part.RESIGNED || part == Part.OUT_OF_TIME;
        }

        Person with(Part changed) {
            return new Person(name, secretHash, changed, rematch);
        }

        Person with(Answer changed) {
            return new Person(name, secretHash, part, changed);
        }

        /** Returns this person for the next table, where resigned players play again. */
        Person onceMore() {
            return new Person(name, secretHash, part == Part.AWAY ? Part.AWAY : Part.PLAYS, Answer.NONE);
        }
    }
}
