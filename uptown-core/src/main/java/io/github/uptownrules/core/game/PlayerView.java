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
 * What one player, or a spectator, may know of a game (Q13): what lies face up, the sizes of racks and piles, the own
 * racks and those of partners, and racks put aside face up. Immutable.
 *
 * <p>A view holds nothing else: no way leads from it to the state it was taken from. Whatever the viewer cannot see may be
 * exchanged without any change in the view, its text, its moves, its errors or its hash.
 *
 * <p>What is hidden is not arbitrary, though. Everybody knows which tiles of a color are {@linkplain #unseen unseen}, and
 * the states in which the viewer would see just this, the <em>possible worlds</em>, can be counted, enumerated and drawn
 * from. All are taken to be equally likely, as the shuffle makes them. Drawing a world to search in it is called
 * determinization.
 *
 * <p>A view is a snapshot and has no history (Q15). What follows from earlier turns is not considered: neither an opponent's choices
 * nor that a seat was passed over, and so had nothing to place just then. {@link #worldCount} and {@link #rackProbability} count, and
 * {@link #sample} draws, every position that looks like this now; a player who remembers the game may know that it is not all of
 * them. Only this is taken into account: the seat to move can place a tile, and if the game is over no seat can (Q1, Q2). So
 * every view has a possible world, however it was made.
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

    /** By color, the rack as bits if it is the viewer's own or a partner's, or {@link #HIDDEN}. */
    private final int[] racks;

    /** Made when first asked for, since most views are only looked at; made twice, they are the same. */
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
     * The view of a viewer in a position that was set up.
     *
     * @param setup the position, with all hidden that the viewer cannot see
     * @param viewer a seat at the table, or a spectator
     * @return the view
     * @throws PositionException if no game can look like that to the viewer; it lists every fault
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

    /** {@return who sees this: a seat, or a spectator} */
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
     * The rack of a color, if the viewer may see it: an own one, a partner's, or one put aside face up (R43).
     *
     * @param color any color
     * @return the faces of its tiles, or empty if they are hidden or the color is not in play
     */
    public Optional<FaceSet> rack(Color color) {
        int rack = rackBits(color);
        return rack == HIDDEN ? Optional.empty() : Optional.of(FaceSet.ofBits(rack));
    }

    /** The rack of a color as bits, or {@link #HIDDEN}: for those who ask often, and want no object made. */
    private int rackBits(Color color) {
        // All that is left unplayed of a color that is put aside is its rack. Asked for at once, for on a path
        // that is seldom taken the compiler would make it an object.
        int unplayed = board.unplayed(color).bits();
        return isFaceUp(color) ? unplayed : racks[color.ordinal()];
    }

    /**
     * The tiles of a color that the viewer has not seen yet: they are in the pile, or on a rack that is hidden.
     *
     * @param color any color
     * @return their faces; none if the color is not in play
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
     * What the viewer sees of a move: for a client that is sent each move, and keeps its view itself.
     *
     * <pre>{@code
     * PlayerView own = game.viewFor(Seat.TWO);
     * SeenOutcome seen = own.follow(SeenMove.of(move).withTurn(Seat.TWO));
     * seen.after().equals(game.play(move).viewFor(Seat.TWO));     // -> true
     * }</pre>
     *
     * @param seen the move of the seat to move; with the tile drawn, if the viewer sees that rack and the pile was not empty;
     *     with the seat to move next, which a viewer cannot compute, for it does not see who is stuck
     * @return what the move brought about, and the view after it
     * @throws IllegalMoveException if the move is illegal as far as the viewer can see
     * @throws IllegalArgumentException if a tile was drawn that cannot have been, or none where there must have been one, or
     *     the turn cannot have gone there as far as the viewer can see: to no seat at the table, to one that cannot place, past
     *     one that surely can
     */
    public SeenOutcome follow(SeenMove seen) {
        Move move = seen.move();
        Optional<Tile> drawn = seen.drawn();
        Optional<Seat> next = seen.turn();
        Tile tile = move.tile();
        Color color = tile.color();
        // A hidden rack may have any tile that has not been seen.
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

    /** Makes sure that the turn may have come here: skipped seats may be stuck, and the seat to move need not be. */
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
     * How likely it is that a tile is on its rack, if all possible worlds are equally likely.
     *
     * @param tile any tile
     * @return the exact probability: 1 if the tile is seen there, 0 if it is seen elsewhere or its color is not in play
     */
    public Probability rackProbability(Tile tile) {
        return possible().onRack(tile);
    }

    /**
     * The number of possible worlds: of states in which the viewer would see just this.
     *
     * @return 1 or more; about 10<sup>104</sup> at the start of a game for four
     */
    public BigInteger worldCount() {
        return possible().count();
    }

    /**
     * All possible worlds, one after the other as they are asked for: the first at once and each in constant memory, however
     * many there are.
     *
     * @return {@link #worldCount()} different states, in an order that is the same on every machine
     */
    public Stream<GameState> worlds() {
        return possible().all();
    }

    /**
     * Draws a possible world, each equally likely.
     *
     * @param random where the bits come from; only its {@code nextLong} is called, so the same view and the same bits give
     *     the same world on every machine and in every release
     * @return a state in which the viewer sees just this
     */
    public GameState sample(RandomGenerator random) {
        return possible().sample(random);
    }

    /** The world in which the tiles of each color come in these orders. */
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
     * Whether the other object is the same view: same viewer, ruleset, owners, board, captures, turn and racks.
     *
     * @param other any object
     * @return whether it is
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

    /** {@return a hash of the {@link #positionKey()}} */
    @Override
    public int hashCode() {
        return Long.hashCode(positionKey());
    }

    /** {@return this view in notation, with {@code ?} for what is hidden} */
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
