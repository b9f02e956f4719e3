package io.github.uptownrules.server.table;

import java.util.Locale;
import java.util.Optional;

/** What players can say to each other: one of these, and nothing of their own. The name in lower case is what clients write. */
public enum Reaction {
    /** A greeting. */
    HELLO,
    /** A wish before the game. */
    GOOD_LUCK,
    /** Praise. */
    WELL_PLAYED,
    /** Of a move of one's own. */
    OOPS,
    /** A move takes some time. */
    THINKING,
    /** Thanks for the game. */
    THANKS;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The one with a name. */
    public static Optional<Reaction> of(String name) {
        for (Reaction reaction : values()) {
            if (reaction.toString().equals(name)) {
                return Optional.of(reaction);
            }
        }
        return Optional.empty();
    }
}
