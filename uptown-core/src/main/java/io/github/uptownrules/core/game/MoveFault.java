package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import java.util.Optional;

/**
 * A reason why a tile may not go to a cell. Its {@code toString} says it to the player in words; its {@linkplain #kind() kind}
 * and its data say it to a program.
 *
 * <p>A move may have several at once, and {@link Position#faults(Tile, Cell)} tells them all, in the order of their kinds.
 *
 * <pre>{@code
 * for (MoveFault fault : game.faults(Move.parse("b5@E5"))) {
 *     String shown = switch (fault.kind()) {
 *         case NOT_ON_RACK -> "you do not have " + fault.tile();
 *         case SPLITS_GROUP -> "the parts left would be " + fault.parts();
 *         default -> fault.toString();
 *     };
 *     System.out.println(shown);      // -> you do not have b5
 *     fault.kind().code();            // -> not-on-rack
 * }
 * }</pre>
 *
 * @param kind what is wrong
 * @param tile the tile that was to be placed
 * @param cell the cell it was to go to
 * @param owner whose color it is, for {@link Kind#NOT_YOUR_COLOR} and {@link Kind#NOT_YOUR_TURN}; else empty
 * @param turn whose turn it is, for {@link Kind#NOT_YOUR_TURN}; else empty
 * @param lying the tile on the cell, for {@link Kind#OWN_TILE} and {@link Kind#SPLITS_GROUP}; else empty
 * @param group the group of that tile, for {@link Kind#SPLITS_GROUP}; else empty
 * @param parts the groups that would be left of it, two to four, ordered by their first cells, for
 *     {@link Kind#SPLITS_GROUP}; else none
 * @since 0.1.0
 */
public record MoveFault(
        Kind kind,
        Tile tile,
        Cell cell,
        Optional<Seat> owner,
        Optional<Seat> turn,
        Optional<Tile> lying,
        CellSet group,
        ImmutableList<CellSet> parts) {

    /**
     * A reason.
     *
     * @param kind what is wrong
     * @param tile the tile that was to be placed
     * @param cell the cell it was to go to
     * @param owner whose color it is, for {@link Kind#NOT_YOUR_COLOR} and {@link Kind#NOT_YOUR_TURN}; else empty
     * @param turn whose turn it is, for {@link Kind#NOT_YOUR_TURN}; else empty
     * @param lying the tile on the cell, for {@link Kind#OWN_TILE} and {@link Kind#SPLITS_GROUP}; else empty
     * @param group the group of that tile, for {@link Kind#SPLITS_GROUP}; else empty
     * @param parts the groups that would be left of it, two to four, ordered by their first cells, for {@link
     *     Kind#SPLITS_GROUP}; else none
     */
    public MoveFault {
        requireNonNull(kind, "kind");
        requireNonNull(tile, "tile");
        requireNonNull(cell, "cell");
        requireNonNull(owner, "owner");
        requireNonNull(turn, "turn");
        requireNonNull(lying, "lying");
        requireNonNull(group, "group");
        requireNonNull(parts, "parts");
    }

    /** What is wrong with a move. A code stays the same in every release. */
    public enum Kind {
        /** The game is over, so nobody moves (Q2). */
        GAME_OVER("game-over"),
        /** The move was asked of a view, and the color belongs to somebody else than who looks. */
        NOT_YOUR_COLOR("not-your-color"),
        /** The color belongs to a seat whose turn it is not (R12); of a view, told of the viewer's own colors only. */
        NOT_YOUR_TURN("not-your-turn"),
        /** Nobody owns the color in this game. */
        COLOR_NOT_IN_PLAY("color-not-in-play"),
        /** The color has played all the tiles it may (R32, R43, Q2). */
        COLOR_FINISHED("color-finished"),
        /** The tile is not on its color's rack (R13). */
        NOT_ON_RACK("not-on-rack"),
        /** The tile does not fit the cell (R14 to R16). */
        DOES_NOT_FIT("does-not-fit"),
        /** The tile on the cell belongs to the player who would capture it (R21, R41). */
        OWN_TILE("own-tile"),
        /** The capture would split a group (R19). */
        SPLITS_GROUP("splits-group");

        private final String code;

        Kind(String code) {
            this.code = code;
        }

        /**
         * What this is called in files, logs and translations.
         *
         * @return such as {@code not-on-rack}
         */
        public String code() {
            return code;
        }

        /**
         * Whether the cell has to do with it. If one of the other reasons holds, the tile can go nowhere now, and a UI need
         * not let it be picked up.
         *
         * @return whether it may hold for one cell and not for another
         */
        public boolean isAboutCell() {
            return compareTo(DOES_NOT_FIT) >= 0;
        }
    }

    static MoveFault of(Kind kind, Tile tile, Cell cell) {
        return new MoveFault(
                kind,
                tile,
                cell,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                CellSet.none(),
                ImmutableList.of());
    }

    static MoveFault ofTurn(Kind kind, Tile tile, Cell cell, Seat owner, Optional<Seat> turn) {
        return new MoveFault(
                kind, tile, cell, owner.seat(), turn, Optional.empty(), CellSet.none(), ImmutableList.of());
    }

    static MoveFault ofTarget(
            Kind kind, Tile tile, Cell cell, Tile lying, CellSet group, ImmutableList<CellSet> parts) {
        return new MoveFault(kind, tile, cell, Optional.empty(), Optional.empty(), Optional.of(lying), group, parts);
    }

    /** {@return a hash of what is wrong with which tile and cell: the rest hardly differs where these do not} */
    @Override
    public int hashCode() {
        return (kind.ordinal() * 31 + tile.index()) * 31 + cell.ordinal();
    }

    /** {@return the reason in words, to the player who wants to move} */
    @Override
    public String toString() {
        String color = tile.color().label();
        return switch (kind) {
            case GAME_OVER -> "the game is over";
            case NOT_YOUR_COLOR -> color + " belongs to seat " + owner.orElseThrow() + ", not to you";
            case NOT_YOUR_TURN ->
                "it is the turn of seat " + turn.orElseThrow() + ", and " + color + " belongs to seat "
                        + owner.orElseThrow();
            case COLOR_NOT_IN_PLAY -> color + " is not in play";
            case COLOR_FINISHED -> color + " is finished";
            case NOT_ON_RACK -> "tile " + tile + " is not on the rack";
            case DOES_NOT_FIT -> "tile " + tile + " does not fit cell " + cell;
            case OWN_TILE -> "cell " + cell + " holds your own tile " + lying.orElseThrow();
            case SPLITS_GROUP ->
                "capturing " + lying.orElseThrow() + " on " + cell + " would split the "
                        + lying.orElseThrow().color().label() + " group " + group + " into "
                        + String.join(
                                " and ", parts.stream().map(CellSet::toString).toList());
        };
    }
}
