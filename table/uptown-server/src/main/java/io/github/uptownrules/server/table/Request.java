package io.github.uptownrules.server.table;

import com.google.common.collect.ImmutableMap;
import java.util.Locale;
import java.util.Optional;

/** A client's request at a table. */
public sealed interface Request {
    /** {@return the number that the answer repeats} */
    long id();

    /**
     * Makes a move.
     *
     * @param version the version of the table that the player has seen
     * @param move the move in notation
     */
    record Play(long id, long version, String move) implements Request {}

    /**
     * Asks why a move is illegal.
     *
     * @param question the move, in the format that the game defines
     */
    record Why(long id, ImmutableMap<String, String> question) implements Request {}

    /** Asks for the position after a number of moves. */
    record At(long id, int ply) implements Request {}

    /** Gives an open seat to a bot, before the game. */
    record Fill(long id, int seat, String bot) implements Request {}

    /** Opens the seat of a bot or of an absent person again, before the game. */
    record Clear(long id, int seat) implements Request {}

    /** Moves to an open seat, before the game. */
    record ChangeSeat(long id, int seat) implements Request {}

    /** Chooses another ruleset, possibly with fewer seats, before the game. */
    record ChangeRuleset(long id, String ruleset) implements Request {}

    /** Sends a reaction to everyone. */
    record React(long id, Reaction what) implements Request {}

    /** Makes a request without parameters. */
    record Plain(long id, What what) implements Request {}

    /** The requests without parameters. */
    enum What {
        /** Asks for the best moves. */
        HINT,
        /** Asks for the values of all moves made. */
        ANALYSE,
        /** Asks for the game in notation. */
        RECORD,
        MOVES,
        /** Checks that the connection is alive. */
        PING,
        /** Reminds the player to move. */
        NUDGE,
        /** Votes for a bot to take over from the player to move. */
        VOTE,
        /** Takes back the player's last move, or allows another player to do so. */
        TAKE_BACK,
        /** Does not allow another player to take back the last move. */
        KEEP,
        REMATCH,
        DECLINE,
        /** Leaves the seat to a bot. */
        LEAVE,
        /** Takes the seat back. */
        RETURN,
        RESIGN;

        public static Optional<What> of(String name) {
            for (What what : values()) {
                if (what.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(name)) {
                    return Optional.of(what);
                }
            }
            return Optional.empty();
        }
    }
}
