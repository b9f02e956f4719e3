package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.text.BoardText;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Tile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;

/**
 * A position as plain data, possibly inconsistent: read from text, or put together by an editor. Immutable.
 *
 * <p>A setup can be turned into a game, or list everything that is wrong with it:
 *
 * <pre>{@code
 * Setup setup = game.toSetup();
 * setup.faults();                                  // -> []
 * GameState.of(setup).equals(game);                // -> true
 * Setup changed = setup.toBuilder().noTile(Cell.E5).turn(Seat.TWO).build();
 * Setup.builder(rules).turn(Seat.ONE).build().faults();    // every color is missing, seat 1 cannot place, ...
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Setup {
    /** Preallocated optionals, by tile. */
    private static final ImmutableList<Optional<Tile>> PRESENT =
            Tile.all().stream().map(Optional::of).collect(ImmutableList.toImmutableList());

    private final Ruleset ruleset;
    private final EnumMap<Cell, Tile> onCells;
    private final Optional<Seat> turn;
    private final ImmutableList<ImmutableList<Tile>> captures;
    private final ImmutableList<ImmutableList<Holding>> holdings;

    /**
     * All tiles except those that no board can have, because they are on a cell that they do not fit or were played
     * twice.
     */
    private final Board board;

    private Setup(Builder builder) {
        this.ruleset = builder.ruleset;
        this.onCells = new EnumMap<>(builder.onCells);
        this.turn = builder.turn;
        this.captures = copy(builder.captures);
        this.holdings = copy(builder.holdings);
        this.board = makeBoard();
    }

    private static <T> ImmutableList<ImmutableList<T>> copy(List<List<T>> lists) {
        ImmutableList.Builder<ImmutableList<T>> copies = ImmutableList.builderWithExpectedSize(lists.size());
        lists.forEach(list -> copies.add(ImmutableList.copyOf(list)));
        return copies.build();
    }

    /** {@return a builder of an empty position: no tiles, no holdings, no seat to move} */
    public static Builder builder(Ruleset ruleset) {
        return new Builder(ruleset);
    }

    /** {@return a builder that starts with this position} */
    public Builder toBuilder() {
        Builder builder = builder(ruleset);
        tiles().forEach(builder::tile);
        turn.ifPresent(builder::turn);
        for (Seat seat : Seat.all()) {
            captures(seat).forEach(tile -> builder.capture(seat, tile));
            holdings(seat).forEach(holding -> builder.holding(seat, holding));
        }
        return builder;
    }

    /** {@return the ruleset} */
    public Ruleset ruleset() {
        return ruleset;
    }

    /** {@return the tiles on the board by cell, in reading order} */
    public ImmutableMap<Cell, Tile> tiles() {
        return ImmutableMap.copyOf(onCells);
    }

    Optional<Tile> tileAt(Cell cell) {
        Tile tile = onCells.get(cell);
        return tile == null ? Optional.empty() : PRESENT.get(tile.index());
    }

    /** {@return the seat to move, or empty if the game is over} */
    public Optional<Seat> turn() {
        return turn;
    }

    /** {@return the tiles that a seat has captured, in canonical order} */
    public ImmutableList<Tile> captures(Seat seat) {
        return captures.get(seat.ordinal());
    }

    /** {@return the holdings of a seat, one for each of its colors, in canonical order of the colors} */
    public ImmutableList<Holding> holdings(Seat seat) {
        return holdings.get(seat.ordinal());
    }

    /**
     * Returns all faults of this setup as a complete position.
     *
     * @return the faults; empty if and only if {@link GameState#of(Setup)} accepts this setup
     */
    public ImmutableSet<PositionFault> faults() {
        return new SetupFaults(this, Optional.empty()).find();
    }

    /**
     * Returns all faults of this setup as a position seen by a viewer.
     *
     * @return the faults; empty if and only if {@link PlayerView#of(Setup, Viewer)} accepts this setup
     * @throws IllegalArgumentException if the viewer is a seat that the ruleset does not have
     */
    public ImmutableSet<PositionFault> faults(Viewer viewer) {
        viewer.asSeat().ifPresent(ruleset::indexOf);
        return new SetupFaults(this, Optional.of(viewer)).find();
    }

    Board board() {
        return board;
    }

    private Board makeBoard() {
        Board.Builder made = Board.builder();
        int[] played = new int[Color.all().size()];
        for (Cell cell : Cell.all()) {
            Optional<Tile> tile = tileAt(cell);
            if (tile.isPresent() && tile.get().fits(cell) && isFirst(tile.get(), played)) {
                made.tile(cell, tile.get());
            }
        }
        for (Seat seat : Seat.all()) {
            for (Tile tile : captures(seat)) {
                if (isFirst(tile, played)) {
                    made.capture(seat, tile);
                }
            }
        }
        return made.build();
    }

    /** Marks a tile as played and returns whether it was unplayed before. */
    private static boolean isFirst(Tile tile, int[] played) {
        int color = tile.color().ordinal();
        int before = played[color];
        played[color] |= 1 << tile.face().ordinal();
        return played[color] != before;
    }

    /** {@return the owners of the colors in a position without faults} */
    Table table() {
        ImmutableList.Builder<ImmutableList<Color>> colors =
                ImmutableList.builderWithExpectedSize(ruleset.seats().size());
        for (Seat seat : ruleset.seats()) {
            ImmutableList.Builder<Color> own =
                    ImmutableList.builderWithExpectedSize(holdings(seat).size());
            holdings(seat).forEach(holding -> own.add(holding.color()));
            colors.add(own.build());
        }
        return new Table(ruleset, colors.build());
    }

    /** {@return a deal that leads to a position without faults; played tiles come first, in arbitrary order} */
    Deal deal() {
        FaceOrder[] orders = new FaceOrder[Color.all().size()];
        Arrays.fill(orders, FaceOrder.NONE);
        for (Seat seat : ruleset.seats()) {
            for (Holding holding : holdings(seat)) {
                orders[holding.color().ordinal()] = FaceOrder.of(
                        board.unplayed(holding.color()).complement(),
                        holding.rack().faces(),
                        holding.pile().faces());
            }
        }
        return new Deal(table(), ImmutableList.copyOf(orders));
    }

    /** {@return whether the other object is a setup with the same {@linkplain #toString() text}} */
    @Override
    public boolean equals(Object other) {
        return other instanceof Setup that && toString().equals(that.toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /**
     * Returns this position in notation, such as {@code my-rules 9/9/9/9/9/9/9/9/9 1 -;-;- b=ACE25/...}: ruleset,
     * board, turn, captures and holdings, separated by spaces. Racks, captures and the colors of a seat are in
     * canonical order. Anything that belongs to a seat that is not at the table is omitted. A seat without a holding is
     * written as an empty field, which cannot be parsed again.
     */
    @Override
    public String toString() {
        BoardText cells = new BoardText();
        for (Cell cell : Cell.all()) {
            String tile = tileAt(cell).map(Tile::toString).orElse("");
            if (tile.isEmpty()) {
                cells.empty();
            } else {
                cells.tile(tile.charAt(0), tile.charAt(1));
            }
        }
        StringBuilder text =
                new StringBuilder(400).append(ruleset.id()).append(' ').append(cells);
        text.append(' ').append(turn.isPresent() ? turn.get().toString() : "-").append(' ');
        for (Seat seat : ruleset.seats()) {
            text.append(seat == Seat.ONE ? "" : ";").append(captures(seat).isEmpty() ? "-" : "");
            captures(seat).forEach(text::append);
        }
        char separator = ' ';
        for (Seat seat : ruleset.seats()) {
            text.append(separator);
            for (int i = 0; i < holdings(seat).size(); i++) {
                text.append(i == 0 ? "" : ",");
                holdings(seat).get(i).write(text);
            }
            separator = ';';
        }
        return text.toString();
    }

    /** Builds a {@link Setup}. Not thread-safe. */
    public static final class Builder {
        private final Ruleset ruleset;
        private final EnumMap<Cell, Tile> onCells = new EnumMap<>(Cell.class);
        private final List<List<Tile>> captures = new ArrayList<>();
        private final List<List<Holding>> holdings = new ArrayList<>();
        private Optional<Seat> turn = Optional.empty();

        private Builder(Ruleset ruleset) {
            this.ruleset = requireNonNull(ruleset, "ruleset");
            for (int seat = 0; seat < Seat.all().size(); seat++) {
                captures.add(new ArrayList<>());
                holdings.add(new ArrayList<>(2));
            }
        }

        /** Puts a tile on a cell, which replaces any tile there. */
        public Builder tile(Cell cell, Tile tile) {
            onCells.put(requireNonNull(cell, "cell"), requireNonNull(tile, "tile"));
            return this;
        }

        /** Removes the tile on a cell, if any. */
        public Builder noTile(Cell cell) {
            onCells.remove(requireNonNull(cell, "cell"));
            return this;
        }

        /** Adds a tile to the captures of a seat. */
        public Builder capture(Seat captor, Tile tile) {
            captures.get(captor.ordinal()).add(requireNonNull(tile, "tile"));
            return this;
        }

        /** Removes all captures of a seat. */
        public Builder noCaptures(Seat captor) {
            captures.get(captor.ordinal()).clear();
            return this;
        }

        /** Gives a seat a color, with its rack and pile. */
        public Builder holding(Seat seat, Holding holding) {
            holdings.get(seat.ordinal()).add(requireNonNull(holding, "holding"));
            return this;
        }

        /** Removes all holdings of a seat. */
        public Builder noHoldings(Seat seat) {
            holdings.get(seat.ordinal()).clear();
            return this;
        }

        /** Sets the seat to move. */
        public Builder turn(Seat seat) {
            turn = seat.asSeat();
            return this;
        }

        /** Sets that no seat is to move, because the game is over. This is the default. */
        public Builder noTurn() {
            turn = Optional.empty();
            return this;
        }

        /** Builds the setup. */
        public Setup build() {
            captures.forEach(tiles -> tiles.sort(Tile::compareTo));
            holdings.forEach(own -> own.sort(Comparator.comparing(Holding::color)));
            return new Setup(this);
        }
    }
}
