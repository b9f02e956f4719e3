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
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Tile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;

/**
 * A position as plain data, which need not make sense: what a text says, or what is being put together by hand.
 * Immutable.
 *
 * <p>It becomes a game, or lists everything that is wrong with it:
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
    /** By tile, the same optional each time. */
    private static final ImmutableList<Optional<Tile>> PRESENT =
            Tile.all().stream().map(Optional::of).collect(ImmutableList.toImmutableList());

    private final Ruleset ruleset;
    private final EnumMap<Cell, Tile> onCells;
    private final Optional<Seat> turn;
    private final ImmutableList<ImmutableList<Tile>> captures;
    private final ImmutableList<ImmutableList<Holding>> holdings;

    /** All tiles but those that fit no board: on a wrong cell, or played twice. */
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

    /**
     * Starts an empty position: no tile anywhere, no holdings, no seat to move.
     *
     * @param ruleset the ruleset
     * @return a builder
     */
    public static Builder builder(Ruleset ruleset) {
        return new Builder(ruleset);
    }

    /**
     * Starts from this position, to change some of it.
     *
     * @return a builder that has all of this
     */
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

    /** {@return the tiles on the board by their cells, in reading order} */
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

    /**
     * The tiles that a seat has captured.
     *
     * @param seat any seat
     * @return the tiles in canonical order
     */
    public ImmutableList<Tile> captures(Seat seat) {
        return captures.get(seat.ordinal());
    }

    /**
     * What a seat has of the colors it owns.
     *
     * @param seat any seat
     * @return a holding for each of its colors, in canonical order of these
     */
    public ImmutableList<Holding> holdings(Seat seat) {
        return holdings.get(seat.ordinal());
    }

    /**
     * Why no game can be in this position, if it is meant to be the whole truth.
     *
     * @return every fault; empty exactly when {@link GameState#of(Setup)} accepts it
     */
    public ImmutableSet<PositionFault> faults() {
        return new SetupFaults(this, Optional.empty()).find();
    }

    /**
     * Why no game can look like this to a viewer.
     *
     * @param viewer a seat of the ruleset, or a spectator
     * @return every fault; empty exactly when {@link PlayerView#of(Setup, Viewer)} accepts it
     * @throws IllegalArgumentException if the ruleset has no such seat
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

    /** Whether a tile was not played before; now it is. */
    private static boolean isFirst(Tile tile, int[] played) {
        int color = tile.color().ordinal();
        int before = played[color];
        played[color] |= 1 << tile.face().ordinal();
        return played[color] != before;
    }

    /** The owners of a position without faults. */
    Table table() {
        ImmutableList.Builder<ImmutableList<Color>> colors = ImmutableList.builder();
        for (Seat seat : ruleset.seats()) {
            ImmutableList.Builder<Color> own = ImmutableList.builder();
            holdings(seat).forEach(holding -> own.add(holding.color()));
            colors.add(own.build());
        }
        return new Table(ruleset, colors.build());
    }

    /** A deal that leads to a position without faults: what was played came first, in any order. */
    Deal deal() {
        List<FaceOrder> orders = new ArrayList<>();
        Color.all().forEach(color -> orders.add(FaceOrder.NONE));
        for (Seat seat : ruleset.seats()) {
            for (Holding holding : holdings(seat)) {
                ImmutableList.Builder<Face> order =
                        ImmutableList.builderWithExpectedSize(Face.all().size());
                order.addAll(board.unplayed(holding.color()).complement());
                order.addAll(holding.rack().faces()).addAll(holding.pile().faces());
                orders.set(holding.color().ordinal(), FaceOrder.of(order.build()));
            }
        }
        return new Deal(table(), ImmutableList.copyOf(orders));
    }

    /**
     * Whether the other object is a setup that is written the same.
     *
     * @param other any object
     * @return whether it is
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof Setup that && toString().equals(that.toString());
    }

    /** {@return a hash of the text} */
    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /**
     * This position in notation: ruleset, board, turn, captures and hands, with a space between them. Racks, captures and
     * the colors of a seat are written in canonical order, whatever their order was; what belongs to a seat that is not at
     * the table is left out.
     * A seat without a holding has nothing in its place, and that cannot be read: in notation every seat has a holding.
     *
     * @return such as {@code my-rules 9/9/9/9/9/9/9/9/9 1 -;-;- b=ACE25/...}
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

    /** Gathers a position. Not thread-safe. */
    public static final class Builder {
        private final Ruleset ruleset;
        private final EnumMap<Cell, Tile> onCells = new EnumMap<>(Cell.class);
        private final List<List<Tile>> captures = new ArrayList<>();
        private final List<List<Holding>> holdings = new ArrayList<>();
        private Optional<Seat> turn = Optional.empty();

        private Builder(Ruleset ruleset) {
            this.ruleset = requireNonNull(ruleset, "ruleset");
            for (int seat = 0; seat < Seat.all().size(); seat++) {
                captures.add(new ArrayList<>(0));
                holdings.add(new ArrayList<>(2));
            }
        }

        /**
         * Puts a tile on a cell, in place of what this builder put there before.
         *
         * @param cell the cell
         * @param tile the tile
         * @return this builder
         */
        public Builder tile(Cell cell, Tile tile) {
            onCells.put(requireNonNull(cell, "cell"), requireNonNull(tile, "tile"));
            return this;
        }

        /**
         * Takes the tile from a cell that this builder put there.
         *
         * @param cell the cell
         * @return this builder
         */
        public Builder noTile(Cell cell) {
            onCells.remove(requireNonNull(cell, "cell"));
            return this;
        }

        /**
         * Puts a tile among the captures of a seat.
         *
         * @param captor the seat
         * @param tile the tile
         * @return this builder
         */
        public Builder capture(Seat captor, Tile tile) {
            captures.get(captor.ordinal()).add(requireNonNull(tile, "tile"));
            return this;
        }

        /**
         * Takes all captures from a seat.
         *
         * @param captor the seat
         * @return this builder
         */
        public Builder noCaptures(Seat captor) {
            captures.get(captor.ordinal()).clear();
            return this;
        }

        /**
         * Gives a seat a color and its holding.
         *
         * @param seat the seat
         * @param holding the color, its rack and its pile
         * @return this builder
         */
        public Builder holding(Seat seat, Holding holding) {
            holdings.get(seat.ordinal()).add(requireNonNull(holding, "holding"));
            return this;
        }

        /**
         * Takes all holdings from a seat.
         *
         * @param seat the seat
         * @return this builder
         */
        public Builder noHoldings(Seat seat) {
            holdings.get(seat.ordinal()).clear();
            return this;
        }

        /**
         * Sets whose turn it is.
         *
         * @param seat the seat to move
         * @return this builder
         */
        public Builder turn(Seat seat) {
            turn = seat.asSeat();
            return this;
        }

        /**
         * Sets that no seat is to move, as at the start: the game is over.
         *
         * @return this builder
         */
        public Builder noTurn() {
            turn = Optional.empty();
            return this;
        }

        /**
         * Makes the setup.
         *
         * @return the setup
         */
        public Setup build() {
            captures.forEach(tiles -> tiles.sort(Tile::compareTo));
            holdings.forEach(own -> own.sort(Comparator.comparing(Holding::color)));
            return new Setup(this);
        }
    }
}
