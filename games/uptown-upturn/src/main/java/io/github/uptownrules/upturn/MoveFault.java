package io.github.uptownrules.upturn;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.OptionalInt;

/**
 * A reason why a move is illegal. The message is for the player; the {@linkplain #code() code} and the data are for
 * programs.
 *
 * <p>{@link Position#faults} returns all reasons against a move, in the order of the kinds, at most one of each kind.
 *
 * <pre>{@code
 * MoveFault fault = game.faults(Move.parse("pass")).asList().get(0);
 * fault.code();             // -> no-passing
 * fault.message();          // -> you may not pass: you have not drawn
 * }</pre>
 *
 * @param kind the kind of reason
 * @param tiles the tiles that the kind describes, or none
 * @param seats the seats that the kind describes, or none
 * @param count the number that the kind describes, or none
 * @param message the reason in words, addressed to the player; may change from release to release
 * @since 0.1.0
 */
public record MoveFault(
        Kind kind, ImmutableList<Tile> tiles, ImmutableList<Seat> seats, OptionalInt count, String message) {
    public MoveFault {
        requireNonNull(kind, "kind");
        requireNonNull(tiles, "tiles");
        requireNonNull(seats, "seats");
        requireNonNull(count, "count");
        requireNonNull(message, "message");
    }

    /** The kinds of reasons against a move, in the order in which reasons are listed. */
    public enum Kind {
        /** The game is over. No other reason is listed with this one. */
        GAME_OVER,
        /**
         * Another seat, {@code seats}, is to move. Only the view of another seat has this reason, and it is then the only
         * one.
         */
        NOT_YOUR_TURN,
        /** These {@code tiles} are not on the rack, or not in this quantity. Each is listed once. */
        NOT_ON_RACK,
        /** The action, {@code tiles}, is barred before the first number is laid (W5). */
        ACTION_WHILE_OPEN,
        /** The last number, the first of {@code tiles}, does not follow the reference, the second (V9, W6). */
        DOES_NOT_FOLLOW,
        /** The last tile must be a number, but an action, {@code tiles}, was laid (V21). */
        ACTION_AS_LAST_TILE,
        /**
         * The tiles do not go together: tiles that go along with the double are missing, or there are others, or the order
         * is wrong (V18, W13). The correct list, with the same last tile, is {@code tiles}.
         */
        NOT_TOGETHER,
        /** With two players the rotation is always left (W9). */
        ROTATION_OF_TWO,
        /**
         * The number of tiles handed out is not {@code count}, or, with a mark, exceeds {@code count}. Alternatively,
         * tiles are handed to {@code seats} that are not at the table or are the mover's own (V17, V19, W12, W14, W16).
         */
        WRONG_HAND_OUTS,
        /** "Upturn" is called, but {@code count} tiles would be left, not one (W17). */
        CALL_NOT_DUE,
        /** The seat has already drawn in this turn (V11). */
        DRAWN_ALREADY,
        /** Bag and played tiles are both empty (W19). */
        NOTHING_TO_DRAW,
        /** Before the first number is laid, a seat that can lay a number may not draw (W5). */
        MUST_OPEN,
        /** A seat that has not drawn may not pass, unless it can neither draw nor lay (V11, W19). */
        NO_PASSING;

        /**
         * {@return a name for programs, the same in every release: lower-case words joined by {@code -}, such as
         * {@code game-over}}
         */
        public String code() {
            return Ascii.toLowerCase(name()).replace('_', '-');
        }
    }

    static MoveFault of(Kind kind, String message, Tile... tiles) {
        return new MoveFault(kind, ImmutableList.copyOf(tiles), ImmutableList.of(), OptionalInt.empty(), message);
    }

    static MoveFault gameOver() {
        return of(Kind.GAME_OVER, "the game is over");
    }

    static MoveFault turnOf(Seat seat) {
        return new MoveFault(
                Kind.NOT_YOUR_TURN,
                ImmutableList.of(),
                ImmutableList.of(seat),
                OptionalInt.empty(),
                "it is the turn of seat " + seat);
    }

    MoveFault withTiles(ImmutableList<Tile> about) {
        return new MoveFault(kind, about, seats, count, message);
    }

    MoveFault withSeats(ImmutableList<Seat> about) {
        return new MoveFault(kind, tiles, about, count, message);
    }

    MoveFault withCount(int about) {
        return new MoveFault(kind, tiles, seats, OptionalInt.of(about), message);
    }

    /**
     * {@return the code of the kind for files, logs and translations, as in JSON, such as {@code no-passing}; the same in
     * every release}
     */
    public String code() {
        return kind.code();
    }

    /** {@return the message} */
    @Override
    public String toString() {
        return message;
    }
}
