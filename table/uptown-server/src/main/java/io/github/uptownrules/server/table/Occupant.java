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
     * @param away whether a bot plays until the person comes back
     * @param agrees whether the person wants to play once more
     */
    record Person(String name, String secretHash, boolean away, boolean agrees) implements Occupant {
        /** A person who has just sat down. */
        public static Person of(String name, String secretHash) {
            return new Person(name, secretHash, false, false);
        }

        Person gone() {
            return new Person(name, secretHash, true, agrees);
        }

        Person back() {
            return new Person(name, secretHash, false, agrees);
        }

        Person agreeing() {
            return new Person(name, secretHash, away, true);
        }

        /** The same person at the next table. */
        Person onceMore() {
            return new Person(name, secretHash, away, false);
        }
    }
}
