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
 * A game of UP TURN at one moment: the whole truth, racks and bag included. Immutable, and safe to share between threads.
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
 * <p>The seat to {@link #turn() move} has a legal move (W19), and the game is over exactly when a rack is empty (V4). Nothing
 * bounds the length of a game.
 *
 * <p>A move takes 400 bytes at most, on average over games of sensible players: states share the order of the bag, and the
 * racks that did not change.
 *
 * @since 0.1.0
 */
public final class UpTurnState implements Position {
    private final UpTurnTable table;
    private final Tiles played;
    private final Bag bag;

    /** By seat. Never changed: most states have it from the one before. */
    private final Tiles[] racks;

    private final long generator;

    UpTurnState(UpTurnTable table, Tiles played, Bag bag, Tiles[] racks, long generator) {
        this.table = table;
        this.played = played;
        this.bag = bag;
        this.racks = racks;
        this.generator = generator;
    }

    /** The same tiles in the same places, with another line or turn. */
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

    /**
     * The bag, in the order in which its tiles will be drawn. No player may see it.
     *
     * @return its tiles, the next to be drawn first
     */
    public ImmutableList<Tile> bag() {
        return bag.tiles();
    }

    /**
     * The rack of a seat. Only that seat may see it.
     *
     * @param seat a seat at the table
     * @return its tiles
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public Tiles rack(Seat seat) {
        return racks[ruleset().checkSeat(seat).ordinal()];
    }

    /**
     * The state of the generator that shuffles at the next refill (V22). No player may see it.
     *
     * @return 64 bits
     */
    public long generatorState() {
        return generator;
    }

    /** The seat to move, in a game that is not over. */
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
     * Plays a move.
     *
     * @param move a legal move
     * @return the game after it; this one is unchanged
     * @throws IllegalMoveException if the move is illegal; it lists every reason
     */
    public UpTurnState play(Move move) {
        return transition(moverOf(move), (seat, cause, tile) -> {}).after(move);
    }

    private Transition transition(Mover mover, Transition.Log log) {
        return new Transition(this, bag, racks.clone(), mover, log);
    }

    /**
     * Plays a move, and returns everything that it brought about.
     *
     * @param move a legal move
     * @return what was drawn and by whom, who was skipped, and the game after the move
     * @throws IllegalMoveException if the move is illegal; it lists every reason
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

    /** The seat to move, if a move of it is legal. */
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
     * What a viewer may know of this state.
     *
     * @param viewer a seat at the table, or {@link Viewer#SPECTATOR}
     * @return the view, from which no way leads back
     * @throws IllegalArgumentException if there is no such seat at the table
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
     * Whether the other object is the same position: all tiles in the same places, the bag in the same order, the same line,
     * turn and generator. How it came about does not matter.
     *
     * @param other any object
     * @return whether it is
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

    /** {@return a hash of the position} */
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
