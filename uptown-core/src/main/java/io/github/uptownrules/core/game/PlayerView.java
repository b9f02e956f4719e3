package io.github.uptownrules.core.game;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.ColoredTile;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.core.value.TileSet;
import io.github.uptownrules.random.SplitMix64;
import java.math.BigInteger;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * What one player, or a spectator, may know of a game (Q13): what lies face up, the sizes of racks and piles, the own
 * racks, and racks put aside face up. Immutable.
 *
 * <p>A view holds nothing else: no way leads from it to the state it was taken from. Whatever the viewer cannot see may be
 * exchanged without any change in the view, its text, its moves, its errors or its hash.
 *
 * <p>What is hidden is not arbitrary, though. Everybody knows which tiles of a color are {@linkplain #unseen unseen}, and
 * the states in which the viewer would see just this, the <em>possible worlds</em>, can be counted, enumerated and drawn
 * from. All are taken to be equally likely, as the shuffle makes them. Drawing a world to search in it is called
 * determinization.
 *
 * <p>A view is a snapshot and has no history (Q15). What earlier turns tell is not considered: neither an opponent's choices
 * nor that a seat was passed over, and so had nothing to place just then. {@link #worldCount} and {@link #onRack} count, and
 * {@link #sample} draws, every position that looks like this now; whoever remembers the game may know that it is not all of
 * them. Only this is taken into account: the seat to move can place a tile, and if the game is over nobody can (Q1, Q2). So
 * every view has a possible world, however it was made.
 *
 * <pre>{@code
 * PlayerView view = game.viewFor(Seat.TWO);
 * view.rack(Color.GREEN);              // -> Optional[GI2f$] (the own rack)
 * view.rack(Color.BLUE);               // -> Optional.empty (not to be seen)
 * view.onRack(Color.BLUE, Tile.MONEY); // -> 5/28
 * GameState world = view.sample(random);
 * world.viewFor(Seat.TWO).equals(view);    // -> true (for every world)
 * }</pre>
 *
 * @since 0.1.0
 */
public final class PlayerView implements Position {
    private final Ruleset ruleset;
    private final ImmutableList<ImmutableList<Color>> colorsBySeat;
    private final Board board;
    private final Optional<Seat> turn;
    private final Optional<Seat> viewer;

    /** The racks of the viewer that are not face up. */
    private final ImmutableMap<Color, TileSet> ownRacks;

    /** Made when first asked for, since most views are only looked at. */
    private final Supplier<Worlds> worlds = Suppliers.memoize(() -> new Worlds(this));

    PlayerView(
            Ruleset ruleset,
            ImmutableList<ImmutableList<Color>> colorsBySeat,
            Board board,
            Optional<Seat> turn,
            Optional<Seat> viewer,
            ImmutableMap<Color, TileSet> ownRacks) {
        this.ruleset = ruleset;
        this.colorsBySeat = colorsBySeat;
        this.board = board;
        this.turn = turn;
        this.viewer = viewer;
        this.ownRacks = ownRacks;
    }

    /**
     * The view of a seat in a position that was set up.
     *
     * @param setup the position, with all hidden that the seat cannot see
     * @param viewer a seat at the table
     * @return the view
     * @throws IllegalSetupException if no game can look like that to the seat; it tells every fault
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public static PlayerView of(Setup setup, Seat viewer) {
        return of(setup, Optional.of(viewer));
    }

    /**
     * The view of a spectator in a position that was set up.
     *
     * @param setup the position, with all hidden that a spectator cannot see
     * @return the view
     * @throws IllegalSetupException if no game can look like that to a spectator; it tells every fault
     */
    public static PlayerView ofSpectator(Setup setup) {
        return of(setup, Optional.empty());
    }

    private static PlayerView of(Setup setup, Optional<Seat> viewer) {
        ImmutableSet<SetupFault> faults = setup.faults(Sight.of(viewer));
        if (!faults.isEmpty()) {
            throw new IllegalSetupException(faults);
        }
        ImmutableMap.Builder<Color, TileSet> racks = ImmutableMap.builder();
        viewer.ifPresent(seat -> setup.hands()
                .get(seat)
                .forEach(hand ->
                        racks.put(hand.color(), hand.rack().tiles().stream().collect(TileSet.toTileSet()))));
        return new PlayerView(
                setup.ruleset(), setup.colorsBySeat(), setup.board(), setup.turn(), viewer, racks.buildOrThrow());
    }

    /**
     * Who sees this.
     *
     * @return the viewer's seat, or empty for a spectator
     */
    public Optional<Seat> viewer() {
        return viewer;
    }

    @Override
    public Ruleset ruleset() {
        return ruleset;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public Optional<Seat> turn() {
        return turn;
    }

    @Override
    public ImmutableList<Color> colors(Seat seat) {
        return colorsBySeat.get(ruleset.indexOf(seat));
    }

    /**
     * The rack of a color, if the viewer may see it: an own one, or one put aside face up (R43).
     *
     * @param color any color
     * @return its tiles, or empty if they are hidden or the color is not in play
     */
    public Optional<TileSet> rack(Color color) {
        // All that is left unplayed of a color that is put aside is its rack.
        return isFaceUp(color) ? Optional.of(board.unplayed(color)) : Optional.ofNullable(ownRacks.get(color));
    }

    /**
     * The tiles of a color that the viewer has not seen yet: they are in the pile, or on a rack that is hidden.
     *
     * @param color any color
     * @return the tiles; none if the color is not in play
     */
    public TileSet unseen(Color color) {
        return owner(color).isPresent()
                ? board.unplayed(color).minus(rack(color).orElse(TileSet.none()))
                : TileSet.none();
    }

    @Override
    public TileSet playable(Color color) {
        boolean isViewersTurn = turn.isPresent() && turn.equals(viewer);
        return isViewersTurn && turn.equals(owner(color)) && !isFinished(color)
                ? rack(color).orElseThrow()
                : TileSet.none();
    }

    @Override
    public MoveList legalMoves() {
        return new MoveList(
                this, turn.map(seat -> board.openCells(colors(seat))).orElse(CellSet.none()));
    }

    /**
     * Why a tile may not go to a cell.
     *
     * @return every reason that the viewer can see; a tile of another seat is never the viewer's to move, and whether that
     *     seat has it on its rack is not told
     */
    @Override
    public ImmutableSet<MoveFault> faults(Color color, Tile tile, Cell cell) {
        ImmutableSet.Builder<MoveFault> faults = ImmutableSet.builder();
        owner(color)
                .filter(owner -> !viewer.equals(Optional.of(owner)))
                .ifPresent(owner -> faults.add(new MoveFault.NotViewersColor(color, owner)));
        return faults.addAll(MoveFaults.of(this, rack(color), ColoredTile.of(color, tile), cell))
                .build();
    }

    /**
     * This view after somebody's move: what a client knows when it is told of a move.
     *
     * @param move the move of the seat to move
     * @param drawn the tile drawn, if it is the viewer who moves and the pile of the color was not empty
     * @param next whose turn it is then, or empty if the game is over; a viewer cannot tell, for it does not see who is stuck
     * @return the view after the move
     * @throws IllegalMoveException if the move is illegal as far as the viewer can see
     * @throws IllegalArgumentException if a tile was drawn that cannot have been, or none where there must have been one, or
     *     the turn cannot have gone there as far as the viewer can see: to no seat at the table, to one that cannot place, past
     *     one that surely can
     */
    public PlayerView after(Move move, Optional<Tile> drawn, Optional<Seat> next) {
        Color color = move.color();
        // A hidden rack may have any tile that has not been seen.
        TileSet candidates = rack(color).orElseGet(() -> unseen(color));
        ColoredTile tile = ColoredTile.of(color, move.tile());
        ImmutableSet<MoveFault> faults = MoveFaults.of(this, Optional.of(candidates), tile, move.cell());
        if (!faults.isEmpty()) {
            throw new IllegalMoveException(faults);
        }
        Map<Color, TileSet> racks = new EnumMap<>(Color.class);
        racks.putAll(ownRacks);
        boolean isToDraw = turn.equals(viewer) && pileSize(color) > 0;
        if (drawn.isPresent() != isToDraw
                || drawn.filter(unseen(color)::contains).isPresent() != isToDraw) {
            throw new IllegalArgumentException(
                    move + " cannot draw " + drawn.map(Tile::toString).orElse("nothing"));
        }
        next.ifPresent(ruleset::indexOf);
        racks.computeIfPresent(color, (own, rack) -> rack.without(move.tile()));
        drawn.ifPresent(arrived -> racks.computeIfPresent(color, (own, rack) -> rack.with(arrived)));
        PlayerView after = new PlayerView(
                ruleset,
                colorsBySeat,
                board.place(turn.orElseThrow(), tile, move.cell()),
                next,
                viewer,
                Maps.immutableEnumMap(racks));
        after.checkTurnAfter(turn.orElseThrow());
        return after;
    }

    /** Makes sure that the turn may have come here: whoever was passed over may be stuck, and who is to move need not be. */
    private void checkTurnAfter(Seat mover) {
        ImmutableList<Seat> passed = turn.isPresent() ? ruleset.seatsBetween(mover, turn.get()) : seats();
        for (Seat seat : passed) {
            if (worlds.get().mustPlace(seat)) {
                throw new IllegalArgumentException(
                        turn.isPresent()
                                ? "seat " + seat + " cannot be passed over, for it can place a tile"
                                : "the game cannot be over, for seat " + seat + " can place a tile");
            }
        }
        turn.filter(seat -> !worlds.get().mayPlace(seat)).ifPresent(seat -> {
            throw new IllegalArgumentException(
                    "it cannot be the turn of seat " + seat + ", for it cannot place a tile");
        });
    }

    /**
     * How likely it is that a tile is on a rack, if all possible worlds are equally likely.
     *
     * @param color any color
     * @param tile any tile
     * @return the exact probability: 1 if the tile is seen there, 0 if it is seen elsewhere or the color is not in play
     */
    public Probability onRack(Color color, Tile tile) {
        return worlds.get().onRack(color, tile);
    }

    /**
     * The number of possible worlds: of states in which the viewer would see just this.
     *
     * @return 1 or more; about 10<sup>104</sup> at the start of a game for four
     */
    public BigInteger worldCount() {
        return worlds.get().count();
    }

    /**
     * All possible worlds, one after the other as they are asked for: the first at once and each in constant memory, however
     * many there are.
     *
     * @return {@link #worldCount()} different states, in an order that is the same on every machine
     */
    public Stream<GameState> worlds() {
        return worlds.get().all();
    }

    /**
     * Draws a possible world, each equally likely.
     *
     * @param random where the bits come from; only its {@code nextLong} is called, so the same view and the same bits give
     *     the same world on every machine and in every release
     * @return a state in which the viewer sees just this
     */
    public GameState sample(RandomGenerator random) {
        return worlds.get().sample(random);
    }

    /** The world in which the tiles of each color come in these orders. */
    GameState world(Map<Color, TileOrder> orders) {
        return new GameState(Deal.of(ruleset, colorsBySeat, orders), board, turn);
    }

    @Override
    public Setup toSetup() {
        Setup.Builder setup = Setup.builder(ruleset);
        board.tiles().forEach(setup::tile);
        turn.ifPresent(setup::turn);
        for (Seat seat : seats()) {
            captures(seat).forEach(tile -> setup.capture(seat, tile));
            for (Color color : colors(seat)) {
                TileStack rack = rack(color).map(TileStack::of).orElse(TileStack.hidden(rackSize(color)));
                setup.hand(seat, new Hand(color, rack, TileStack.hidden(pileSize(color))));
            }
        }
        return setup.build();
    }

    @Override
    public long positionKey() {
        long key = ruleset.key() + viewer.map(Seat::number).orElse(0);
        key = SplitMix64.mix(key) + turn.map(Seat::number).orElse(0);
        for (int seat = 0; seat < colorsBySeat.size(); seat++) {
            ImmutableList<Color> colors = colorsBySeat.get(seat);
            for (int i = 0; i < colors.size(); i++) {
                Color color = colors.get(i);
                key = SplitMix64.mix(key + color.ordinal());
                key = SplitMix64.mix(
                        key + ownRacks.getOrDefault(color, TileSet.none()).bits());
            }
        }
        return SplitMix64.mix(key ^ board.key());
    }

    /**
     * Whether the other object is the same view: same viewer, ruleset, owners, board, captures, turn and racks.
     *
     * @param other any object
     * @return whether it is
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof PlayerView that
                && viewer.equals(that.viewer)
                && turn.equals(that.turn)
                && ruleset.equals(that.ruleset)
                && colorsBySeat.equals(that.colorsBySeat)
                && board.equals(that.board)
                && ownRacks.equals(that.ownRacks);
    }

    /** {@return a hash of the {@link #positionKey()}} */
    @Override
    public int hashCode() {
        return Long.hashCode(positionKey());
    }

    /** {@return this view in notation, with {@code ?} for what is hidden} */
    @Override
    public String toString() {
        return toSetup().toString();
    }
}
