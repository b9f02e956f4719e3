package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.ColoredTile;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A position as plain data, which need not make sense: what a text says, or what somebody is putting together by hand.
 * Immutable.
 *
 * <p>It becomes a game, or tells everything that is wrong with it:
 *
 * <pre>{@code
 * Setup setup = game.toSetup();
 * setup.faults();                                  // -> []
 * GameState.of(setup).equals(game);                // -> true
 * Setup.builder(rules).turn(Seat.ONE).build().faults();    // every color is missing, seat 1 cannot place, ...
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Setup {
    private final Ruleset ruleset;
    private final ImmutableMap<Cell, ColoredTile> tiles;
    private final Optional<Seat> turn;
    private final ImmutableListMultimap<Seat, ColoredTile> captures;
    private final ImmutableListMultimap<Seat, Hand> hands;

    private Setup(Builder builder) {
        this.ruleset = builder.ruleset;
        this.tiles = ImmutableMap.copyOf(builder.tiles);
        this.turn = builder.turn;
        this.captures = builder.captures.build();
        this.hands = builder.hands.build();
    }

    /**
     * Starts an empty position: no tile anywhere, no hands, nobody's turn.
     *
     * @param ruleset the ruleset
     * @return a builder
     */
    public static Builder builder(Ruleset ruleset) {
        return new Builder(ruleset);
    }

    /** {@return the ruleset} */
    public Ruleset ruleset() {
        return ruleset;
    }

    /** {@return the tiles on the board} */
    public ImmutableMap<Cell, ColoredTile> tiles() {
        return tiles;
    }

    /** {@return the seat to move, or empty if the game is over} */
    public Optional<Seat> turn() {
        return turn;
    }

    /** {@return the tiles each seat has captured} */
    public ImmutableListMultimap<Seat, ColoredTile> captures() {
        return captures;
    }

    /** {@return the hands of each seat, one for each color it owns} */
    public ImmutableListMultimap<Seat, Hand> hands() {
        return hands;
    }

    /**
     * Why no game can be in this position, if it is meant to be the whole truth.
     *
     * @return every fault; empty exactly when {@link GameState#of(Setup)} accepts it
     */
    public ImmutableSet<SetupFault> faults() {
        return faults(Sight.WHOLE);
    }

    /**
     * Why no game can look like this to a seat.
     *
     * @param viewer a seat of the ruleset
     * @return every fault; empty exactly when {@link PlayerView#of(Setup, Seat)} accepts it
     * @throws IllegalArgumentException if the ruleset has no such seat
     */
    public ImmutableSet<SetupFault> faultsSeenBy(Seat viewer) {
        return faults(Sight.of(Optional.of(viewer)));
    }

    /**
     * Why no game can look like this to a spectator.
     *
     * @return every fault; empty exactly when {@link PlayerView#ofSpectator(Setup)} accepts it
     */
    public ImmutableSet<SetupFault> faultsSeenBySpectator() {
        return faults(Sight.of(Optional.empty()));
    }

    ImmutableSet<SetupFault> faults(Sight sight) {
        sight.viewer().ifPresent(ruleset::indexOf);
        return new SetupFaults(this, sight).find();
    }

    /** The board with all tiles, but for those that fit no board: on a wrong cell, or played twice. */
    Board board() {
        Board board = Board.empty();
        for (Map.Entry<Cell, ColoredTile> entry : tiles.entrySet()) {
            ColoredTile tile = entry.getValue();
            if (board.unplayed(tile.color()).contains(tile.tile())
                    && tile.tile().fits(entry.getKey())) {
                board = board.place(Seat.ONE, tile, entry.getKey());
            }
        }
        for (Map.Entry<Seat, ColoredTile> entry : captures.entries()) {
            ColoredTile tile = entry.getValue();
            if (board.unplayed(tile.color()).contains(tile.tile())) {
                board = board.withCapture(entry.getKey(), tile);
            }
        }
        return board;
    }

    /** A deal that leads to a position without faults: what was played came first, in any order. */
    Deal deal() {
        Board board = board();
        ImmutableMap.Builder<Color, TileOrder> orders = ImmutableMap.builder();
        for (Hand hand : hands.values()) {
            ImmutableList.Builder<Tile> order = ImmutableList.builder();
            Tile.all().stream()
                    .filter(tile -> !board.unplayed(hand.color()).contains(tile))
                    .forEach(order::add);
            orders.put(
                    hand.color(),
                    TileOrder.of(order.addAll(hand.rack().tiles())
                            .addAll(hand.pile().tiles())
                            .build()));
        }
        return Deal.of(ruleset, colorsBySeat(), orders.buildOrThrow());
    }

    ImmutableList<ImmutableList<Color>> colorsBySeat() {
        return ruleset.seats().stream()
                .map(seat -> hands.get(seat).stream().map(Hand::color).collect(ImmutableList.toImmutableList()))
                .collect(ImmutableList.toImmutableList());
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
     * This position in notation: ruleset, board, turn, captures and hands, with a space between them. Racks and captures
     * are written in canonical order, whatever their order here.
     *
     * @return such as {@code my-rules 9/9/9/9/9/9/9/9/9 1 -;-;- b=ACE25/...}
     */
    @Override
    public String toString() {
        return String.join(
                " ",
                ruleset.id(),
                Board.toNotation(tiles),
                turn.map(Seat::toString).orElse("-"),
                bySeat(seat -> capturesText(captures.get(seat))),
                bySeat(seat -> Joiner.on(',').join(hands.get(seat))));
    }

    private String bySeat(Function<Seat, String> text) {
        return ruleset.seats().stream().map(text).collect(Collectors.joining(";"));
    }

    private static String capturesText(ImmutableList<ColoredTile> captured) {
        return captured.isEmpty() ? "-" : Joiner.on("").join(ImmutableList.sortedCopyOf(captured));
    }

    /** Gathers a position. Not thread-safe. */
    public static final class Builder {
        private final Ruleset ruleset;
        private final Map<Cell, ColoredTile> tiles = new EnumMap<>(Cell.class);
        private final ImmutableListMultimap.Builder<Seat, ColoredTile> captures = ImmutableListMultimap.builder();
        private final ImmutableListMultimap.Builder<Seat, Hand> hands = ImmutableListMultimap.builder();
        private Optional<Seat> turn = Optional.empty();

        private Builder(Ruleset ruleset) {
            this.ruleset = requireNonNull(ruleset);
        }

        /**
         * Puts a tile on a cell, in place of what this builder put there before.
         *
         * @param cell the cell
         * @param tile the tile
         * @return this builder
         */
        public Builder tile(Cell cell, ColoredTile tile) {
            tiles.put(cell, requireNonNull(tile));
            return this;
        }

        /**
         * Puts a tile among the captures of a seat.
         *
         * @param captor the seat
         * @param tile the tile
         * @return this builder
         */
        public Builder capture(Seat captor, ColoredTile tile) {
            captures.put(captor, tile);
            return this;
        }

        /**
         * Gives a seat a color and its hand.
         *
         * @param seat the seat
         * @param hand the color, its rack and its pile
         * @return this builder
         */
        public Builder hand(Seat seat, Hand hand) {
            hands.put(seat, hand);
            return this;
        }

        /**
         * Sets whose turn it is; without it, the game is over.
         *
         * @param seat the seat to move
         * @return this builder
         */
        public Builder turn(Seat seat) {
            turn = Optional.of(seat);
            return this;
        }

        /**
         * Makes the setup.
         *
         * @return the setup
         */
        public Setup build() {
            return new Setup(this);
        }
    }
}
