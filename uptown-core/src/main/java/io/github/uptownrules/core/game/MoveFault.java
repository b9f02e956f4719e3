package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Tile;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A reason why a move is illegal. The {@linkplain #message() message} is for players; the {@linkplain #code() code} and
 * the data are for programs. The {@linkplain Kind kind} determines which data is present.
 *
 * <p>A move may be illegal for several reasons. {@link Position#faults(Tile, Cell)} returns all of them, in the order
 * of their kinds.
 *
 * <pre>{@code
 * for (MoveFault fault : game.faults(Move.parse("b5@E5"))) {
 *     fault.message();                // -> tile b5 is not on the rack
 *     fault.code();                   // -> not-on-rack
 *     fault.kind();                   // -> NOT_ON_RACK
 *     fault.parts();                  // -> []
 * }
 * }</pre>
 *
 * @since 0.1.0
 */
public final class MoveFault {
    private final Kind kind;
    private final Tile tile;
    private final Cell cell;
    private final Optional<Seat> owner;
    private final Optional<Seat> turn;
    private final Optional<Tile> occupant;
    private final CellSet group;
    private final ImmutableList<CellSet> parts;

    private MoveFault(
            Kind kind,
            Tile tile,
            Cell cell,
            Optional<Seat> owner,
            Optional<Seat> turn,
            Optional<Tile> occupant,
            CellSet group,
            ImmutableList<CellSet> parts) {
        this.kind = kind;
        this.tile = tile;
        this.cell = cell;
        this.owner = owner;
        this.turn = turn;
        this.occupant = occupant;
        this.group = group;
        this.parts = parts;
    }

    private MoveFault(Kind kind, Tile tile, Cell cell, Optional<Seat> owner, Optional<Seat> turn) {
        this(kind, tile, cell, owner, turn, Optional.empty(), CellSet.none(), ImmutableList.of());
    }

    private MoveFault(Kind kind, Tile tile, Cell cell, Tile occupant, CellSet group, ImmutableList<CellSet> parts) {
        this(kind, tile, cell, Optional.empty(), Optional.empty(), Optional.of(occupant), group, parts);
    }

    /** Returns a fault of a kind without data. */
    static MoveFault of(Kind kind, Tile tile, Cell cell) {
        return new MoveFault(kind, tile, cell, Optional.empty(), Optional.empty());
    }

    static MoveFault notYourColor(Tile tile, Cell cell, Seat owner) {
        return new MoveFault(Kind.NOT_YOUR_COLOR, tile, cell, owner.asSeat(), Optional.empty());
    }

    static MoveFault notYourTurn(Tile tile, Cell cell, Seat owner, Seat turn) {
        return new MoveFault(Kind.NOT_YOUR_TURN, tile, cell, owner.asSeat(), turn.asSeat());
    }

    static MoveFault ownTile(Tile tile, Cell cell, Tile occupant) {
        return new MoveFault(Kind.OWN_TILE, tile, cell, occupant, CellSet.none(), ImmutableList.of());
    }

    static MoveFault splitsGroup(Tile tile, Cell cell, Tile occupant, CellSet group, ImmutableList<CellSet> parts) {
        return new MoveFault(Kind.SPLITS_GROUP, tile, cell, occupant, group, parts);
    }

    /** The kinds of faults, in the order they are listed. */
    public enum Kind {
        /** The game is over (Q2). */
        GAME_OVER("game-over"),
        /** The color does not belong to the viewer of the view: {@link #owner()}. */
        NOT_YOUR_COLOR("not-your-color"),
        /**
         * The {@link #owner()} of the color is not the seat to move (R12): {@link #turn()}. Views report this only
         * for the colors of their viewer.
         */
        NOT_YOUR_TURN("not-your-turn"),
        /** The color belongs to no seat in this game. */
        COLOR_NOT_IN_PLAY("color-not-in-play"),
        /** The color has no more tiles to play (R32, R43, Q2). */
        COLOR_FINISHED("color-finished"),
        /** The tile is not on the rack of its color (R13). */
        NOT_ON_RACK("not-on-rack"),
        /** The tile does not fit the cell (R14 to R16). */
        DOES_NOT_FIT("does-not-fit"),
        /** The player's own tile is on the cell (R21, R41): {@link #occupant()}. */
        OWN_TILE("own-tile"),
        /** Capturing the {@link #occupant()} would split its {@link #group()} into {@link #parts()} (R19). */
        SPLITS_GROUP("splits-group");

        private final String code;

        Kind(String code) {
            this.code = code;
        }

        /**
         * {@return an identifier such as {@code not-on-rack} for files, logs and translations; it never changes between
         * releases}
         */
        public String code() {
            return code;
        }

        /**
         * Returns whether the fault depends on the cell. A tile with any other fault can be placed nowhere, so a user
         * interface need not let players pick it up.
         */
        public boolean isAboutCell() {
            return compareTo(DOES_NOT_FIT) >= 0;
        }
    }

    /** {@return the kind of this fault} */
    public Kind kind() {
        return kind;
    }

    /** {@return the {@linkplain Kind#code() code} of the kind} */
    public String code() {
        return kind.code();
    }

    /** Returns the reason in words, such as {@code tile b5 is not on the rack}. The wording may change between releases. */
    public String message() {
        return switch (kind) {
            case GAME_OVER -> "the game is over";
            case NOT_YOUR_COLOR -> tile.color().label() + " belongs to seat " + owner.orElseThrow() + ", not to you";
            case NOT_YOUR_TURN ->
                "it is the turn of seat " + turn.orElseThrow() + ", and "
                        + tile.color().label() + " belongs to seat " + owner.orElseThrow();
            case COLOR_NOT_IN_PLAY -> tile.color().label() + " is not in play";
            case COLOR_FINISHED -> tile.color().label() + " is finished";
            case NOT_ON_RACK -> "tile " + tile + " is not on the rack";
            case DOES_NOT_FIT -> "tile " + tile + " does not fit cell " + cell;
            case OWN_TILE -> "cell " + cell + " holds your own tile " + occupant.orElseThrow();
            case SPLITS_GROUP ->
                "capturing " + occupant.orElseThrow() + " on " + cell + " would split the "
                        + occupant.orElseThrow().color().label() + " group " + group + " into "
                        + parts.stream().map(CellSet::toString).collect(Collectors.joining(" and "));
        };
    }

    /** {@return the tile of the move} */
    public Tile tile() {
        return tile;
    }

    /** {@return the target of the move} */
    public Cell cell() {
        return cell;
    }

    /** {@return the owner of the color, for {@link Kind#NOT_YOUR_COLOR} and {@link Kind#NOT_YOUR_TURN}; otherwise empty} */
    public Optional<Seat> owner() {
        return owner;
    }

    /** {@return the seat to move, for {@link Kind#NOT_YOUR_TURN}; otherwise empty} */
    public Optional<Seat> turn() {
        return turn;
    }

    /** {@return the tile on the cell, for {@link Kind#OWN_TILE} and {@link Kind#SPLITS_GROUP}; otherwise empty} */
    public Optional<Tile> occupant() {
        return occupant;
    }

    /** {@return the group of the tile on the cell, for {@link Kind#SPLITS_GROUP}; otherwise empty} */
    public CellSet group() {
        return group;
    }

    /**
     * Returns the two to four groups that the capture would leave, ordered by their first cells, for {@link
     * Kind#SPLITS_GROUP}; otherwise an empty list.
     */
    public ImmutableList<CellSet> parts() {
        return parts;
    }

    /** {@return whether the other object is a fault of the same kind, with the same move and data} */
    @Override
    public boolean equals(Object other) {
        return other instanceof MoveFault that
                && kind == that.kind
                && tile.equals(that.tile)
                && cell == that.cell
                && owner.equals(that.owner)
                && turn.equals(that.turn)
                && occupant.equals(that.occupant)
                && group.equals(that.group)
                && parts.equals(that.parts);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * kind.hashCode() + tile.hashCode()) + cell.hashCode();
    }

    /** {@return the message} */
    @Override
    public String toString() {
        return message();
    }
}
