package io.github.uptownrules.upturn;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.OptionalInt;

/**
 * A reason why a move is illegal. Its message is for the player; its {@linkplain #code() code} and its data are for programs.
 *
 * <p>A move may have several at once; {@link Position#faults} returns all of them, in the order of the kinds, at most one of each.
 *
 * <pre>{@code
 * MoveFault fault = game.faults(Move.parse("pass")).asList().get(0);
 * fault.code();             // -> no-passing
 * fault.message();          // -> you may not pass, for you have not drawn
 * }</pre>
 *
 * @param kind what speaks against the move
 * @param tiles the tiles it is about, as the kind says; often none
 * @param seats the seats it is about, as the kind says; often none
 * @param count the number it is about, as the kind says; often none
 * @param message the reason in words, addressed to the player; the words may change from one release to the next
 * @since 0.1.0
 */
public record MoveFault(
        Kind kind, ImmutableList<Tile> tiles, ImmutableList<Seat> seats, OptionalInt count, String message) {
    /**
     * Checks that nothing is null.
     *
     * @param kind what speaks against the move
     * @param tiles the tiles it is about, as the kind says; often none
     * @param seats the seats it is about, as the kind says; often none
     * @param count the number it is about, as the kind says; often none
     * @param message the reason in words, addressed to the player; the words may change from one release to the next
     */
    public MoveFault {
        requireNonNull(kind, "kind");
        requireNonNull(tiles, "tiles");
        requireNonNull(seats, "seats");
        requireNonNull(count, "count");
        requireNonNull(message, "message");
    }

    /** What speaks against a move, in the order in which reasons are listed. */
    public enum Kind {
        /** The game is over; nothing else is listed then. */
        GAME_OVER,
        /**
         * It is the turn of another seat, {@code seats}. Only the view of a seat that is not to move has this, and nothing
         * else then.
         */
        NOT_YOUR_TURN,
        /** These {@code tiles} are not on the rack, or not as often; each is listed once. */
        NOT_ON_RACK,
        /** An action, {@code tiles}, is barred before the first number is laid (W5). */
        ACTION_WHILE_OPEN,
        /** The last number, the first of {@code tiles}, does not follow the reference, the second (V9, W6). */
        DOES_NOT_FOLLOW,
        /** The last tile must be a number, not an action, {@code tiles} (V21). */
        ACTION_AS_LAST_TILE,
        /**
         * The tiles do not go together: not all that go along with a double, or others, or out of order (V18, W13). What has to
         * be laid with the last of them is {@code tiles}.
         */
        NOT_TOGETHER,
        /** With two players the rotation is always left (W9). */
        ROTATION_OF_TWO,
        /**
         * The number of tiles handed out is not {@code count}, or with a mark higher; or some go to these {@code seats}, who are
         * the mover or not at the table (V17, V19, W12, W14, W16).
         */
        WRONG_HAND_OUTS,
        /** "Upturn" is called, but {@code count} tiles would be left, not one (W17). */
        CALL_NOT_DUE,
        /** The seat has drawn in this turn already (V11). */
        DRAWN_ALREADY,
        /** Bag and played tiles are both empty (W19). */
        NOTHING_TO_DRAW,
        /** Before the first number is laid, who has one to lay may not draw (W5). */
        MUST_OPEN,
        /** Who has not drawn may not pass, unless nothing can be drawn and nothing laid (V11, W19). */
        NO_PASSING;

        /**
         * A name for programs, the same in every release.
         *
         * @return lower-case words joined by {@code -}, such as {@code game-over}
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
     * A name of the kind for files, logs and translations, as in JSON. It stays the same in every release.
     *
     * @return such as {@code no-passing}
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
