package io.github.uptownrules.server.table;

import com.google.common.collect.ImmutableMap;
import java.util.Locale;
import java.util.Optional;

/** What a client asks for at a table. */
public sealed interface Request {
    /** The number that the answer repeats. */
    long id();

    /**
     * To make a move.
     *
     * @param id the number of the request
     * @param version the version of the table that the player looked at
     * @param move the move in notation
     */
    record Play(long id, long version, String move) implements Request {}

    /**
     * Why a move may not be made.
     *
     * @param id the number of the request
     * @param question the move, as the game asks for it
     */
    record Why(long id, ImmutableMap<String, String> question) implements Request {}

    /**
     * The position after some moves.
     *
     * @param id the number of the request
     * @param ply how many
     */
    record At(long id, int ply) implements Request {}

    /**
     * To let a bot play at an open seat, before the game.
     *
     * @param id the number of the request
     * @param seat the seat, 1 or more
     * @param bot the name of the bot
     */
    record Fill(long id, int seat, String bot) implements Request {}

    /**
     * To make a seat open again, before the game.
     *
     * @param id the number of the request
     * @param seat the seat of a bot, or of a person who is not there, 1 or more
     */
    record Clear(long id, int seat) implements Request {}

    /**
     * To take another seat, before the game.
     *
     * @param id the number of the request
     * @param seat an open seat, 1 or more
     */
    record ChangeSeat(long id, int seat) implements Request {}

    /**
     * To play another game, which may have fewer seats, before this one begins.
     *
     * @param id the number of the request
     * @param ruleset the id of what is to be played
     */
    record ChangeRuleset(long id, String ruleset) implements Request {}

    /**
     * To say something to all.
     *
     * @param id the number of the request
     * @param what what to say
     */
    record React(long id, Reaction what) implements Request {}

    /**
     * Something that needs no more words.
     *
     * @param id the number of the request
     * @param what what it is
     */
    record Plain(long id, What what) implements Request {}

    /** What can be asked for in a word. */
    enum What {
        /** The best moves. */
        HINT,
        /** What all moves were worth. */
        ANALYSE,
        /** The game in notation. */
        RECORD,
        /** All moves that were made. */
        MOVES,
        /** Nothing but an answer, to find out whether there still is a connection. */
        PING,
        /** To remind the person in turn. */
        NUDGE,
        /** To vote that a bot goes on for the person in turn. */
        VOTE,
        /** To take back one's last move, or to let another do that. */
        TAKE_BACK,
        /** Not to let another take back the last move. */
        KEEP,
        /** To play once more. */
        REMATCH,
        /** Not to play once more. */
        DECLINE,
        /** To leave the seat to a bot. */
        LEAVE,
        /** To take the seat back. */
        RETURN,
        /** To give up. */
        RESIGN;

        /** The thing with a name. */
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
