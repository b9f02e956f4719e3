package io.github.uptownrules.server.table;

import java.util.Locale;
import java.util.Optional;

/** The phrases that players can send to each other; they cannot send free text. Clients use the name in lower case. */
public enum Reaction {
    HELLO,
    /** A wish before the game. */
    GOOD_LUCK,
    WELL_PLAYED,
    /** A comment on the player's own move. */
    OOPS,
    /** The player needs time. */
    THINKING,
    THANKS;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Optional<Reaction> of(String name) {
        for (Reaction reaction : values()) {
            if (reaction.toString().equals(name)) {
                return Optional.of(reaction);
            }
        }
        return Optional.empty();
    }
}
