package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * A game as one viewer may see it (Q13): the face-up tiles, the sizes of racks and piles, the racks of the viewer and
 * its partners, and face-up racks. Immutable.
 *
 * <p>A view does not refer to the state that it was taken from. Hidden information never affects a view, its text, its
 * moves, its errors or its hash.
 *
 * <p>Everybody knows which tiles of a color are still {@linkplain #unseen unseen}. The <em>possible worlds</em> of a
 * view are the states that its viewer cannot distinguish from the actual one. They can be counted, enumerated and
 * sampled, and all are equally likely, because the tiles were shuffled. Searching in sampled worlds is called
 * determinization.
 *
 * <p>A view is a snapshot without history (Q15). It ignores what earlier turns imply, such as an opponent's choices, or
 * that a skipped seat had no tile to place. {@link #worldCount}, {@link #rackProbability} and {@link #sample} consider
 * every position that looks the same now, even if a player who remembers the game could rule it out. The only
 * restriction is that the seat to move can place a tile and, if the game is over, that no seat can (Q1, Q2). Every view
 * has at least one possible world.
 *
 * <pre>{@code
 * PlayerView view = game.viewFor(Seat.TWO);
 * view.rack(Color.GREEN);              // -> Optional[GI2f$] (the own rack)
 * view.rack(Color.BLUE);               // -> Optional.empty (not to be seen)
 * view.rackProbability(Tile.parse("b$"));      // -> 5/28
 * GameState world = view.sample(random);
 * world.viewFor(Seat.TWO).equals(view);    // -> true (for every world)
 * }</pre>
 *
 * @since 0.1.0
 */
public final class PlayerView implements Position {
    private static final int HIDDEN = -1;

    private final Table table;
    private final Board board;
    private final Optional<Seat> turn;
    private final Viewer viewer;

    /** The bits of each color's rack if it is the viewer's own or a partner's, otherwise {@link #HIDDEN}. */
    private final int[] racks;

    /** Computed on first use, because most views never need it. Racing threads compute equal values. */
    private volatile Optional<Worlds> known = Optional.empty();

    PlayerView(Table table, Board board, Optional<Seat> turn, Viewer viewer, int[] racks) {
        this.table = table;
        this.board = board;
        this.turn = turn;
        this.viewer = viewer;
        this.racks = racks;
    }

    private Worlds possible() {
        if (known.isEmpty()) {
            known = Optional.of(new Worlds(this));
        }
        return known.orElseThrow();
    }

    static int[] noRacks() {
        int[] racks = new int[Color.all().size()];
        Arrays.fill(racks, HIDDEN);
        return racks;
    }

    /**
     * Returns the view of a viewer in a custom position.
     *
     * @param setup the position, in which exactly the tiles that the viewer cannot see are hidden
     * @param viewer a seat at the table, or a spectator
     * @throws PositionException if no game can look like this to the viewer; it lists all faults
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public static PlayerView of(Setup setup, Viewer viewer) {
        ImmutableSet<PositionFault> faults = setup.faults(viewer);
        if (!faults.isEmpty()) {
            throw new PositionException(faults);
        }
        int[] racks = noRacks();
        for (Seat seat : setup.ruleset().seats()) {
            if (setup.ruleset().showsRack(viewer, seat)) {
                for (Holding holding : setup.holdings(seat)) {
                    racks[holding.color().ordinal()] = holding.rack().faces().stream()
                            .collect(FaceSet.toFaceSet())
                            .bits();
                }
            }
        }
        return new PlayerView(setup.table(), setup.board(), setup.turn(), viewer, racks);
    }

    /** {@return the viewer: a seat, or a spectator} */
    public Viewer viewer() {
        return viewer;
    }

    @Override
    public Ruleset ruleset() {
        return table.ruleset();
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
        return table.colors(seat);
    }

    @Override
    public Optional<Seat> owner(Color color) {
        return table.owner(color);
    }

    @Override
    public int rackSize(Color color) {
        return table.rackSize(color, board);
    }

    @Override
    public int pileSize(Color color) {
        return table.pileSize(color, board);
    }

    @Override
    public boolean isFinished(Color color) {
        return table.isFinished(color, board);
    }

    @Override
    public boolean isFaceUp(Color color) {
        return table.isFaceUp(color, board);
    }

    /**
     * Returns the rack of a color if the viewer may see it: its own, a partner's, or one that lies face up (R43).
     *
     * @return the faces, or empty if they are hidden or the color is not in play
     */
    public Optional<FaceSet> rack(Color color) {
        int rack = rackBits(color);
        return rack == HIDDEN ? Optional.empty() : Optional.of(FaceSet.ofBits(rack));
    }

    /** Returns the rack of a color as bits, or {@link #HIDDEN}. Avoids allocation for frequent callers. */
    private int rackBits(Color color) {
        // The unplayed tiles of a face-up color are its rack. They are read unconditionally, because compilers would
        // allocate the set on a rarely taken branch.
        int unplayed = board.unplayed(color).bits();
        return isFaceUp(color) ? unplayed : racks[color.ordinal()];
    }

    /**
     * Returns the tiles of a color that the viewer has not seen: those in the pile, and those on a hidden rack. Empty
     * if the color is not in play.
     */
    public FaceSet unseen(Color color) {
        int rack = rackBits(color);
        int unseen = board.unplayed(color).bits() & ~(rack == HIDDEN ? 0 : rack);
        return FaceSet.ofBits(owner(color).isPresent() ? unseen : 0);
    }

    private boolean isViewers(Optional<Seat> seat) {
        return seat.isPresent() && seat.get() == viewer;
    }

    @Override
    public FaceSet playable(Color color) {
        requireNonNull(color, "color");
        boolean isPlayable = isViewers(turn) && turn.equals(owner(color)) && !isFinished(color);
        return FaceSet.ofBits(isPlayable ? rackBits(color) : 0);
    }

    @Override
    public MoveList legalMoves() {
        return new MoveList(this, turn.isPresent() ? board.openCells(colors(turn.get())) : CellSet.none());
    }

    @Override
    public ImmutableSet<MoveFault> faults(Tile tile, Cell cell) {
        return MoveFaults.of(this, tile, cell);
    }

    /**
     * Plays a move in this view, for clients that receive moves and maintain the view themselves.
     *
     * <pre>{@code
     * PlayerView own = game.viewFor(Seat.TWO);
     * SeenOutcome seen = own.follow(SeenMove.of(move).withTurn(Seat.TWO));
     * seen.after().equals(game.play(move).viewFor(Seat.TWO));     // -> true
     * }</pre>
     *
     * @param seen a move of the seat to move, with the drawn tile if the viewer sees that rack and the pile was not
     *     empty, and with the seat to move next, which may depend on hidden racks
     * @return the visible effects of the move, with the view after it
     * @throws IllegalMoveException if the move is illegal as far as the viewer can see
     * @throws IllegalArgumentException if the drawn tile is impossible or missing, or the next turn is impossible as
     *     far as the viewer can see
     */
    public SeenOutcome follow(SeenMove seen) {
        Move move = seen.move();
        Optional<Tile> drawn = seen.drawn();
        Optional<Seat> next = seen.turn();
        Tile tile = move.tile();
        Color color = tile.color();
        // A hidden rack may contain any unseen tile.
        FaceSet candidates = rack(color).orElseGet(() -> unseen(color));
        ImmutableSet<MoveFault> faults = MoveFaults.of(this, candidates, tile, move.cell());
        if (!faults.isEmpty()) {
            throw new IllegalMoveException(faults);
        }
        Seat mover = turn.orElseThrow();
        checkDrawn(move, drawn);
        next.ifPresent(ruleset()::indexOf);
        int[] racksAfter = racks.clone();
        if (racks[color.ordinal()] != HIDDEN) {
            racksAfter[color.ordinal()] &= ~(1 << tile.face().ordinal());
            drawn.ifPresent(arrived ->
                    racksAfter[color.ordinal()] |= 1 << arrived.face().ordinal());
        }
        PlayerView after = new PlayerView(table, board.place(mover, move), next, viewer, racksAfter);
        after.checkTurnAfter(mover);
        return new SeenOutcome(
                mover,
                move,
                board.tileAt(move.cell()),
                drawn,
                after.isFinished(color) ? Optional.of(color) : Optional.empty(),
                table.passedOver(mover, next),
                after);
    }

    private void checkDrawn(Move move, Optional<Tile> drawn) {
        Color color = move.tile().color();
        boolean isSeen = racks[color.ordinal()] != HIDDEN && pileSize(color) > 0;
        if (isSeen && drawn.isEmpty()) {
            throw new IllegalArgumentException("after " + move + " a tile is drawn, but none is given");
        }
        drawn.ifPresent(tile -> {
            if (!isSeen) {
                throw new IllegalArgumentException(
                        "after " + move + " no drawn tile is visible, but " + tile + " is named");
            }
            if (tile.color() != color || !unseen(color).contains(tile.face())) {
                throw new IllegalArgumentException(
                        "after " + move + " " + tile + " cannot be drawn, as it is not in the pile");
            }
        });
    }

    /**
     * Checks that the turn is possible: all skipped seats may be stuck, and the seat to move may be able to place a
     * tile.
     */
    private void checkTurnAfter(Seat mover) {
        for (Seat seat : turn.isPresent() ? table.passedOver(mover, turn) : seats()) {
            if (possible().mustPlace(seat)) {
                throw new IllegalArgumentException(
                        turn.isPresent()
                                ? "seat " + seat + " cannot be skipped, as it can place a tile"
                                : "the game cannot be over, as seat " + seat + " can place a tile");
            }
        }
        turn.filter(seat -> !possible().mayPlace(seat)).ifPresent(seat -> {
            throw new IllegalArgumentException("it cannot be the turn of seat " + seat + ", as it cannot place a tile");
        });
    }

    /**
     * Returns the exact probability that a tile is on its rack, over all possible worlds.
     *
     * @return 1 if the viewer sees the tile there, 0 if it sees the tile elsewhere or the color is not in play
     */
    public Probability rackProbability(Tile tile) {
        return possible().onRack(tile);
    }

    /** Returns the number of possible worlds, at least 1. At the start of a game for four it is about 10<sup>104</sup>. */
    public BigInteger worldCount() {
        return possible().count();
    }

    /**
     * Returns all possible worlds as a lazy stream in constant memory, regardless of their number.
     *
     * @return {@link #worldCount()} different states, in an order that is the same on every machine
     */
    public Stream<GameState> worlds() {
        return possible().all();
    }

    /**
     * Returns a uniformly random possible world.
     *
     * @param random the source of randomness; only {@code nextLong} is called, so the same view and the same bits yield
     *     the same world on every machine and in every release
     */
    public GameState sample(RandomGenerator random) {
        return possible().sample(random);
    }

    /** {@return the world with the given orders of tiles} */
    GameState world(ImmutableList<FaceOrder> ordersByColor) {
        return new GameState(new Deal(table, ordersByColor), board, turn);
    }

    @Override
    public Setup toSetup() {
        Setup.Builder setup = Setup.builder(ruleset());
        board.tiles().forEach(setup::tile);
        turn.ifPresent(setup::turn);
        for (Seat seat : seats()) {
            captures(seat).forEach(tile -> setup.capture(seat, tile));
            for (Color color : colors(seat)) {
                FaceStack rack = rack(color).map(FaceStack::of).orElse(FaceStack.hidden(rackSize(color)));
                setup.holding(seat, new Holding(color, rack, FaceStack.hidden(pileSize(color))));
            }
        }
        return setup.build();
    }

    @Override
    public long positionKey() {
        long key = ruleset().key() + viewer.asSeat().map(Seat::number).orElse(0);
        key = SplitMix64.mix(key) + turn.map(Seat::number).orElse(0);
        for (int seat = 0; seat < seats().size(); seat++) {
            ImmutableList<Color> colors = colors(seats().get(seat));
            for (int i = 0; i < colors.size(); i++) {
                int color = colors.get(i).ordinal();
                key = SplitMix64.mix(key + color);
                key = SplitMix64.mix(key + (racks[color] == HIDDEN ? 0 : racks[color]));
            }
        }
        return SplitMix64.mix(key ^ board.key());
    }

    /**
     * {@return whether the other object is a view with the same viewer, ruleset, owners, board, captures, turn and
     * racks}
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof PlayerView that
                && viewer == that.viewer
                && turn.equals(that.turn)
                && table.equals(that.table)
                && board.equals(that.board)
                && Arrays.equals(racks, that.racks);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(positionKey());
    }

    /** {@return this view in notation, with {@code ?} for hidden tiles} */
    @Override
    public String toString() {
        return new PositionText(this).write((text, color) -> {
            int rack = rackBits(color);
            (rack == HIDDEN ? text.hidden(rackSize(color)) : text.faces(FaceSet.ofBits(rack)))
                    .append('/')
                    .hidden(pileSize(color));
        });
    }
}
