package io.github.uptownrules.bots;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import java.util.Collection;
import java.util.Locale;

/**
 * One respect in which a position is worse after one move than after another, judged by the board and the player's own racks. A
 * reason states a fact, not its weight; {@link Review} measures how much worse a move is. The reasons for a loss in a review compare
 * its {@code played} move with its {@code best} move, in the view before the move.
 *
 * <pre>{@code
 * List<MoveReason> reasons = MoveReason.between(view, Move.parse("b2@A2"), Move.parse("b2@B2"));
 * MoveReason.text(reasons, Locale.ENGLISH);            // a sentence without its full stop, or nothing
 * }</pre>
 *
 * @param count the difference in groups, points or tiles, 1 or more
 * @param tiles the tiles concerned, if they are the player's own; otherwise empty
 * @since 0.1.0
 */
public record MoveReason(Kind kind, int count, ImmutableList<Tile> tiles) {
    /** The respects in which a position can be worse. */
    public enum Kind {
        /** The player has more groups (R26). */
        MORE_GROUPS("more-groups"),
        /** The player has fewer points, beyond one for each additional group: in some rulesets captures cost points. */
        FEWER_POINTS("fewer-points"),
        /** The other seats together have fewer groups, because the move captured a group of a single tile (R20). */
        RIVALS_FEWER_GROUPS("rivals-fewer-groups"),
        /** More tiles of the player can be captured (R19). */
        MORE_EXPOSED("more-exposed"),
        /** Tiles on the player's rack no longer fit anywhere. */
        FITS_NOWHERE("fits-nowhere"),
        /** Tiles on the player's rack still fit, but beside no tile of their color. */
        CANNOT_JOIN("cannot-join"),
        /** Fewer of the tiles to be drawn would fit beside a tile of their color. */
        LESS_ROOM("less-room");

        private final String code;

        Kind(String code) {
            this.code = code;
        }

        /** {@return a stable name for files and translations, such as {@code more-groups}} */
        public String code() {
            return code;
        }
    }

    /**
     * Checks the count.
     *
     * @throws IllegalArgumentException if the count is not positive
     */
    public MoveReason {
        requireNonNull(kind, "kind");
        requireNonNull(tiles, "tiles");
        if (count < 1) {
            throw new IllegalArgumentException("a reason is about 1 thing or more, not " + count);
        }
    }

    /**
     * Compares two legal moves.
     *
     * @param view the view of the seat to move
     * @return the respects in which the position after {@code move} is worse than after {@code better}, in the order of kinds; may be
     *     empty
     * @throws IllegalArgumentException if one of the moves is illegal in the view
     */
    public static ImmutableList<MoveReason> between(PlayerView view, Move move, Move better) {
        requireNonNull(better, "better");
        return MoveConsequences.of(view, move, better).worseThan(MoveConsequences.of(view, better, move));
    }

    /**
     * Puts reasons into words, such as {@code 2 groups more, and b7 can no longer be joined}.
     *
     * @param language English, French or German; any other language gives English
     * @return a sentence without its full stop; empty without reasons
     */
    public static String text(Collection<MoveReason> reasons, Locale language) {
        requireNonNull(language, "language");
        return ReasonText.of(language).join(reasons);
    }

    /**
     * {@return a stable text for files and translations: the code of the kind, then the count or the tiles, such as
     * {@code more-groups 2} or {@code cannot-join b7 bE}}
     */
    public String code() {
        return kind.code()
                + ' '
                + (tiles.isEmpty() ? String.valueOf(count) : Joiner.on(' ').join(tiles));
    }

    /** {@return the reason in English, such as {@code 2 groups more}} */
    @Override
    public String toString() {
        return ReasonText.of(Locale.ENGLISH).of(this);
    }
}
