package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.Tiles;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The information that a player or a spectator may have about a game: the public part, the sizes of bag and racks, and the
 * viewer's own rack. Immutable.
 *
 * <p>A view has no reference to its state. Tiles that the viewer cannot see never affect the view, its text, its moves, its
 * reasons or its hash.
 *
 * <p>The set of {@linkplain #unseen unseen} tiles is known, so the states that look like this to the viewer, the
 * <em>possible worlds</em>, can be counted, enumerated and sampled. All count as equally likely. A view has no history: a
 * viewer who remembers the game may know more.
 *
 * <pre>{@code
 * UpTurnView view = game.viewFor(Seat.TWO);
 * view.legalMoves().isEmpty();             // -> true (it is the turn of seat 1)
 * UpTurnState world = view.sample(7);
 * world.viewFor(Seat.TWO).equals(view);    // -> true (for every world)
 * }</pre>
 *
 * @since 0.1.0
 */
public final class UpTurnView implements Position {
    private final UpTurnTable table;
    private final Viewer viewer;

    /** Empty for a spectator. */
    private final Tiles own;

    private final Tiles played;
    private final int bagSize;

    /** By seat. */
    private final int[] tilesLeft;

    UpTurnView(UpTurnTable table, Viewer viewer, Tiles own, Tiles played, int bagSize, int[] tilesLeft) {
        this.table = table;
        this.viewer = viewer;
        this.own = own;
        this.played = played;
        this.bagSize = bagSize;
        this.tilesLeft = tilesLeft;
    }

    UpTurnTable table() {
        return table;
    }

    /** {@return the viewer} */
    public Viewer viewer() {
        return viewer;
    }

    @Override
    public UpTurnRuleset ruleset() {
        return table.ruleset();
    }

    @Override
    public Tile reference() {
        return table.reference();
    }

    @Override
    public Direction direction() {
        return table.direction();
    }

    @Override
    public Rotation rotation() {
        return table.rotation();
    }

    @Override
    public Optional<Seat> turn() {
        return table.turn();
    }

    @Override
    public boolean hasDrawn() {
        return table.hasDrawn();
    }

    @Override
    public Tiles played() {
        return played;
    }

    @Override
    public int bagSize() {
        return bagSize;
    }

    @Override
    public int tilesLeft(Seat seat) {
        return tilesLeft[ruleset().checkSeat(seat).ordinal()];
    }

    /** {@return the viewer's rack, or empty for a spectator} */
    public Optional<Tiles> rack() {
        return viewer.asSeat().map(seat -> own);
    }

    /** {@return the tiles that the viewer does not see, which are in the bag or on other racks} */
    public Tiles unseen() {
        return ruleset().tileSet().tiles().without(reference()).without(played).without(own);
    }

    /** Returns the seat to move if it is the viewer. */
    Optional<Mover> mover() {
        return viewer instanceof Seat seat && turn().equals(seat.asSeat())
                ? Optional.of(new Mover(table, seat, own, canDraw()))
                : Optional.empty();
    }

    @Override
    public MoveList legalMoves() {
        return new MoveList(mover());
    }

    /** Returns every reason why a move is illegal. If the viewer is not to move, that is the only reason. */
    @Override
    public ImmutableSet<MoveFault> faults(Move move) {
        return mover().map(mover -> MoveFaults.of(mover, move))
                .orElseGet(() -> ImmutableSet.of(turn().map(MoveFault::turnOf).orElseGet(MoveFault::gameOver)));
    }

    /**
     * {@return the number of possible worlds, at least 1: the ways to put the unseen tiles into the hidden racks and, in
     * order, into the bag. Equal tiles are distinguished, but generators are not. Some worlds may be unreachable by play
     * (W21)}
     */
    public BigInteger worldCount() {
        return new Worlds(this).count();
    }

    /**
     * Samples a possible world. All worlds are equally likely. Shuffles the unseen tiles with the bits of a seed, deals them to
     * the hidden racks, and puts the rest into the bag. The generator of the world continues from the shuffle.
     *
     * @param seed any number; the same view and seed give the same world on every machine and in every release
     */
    public UpTurnState sample(long seed) {
        return new Worlds(this).sample(seed);
    }

    /**
     * Samples a possible world, like {@link #sample(long)}; all worlds are equally likely.
     *
     * @param random the source of bits; the last 64 of them seed the generator of the world
     */
    public UpTurnState sample(RandomGenerator random) {
        return new Worlds(this).sample(random);
    }

    /**
     * Returns the view after a move of the seat to move, for a client that receives moves.
     *
     * <pre>{@code
     * UpTurnView own = game.viewFor(Seat.TWO);
     * Outcome outcome = game.outcome(Move.parse("67*>2"));       // seat 2 draws a tile
     * SeenMove seen = SeenMove.of(outcome.seenBy(Seat.TWO));     // 67*>2, and T for the rack of seat 2
     * own.follow(seen).equals(outcome.seenBy(Seat.TWO));         // -> true
     * }</pre>
     *
     * @param seen the move, and the tiles drawn to the viewer's rack
     * @return the outcome as the viewer saw it, with the view after it
     * @throws IllegalArgumentException if the game is over, or the viewer cannot have seen this move
     */
    public SeenOutcome follow(SeenMove seen) {
        return new FollowedMove(this, seen).outcome();
    }

    /** Returns the number of tiles that a move of the seat to move draws to the viewer's rack. */
    int drawnBy(Move move) {
        return FollowedMove.ownDrawings(this, move);
    }

    /**
     * {@return the {@link #worldCount()} possible worlds as a lazy stream, in the same order on every machine and with
     * generator 0. Some are equal, because equal tiles are distinguished}
     */
    public Stream<UpTurnState> worlds() {
        return new Worlds(this).all();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof UpTurnView that
                && viewer.equals(that.viewer)
                && table.equals(that.table)
                && own.equals(that.own)
                && played.equals(that.played)
                && bagSize == that.bagSize
                && Arrays.equals(tilesLeft, that.tilesLeft);
    }

    @Override
    public int hashCode() {
        return Objects.hash(viewer, table, own, played, bagSize, Arrays.hashCode(tilesLeft));
    }

    /** {@return this view in notation, with {@code ?} for hidden fields} */
    @Override
    public String toString() {
        return PositionText.of(
                table,
                played,
                PositionText.hidden(bagSize),
                seats().stream().map(this::rackText).collect(Collectors.joining(";")),
                "?");
    }

    private String rackText(Seat seat) {
        return seat == viewer ? own.toString() : PositionText.hidden(tilesLeft(seat));
    }
}
