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
 * What a player, or a spectator, may know of a game: all that lies open, the sizes of bag and racks, and the own rack.
 * Immutable.
 *
 * <p>A view holds nothing else: no way leads from it to the state it was taken from. Whatever the viewer cannot see may be
 * exchanged without any change in the view, its text, its moves, its reasons or its hash.
 *
 * <p>Everybody knows which tiles are {@linkplain #unseen unseen}, so the states in which the viewer would see just this, the
 * <em>possible worlds</em>, can be counted, enumerated and drawn from. All are taken to be equally likely. A view is what lies
 * there, not what was: who remembers the game may know more.
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

    /** None for a spectator. */
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

    /** {@return who sees this} */
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

    /**
     * The viewer's rack.
     *
     * @return its tiles, or empty for a spectator
     */
    public Optional<Tiles> rack() {
        return viewer.asSeat().map(seat -> own);
    }

    /**
     * The tiles that the viewer does not see: they are in the bag, or on a rack of another seat.
     *
     * @return the tiles
     */
    public Tiles unseen() {
        return ruleset().tileSet().tiles().without(reference()).without(played).without(own);
    }

    /** The seat to move, if it is the viewer. */
    Optional<Mover> mover() {
        return viewer instanceof Seat seat && turn().equals(seat.asSeat())
                ? Optional.of(new Mover(table, seat, own, canDraw()))
                : Optional.empty();
    }

    @Override
    public MoveList legalMoves() {
        return new MoveList(mover());
    }

    /**
     * Why a move is illegal.
     *
     * @return every reason that holds; if it is not the viewer's turn, that and nothing else
     */
    @Override
    public ImmutableSet<MoveFault> faults(Move move) {
        return mover().map(mover -> MoveFaults.of(mover, move))
                .orElseGet(() -> ImmutableSet.of(turn().map(MoveFault::turnOf).orElseGet(MoveFault::gameOver)));
    }

    /**
     * The number of possible worlds: of ways to put the unseen tiles into the hidden racks and, in order, the bag. Tiles of the
     * same text are different tiles here, and generators do not count. Whether play can lead to a world is not asked (W21).
     *
     * @return 1 or more
     */
    public BigInteger worldCount() {
        return new Worlds(this).count();
    }

    /**
     * Draws a possible world, each equally likely: shuffles the unseen tiles with the bits of a seed, deals them to the hidden
     * racks, and puts the rest into the bag.
     *
     * @param seed any number; the same view and the same seed give the same world on every machine and in every release
     * @return a state in which the viewer sees just this; its generator goes on from the shuffle
     */
    public UpTurnState sample(long seed) {
        return new Worlds(this).sample(seed);
    }

    /**
     * Draws a possible world, each equally likely, as {@link #sample(long)} does from a seed.
     *
     * @param random where the bits come from; the generator of the world's refills gets the last 64 of them
     * @return a state in which the viewer sees just this
     */
    public UpTurnState sample(RandomGenerator random) {
        return new Worlds(this).sample(random);
    }

    /**
     * The view after a move of the seat to move, for a client that is sent what its seat saw of it.
     *
     * <pre>{@code
     * UpTurnView own = game.viewFor(Seat.TWO);
     * Outcome outcome = game.outcome(Move.parse("67*>2"));       // seat 2 draws a tile
     * SeenMove seen = SeenMove.of(outcome.seenBy(Seat.TWO));     // 67*>2, and T for the rack of seat 2
     * own.follow(seen).equals(outcome.seenBy(Seat.TWO));         // -> true
     * }</pre>
     *
     * @param seen the move, and the tiles that came to the viewer's rack
     * @return what the viewer saw, with the view after it
     * @throws IllegalArgumentException if the game is over, or the viewer cannot have seen this
     */
    public SeenOutcome follow(SeenMove seen) {
        return new FollowedMove(this, seen).outcome();
    }

    /** The number of tiles that a move of the seat to move brings to the viewer's rack: as many have to be sent with it. */
    int drawnBy(Move move) {
        return FollowedMove.ownDrawings(this, move);
    }

    /**
     * All possible worlds, one after the other as they are asked for; what has been seen of the stream takes no memory.
     *
     * @return {@link #worldCount()} states, in an order that is the same on every machine, with the generator at 0; as tiles of
     *     the same text are different tiles, some are equal
     */
    public Stream<UpTurnState> worlds() {
        return new Worlds(this).all();
    }

    /**
     * Whether the other object is the same view: same viewer, rack, sizes, played tiles, line and turn.
     *
     * @param other any object
     * @return whether it is
     */
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

    /** {@return a hash of the view} */
    @Override
    public int hashCode() {
        return Objects.hash(viewer, table, own, played, bagSize, Arrays.hashCode(tilesLeft));
    }

    /** {@return this view in notation, with {@code ?} for what is hidden} */
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
