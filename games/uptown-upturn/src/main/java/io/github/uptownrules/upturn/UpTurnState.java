package io.github.uptownrules.upturn;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.Tiles;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * A complete game of UP TURN at one moment, with all racks and the bag. Immutable and thread-safe.
 *
 * <pre>{@code
 * UpTurnState game = UpTurnRuleset.of(3).deal(42);
 * Bot player = Bots.parse("sensible");
 * while (!game.isOver()) {
 *     UpTurnView seen = game.viewFor(game.turn().orElseThrow());
 *     game = game.play(player.choose(seen, random));
 * }
 * System.out.println(game.standings());
 * }</pre>
 *
 * <p>The seat to {@link #turn() move} always has a legal move (W19). The game is over if and only if a rack is empty (V4). The
 * length of a game is unbounded.
 *
 * <p>A move takes at most 400 bytes on average in games of the bot {@code sensible}, because states share the bag and
 * unchanged racks.
 *
 * @since 0.1.0
 */
public final class UpTurnState implements Position {
    private final UpTurnTable table;
    private final Tiles played;
    private final Bag bag;

    /** By seat. Never written to, because states share it. */
    private final Tiles[] racks;

    private final long generator;

    UpTurnState(UpTurnTable table, Tiles played, Bag bag, Tiles[] racks, long generator) {
        this.table = table;
        this.played = played;
        this.bag = bag;
        this.racks = racks;
        this.generator = generator;
    }

    /** Copies the racks, the bag and the played tiles of a state. */
    UpTurnState(UpTurnTable table, UpTurnState tiles) {
        this(table, tiles.played, tiles.bag, tiles.racks, tiles.generator);
    }

    UpTurnTable table() {
        return table;
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
        return bag.size();
    }

    @Override
    public int tilesLeft(Seat seat) {
        return rack(seat).size();
    }

    /** {@return the bag, next draw first, which no player may see} */
    public ImmutableList<Tile> bag() {
        return bag.tiles();
    }

    /**
     * Returns the rack of a seat. Only that seat may see it.
     *
     * @throws IllegalArgumentException if the seat is not at the table
     */
    public Tiles rack(Seat seat) {
        return racks[ruleset().checkSeat(seat).ordinal()];
    }

    /** {@return the 64-bit state of the generator that shuffles the next refill (V22), which no player may see} */
    public long generatorState() {
        return generator;
    }

    /** Returns the seat to move. The game is not over. */
    private Mover mover() {
        Seat seat = table.turn().orElseThrow();
        return new Mover(table, seat, racks[seat.ordinal()], canDraw());
    }

    @Override
    public MoveList legalMoves() {
        return new MoveList(isOver() ? Optional.empty() : Optional.of(mover()));
    }

    @Override
    public ImmutableSet<MoveFault> faults(Move move) {
        return isOver() ? ImmutableSet.of(MoveFault.gameOver()) : MoveFaults.of(mover(), move);
    }

    /**
     * Returns the game after a move.
     *
     * @throws IllegalMoveException if the move is illegal; lists every reason
     */
    public UpTurnState play(Move move) {
        return transition(moverOf(move), (seat, cause, tile) -> {}).after(move);
    }

    private Transition transition(Mover mover, Transition.Log log) {
        return new Transition(this, bag, racks.clone(), mover, log);
    }

    /**
     * Plays a move and returns its effects: the tiles drawn, the seats skipped, and the game after it.
     *
     * @throws IllegalMoveException if the move is illegal; lists every reason
     */
    public Outcome outcome(Move move) {
        Mover mover = moverOf(move);
        ImmutableList.Builder<Drawing> log = ImmutableList.builder();
        UpTurnState after = transition(
                        mover, (seat, cause, tile) -> log.add(new Drawing(seat, cause, Optional.of(tile))))
                .after(move);
        ImmutableList<Drawing> drawings = log.build();
        return new Outcome(
                mover.seat(),
                move,
                drawings,
                drawings.size() > bag.size() ? OptionalInt.of(bag.size()) : OptionalInt.empty(),
                !mover.isCallDue(move)
                        ? Outcome.Call.NOT_DUE
                        : move.isCalled() ? Outcome.Call.MADE : Outcome.Call.MISSED,
                move instanceof ActionMove action ? mover.skippedBy(action.tile()) : ImmutableList.of(),
                after);
    }

    /** Returns the seat to move after checking the move. */
    private Mover moverOf(Move move) {
        if (isOver()) {
            throw new IllegalMoveException(ImmutableSet.of(MoveFault.gameOver()));
        }
        Mover mover = mover();
        ImmutableSet<MoveFault> faults = MoveFaults.of(mover, move);
        if (!faults.isEmpty()) {
            throw new IllegalMoveException(faults);
        }
        return mover;
    }

    /**
     * Returns the state as a viewer may see it. The view has no reference to this state.
     *
     * @throws IllegalArgumentException if the seat is not at the table
     */
    public UpTurnView viewFor(Viewer viewer) {
        requireNonNull(viewer, "viewer");
        Tiles own = viewer == Viewer.SPECTATOR ? Tiles.none() : rack((Seat) viewer);
        int[] tilesLeft = new int[racks.length];
        for (int seat = 0; seat < tilesLeft.length; seat++) {
            tilesLeft[seat] = racks[seat].size();
        }
        return new UpTurnView(table, viewer, own, played, bag.size(), tilesLeft);
    }

    /**
     * Returns whether the other object is the same position: the same racks, bag in the same order, played tiles, line, turn
     * and generator. The history does not matter.
     */
    @Override
    public boolean equals(Object other) {
        return other == this
                || other instanceof UpTurnState that
                        && table.equals(that.table)
                        && played.equals(that.played)
                        && bag.equals(that.bag)
                        && Arrays.equals(racks, that.racks)
                        && generator == that.generator;
    }

    @Override
    public int hashCode() {
        return Objects.hash(table, played, bag, Arrays.hashCode(racks), generator);
    }

    /** {@return this position in notation} */
    @Override
    public String toString() {
        return PositionText.of(
                table,
                played,
                bag.toString(),
                Arrays.stream(racks).map(Tiles::toString).collect(Collectors.joining(";")),
                PositionText.generator(generator));
    }
}
