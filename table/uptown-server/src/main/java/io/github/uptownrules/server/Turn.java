package io.github.uptownrules.server;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.util.Optional;

/**
 * The beginning of a person's turn. It contains only what every spectator of the table may see, and never tiles.
 *
 * <pre>{@code
 * Turn turn = new Turn("Xy3Kp0aQ9sLr2VbN", "standard-3", 2, "Ada", 31, false, Optional.empty());
 * turn.toString();    // -> turn of Ada at seat 2 after move 31
 * }</pre>
 *
 * @param table the name of the table, which also serves as the invitation to it
 * @param ruleset the ruleset, such as {@code standard-3}
 * @param seat the seat to move, 1 or more
 * @param name the player's name
 * @param ply the number of moves made, 0 or more
 * @param isConnected whether the player is at the table now
 * @param left the time left for the move, at a table with a time limit
 * @since 0.1.0
 */
public record Turn(
        String table, String ruleset, int seat, String name, int ply, boolean isConnected, Optional<Duration> left) {
    public Turn {
        requireNonNull(table, "table");
        requireNonNull(ruleset, "ruleset");
        requireNonNull(name, "name");
        requireNonNull(left, "left");
    }

    /** {@return the turn without the name of the table, which is an invitation} */
    @Override
    public String toString() {
        return "turn of " + name + " at seat " + seat + " after move " + ply;
    }
}
