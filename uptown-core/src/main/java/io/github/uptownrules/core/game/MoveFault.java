package io.github.uptownrules.core.game;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Tile;
import java.util.stream.Collectors;

/**
 * A reason why a tile may not go to a cell. Its {@linkplain #message() message} is for the player; its {@linkplain #code() code},
 * its type and its data are for programs.
 *
 * <p>A move may have several reasons at once. {@link Position#faults(Tile, Cell)} returns all of them, in the order of their
 * kinds.
 *
 * <pre>{@code
 * for (MoveFault fault : game.faults(Move.parse("b5@E5"))) {
 *     fault.message();                // -> tile b5 is not on the rack
 *     fault.code();                   // -> not-on-rack
 *     fault.kind();                   // -> NOT_ON_RACK
 *     if (fault instanceof MoveFault.SplitsGroup split) {
 *         System.out.println("the capture would leave " + split.parts());
 *     }
 * }
 * }</pre>
 *
 * @since 0.1.0
 */
public sealed interface MoveFault {
    /**
     * The kind of reason.
     *
     * @return the kind
     */
    Kind kind();

    /**
     * A name of the kind for files, logs and translations, as in JSON. It stays the same in every release.
     *
     * @return such as {@code not-on-rack}
     */
    default String code() {
        return kind().code();
    }

    /**
     * The reason in words, as {@code toString} returns it. The words may change from one release to the next.
     *
     * @return such as {@code tile b5 is not on the rack}
     */
    default String message() {
        return toString();
    }

    /**
     * The tile of the move.
     *
     * @return the tile
     */
    Tile tile();

    /**
     * The target of the move.
     *
     * @return the cell
     */
    Cell cell();

    /** The kinds of reasons, in the order in which they are listed. */
    enum Kind {
        /** The game is over (Q2): {@link Basic}. */
        GAME_OVER("game-over"),
        /** A view was asked, and the color belongs to another seat than the viewer: {@link NotYourColor}. */
        NOT_YOUR_COLOR("not-your-color"),
        /**
         * It is not the turn of the seat that the color belongs to (R12); a view says so of the viewer's own colors only:
         * {@link NotYourTurn}.
         */
        NOT_YOUR_TURN("not-your-turn"),
        /** The color belongs to no seat in this game: {@link Basic}. */
        COLOR_NOT_IN_PLAY("color-not-in-play"),
        /** The color has played all the tiles it may (R32, R43, Q2): {@link Basic}. */
        COLOR_FINISHED("color-finished"),
        /** The tile is not on the rack of its color (R13): {@link Basic}. */
        NOT_ON_RACK("not-on-rack"),
        /** The tile does not fit the cell (R14 to R16): {@link Basic}. */
        DOES_NOT_FIT("does-not-fit"),
        /** The cell holds a tile of the player who would capture it (R21, R41): {@link OwnTile}. */
        OWN_TILE("own-tile"),
        /** The capture would split a group (R19): {@link SplitsGroup}. */
        SPLITS_GROUP("splits-group");

        private final String code;

        Kind(String code) {
            this.code = code;
        }

        /**
         * A name for files, logs and translations. It stays the same in every release.
         *
         * @return such as {@code not-on-rack}
         */
        public String code() {
            return code;
        }

        /**
         * Whether the reason depends on the cell. If one of the other reasons holds, the tile can go nowhere now, and a UI
         * need not let it be picked up.
         *
         * @return whether it may hold for one cell and not for another
         */
        public boolean isAboutCell() {
            return compareTo(DOES_NOT_FIT) >= 0;
        }
    }

    /**
     * A reason that needs no more than the tile and the cell.
     *
     * @param kind any kind without a type of its own
     * @param tile the tile
     * @param cell the target
     */
    record Basic(Kind kind, Tile tile, Cell cell) implements MoveFault {
        private static final ImmutableSet<Kind> KINDS = Sets.immutableEnumSet(
                Kind.GAME_OVER, Kind.COLOR_NOT_IN_PLAY, Kind.COLOR_FINISHED, Kind.NOT_ON_RACK, Kind.DOES_NOT_FIT);

