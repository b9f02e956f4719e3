package io.github.uptownrules.bots;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import java.util.Collection;
import java.util.Locale;

/**
 * One thing that is worse after a move than after another, as the player sees it: what lies on the board, and the own racks. It says
 * what is the case, not how much that matters; {@link Review} says how much worse a move is. The reasons for a loss in a review are
 * those between its {@code played} and {@code best} moves, in the view before the move.
 *
 * <pre>{@code
 * List<MoveReason> reasons = MoveReason.between(view, Move.parse("b2@A2"), Move.parse("b2@B2"));
 * MoveReason.text(reasons, Locale.ENGLISH);            // a sentence without its full stop, or nothing
 * }</pre>
 *
 * @param kind what is worse
 * @param count by how much, 1 or more: groups, points or tiles
 * @param tiles which tiles, if they are the player's own; else none
 * @since 0.1.0
 */
public record MoveReason(Kind kind, int count, ImmutableList<Tile> tiles) {
    /** What may be worse. */
    public enum Kind {
        /** The player has more groups (R26). */
        MORE_GROUPS("more-groups"),
        /** The player has fewer points, not just one for each group more: in some rulesets captures cost points. */
        FEWER_POINTS("fewer-points"),
        /** The other seats together have fewer groups, for a single tile was captured that was a group (R20). */
        RIVALS_FEWER_GROUPS("rivals-fewer-groups"),
        /** More tiles of the player can be captured (R19). */
        MORE_EXPOSED("more-exposed"),
        /** Tiles on the own rack fit nowhere any more. */
        FITS_NOWHERE("fits-nowhere"),
        /** Tiles on the own rack still fit, but beside none of their color. */
        CANNOT_JOIN("cannot-join"),
        /** Fewer tiles that are yet to be drawn would find a place beside one of their color. */
        LESS_ROOM("less-room");

        private final String code;

        Kind(String code) {
            this.code = code;
        }

        /** {@return a name for files and translations, such as {@code more-groups}; it stays the same in every release} */
        public String code() {
            return code;
        }
    }

    /**
     * A reason.
     *
     * @param kind what is worse
     * @param count by how much
     * @param tiles which tiles
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
     * What is worse after a move than after another.
     *
     * @param view the view of the seat to move
     * @param move a legal move
     * @param better another legal move
     * @return what is worse after the first, in the order of kinds; nothing may be
     * @throws IllegalArgumentException if one of the moves is illegal in the view
     */
    public static ImmutableList<MoveReason> between(PlayerView view, Move move, Move better) {
        requireNonNull(better, "better");
        return MoveConsequences.of(view, move, better).worseThan(MoveConsequences.of(view, better, move));
    }

    /**
     * Some reasons in words.
     *
     * @param reasons the reasons
     * @param language English, French or German; any other language is taken for English
     * @return such as {@code 2 groups more, and b7 can no longer be joined}; empty without reasons
     */
    public static String text(Collection<MoveReason> reasons, Locale language) {
        requireNonNull(language, "language");
        return ReasonText.of(language).join(reasons);
    }

    /** {@return the reason in English, such as {@code 2 groups more}} */
    @Override
    public String toString() {
        return ReasonText.of(Locale.ENGLISH).of(this);
    }
}