        /**
         * A reason.
         *
         * @param kind any kind without a type of its own
         * @param tile the tile
         * @param cell the target
         * @throws IllegalArgumentException if the kind is another
         */
        public Basic {
            requireNonNull(kind, "kind");
            requireNonNull(tile, "tile");
            requireNonNull(cell, "cell");
            checkArgument(KINDS.contains(kind), "%s is not a kind of Basic", kind);
        }

        @Override
        public String toString() {
            return switch (kind) {
                case GAME_OVER -> "the game is over";
                case COLOR_NOT_IN_PLAY -> tile.color().label() + " is not in play";
                case COLOR_FINISHED -> tile.color().label() + " is finished";
                case NOT_ON_RACK -> "tile " + tile + " is not on the rack";
                default -> "tile " + tile + " does not fit cell " + cell;
            };
        }
    }

    /**
     * The color belongs to another seat than the viewer.
     *
     * @param tile the tile
     * @param cell the target
     * @param owner the seat that the color belongs to
     */
    record NotYourColor(Tile tile, Cell cell, Seat owner) implements MoveFault {
        /**
         * A reason.
         *
         * @param tile the tile
         * @param cell the target
         * @param owner the seat that the color belongs to
         */
        public NotYourColor {
            requireNonNull(tile, "tile");
            requireNonNull(cell, "cell");
            requireNonNull(owner, "owner");
        }

        @Override
        public Kind kind() {
            return Kind.NOT_YOUR_COLOR;
        }

        @Override
        public String toString() {
            return tile.color().label() + " belongs to seat " + owner + ", not to you";
        }
    }

    /**
     * It is the turn of another seat than the one that the color belongs to (R12).
     *
     * @param tile the tile
     * @param cell the target
     * @param owner the seat that the color belongs to
     * @param turn the seat to move
     */
    record NotYourTurn(Tile tile, Cell cell, Seat owner, Seat turn) implements MoveFault {
        /**
         * A reason.
         *
         * @param tile the tile
         * @param cell the target
         * @param owner the seat that the color belongs to
         * @param turn the seat to move
         */
        public NotYourTurn {
            requireNonNull(tile, "tile");
            requireNonNull(cell, "cell");
            requireNonNull(owner, "owner");
            requireNonNull(turn, "turn");
        }

        @Override
        public Kind kind() {
            return Kind.NOT_YOUR_TURN;
        }

        @Override
        public String toString() {
            return "it is the turn of seat " + turn + ", and " + tile.color().label() + " belongs to seat " + owner;
        }
    }

    /**
     * The cell holds a tile of the player who would capture it (R21, R41).
     *
     * @param tile the tile
     * @param cell the target
     * @param occupant the tile on the cell
     */
    record OwnTile(Tile tile, Cell cell, Tile occupant) implements MoveFault {
        /**
         * A reason.
         *
         * @param tile the tile
         * @param cell the target
         * @param occupant the tile on the cell
         */
        public OwnTile {
            requireNonNull(tile, "tile");
            requireNonNull(cell, "cell");
            requireNonNull(occupant, "occupant");
        }

        @Override
        public Kind kind() {
            return Kind.OWN_TILE;
        }

        @Override
        public String toString() {
            return "cell " + cell + " holds your own tile " + occupant;
        }
    }

    /**
     * The capture would split a group (R19).
     *
     * @param tile the tile
     * @param cell the target
     * @param occupant the tile on the cell
     * @param group the group of that tile
     * @param parts the groups that would be left, two to four, ordered by their first cells
     */
    record SplitsGroup(Tile tile, Cell cell, Tile occupant, CellSet group, ImmutableList<CellSet> parts)
            implements MoveFault {
        /**
         * A reason.
         *
         * @param tile the tile
         * @param cell the target
         * @param occupant the tile on the cell
         * @param group the group of that tile
         * @param parts the groups that would be left, two to four, ordered by their first cells
         */
        public SplitsGroup {
            requireNonNull(tile, "tile");
            requireNonNull(cell, "cell");
            requireNonNull(occupant, "occupant");
            requireNonNull(group, "group");
            requireNonNull(parts, "parts");
        }

        @Override
        public Kind kind() {
            return Kind.SPLITS_GROUP;
        }

        @Override
        public String toString() {
            return "capturing " + occupant + " on " + cell + " would split the "
                    + occupant.color().label() + " group " + group + " into "
                    + parts.stream().map(CellSet::toString).collect(Collectors.joining(" and "));
        }
    }
}
