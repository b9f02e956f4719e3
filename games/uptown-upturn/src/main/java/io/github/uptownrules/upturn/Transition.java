package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.upturn.Drawing.Cause;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.Tiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Plays one legal move, step by step. */
final class Transition {
    private static final int PENALTY = 3;

    /** Receives each tile drawn. */
    interface Log {
        void drawn(Seat seat, Cause cause, Tile tile);
    }

    private final UpTurnState before;
    private final Mover mover;
    private final Tiles[] racks;
    private final Log log;
    private Tiles played;
    private Bag bag;
    private long generator;

    /** Creates a transition. It writes to these racks, so pass a copy. */
    Transition(UpTurnState before, Bag bag, Tiles[] racks, Mover mover, Log log) {
        this.before = before;
        this.mover = mover;
        this.racks = racks;
        this.log = log;
        this.played = before.played();
        this.bag = bag;
        this.generator = before.generatorState();
    }

    UpTurnState after(Move move) {
        if (move instanceof NumberMove numbers) {
            return afterNumbers(numbers);
        }
        if (move instanceof ActionMove action) {
            return afterAction(action);
        }
        if (move instanceof IdleMove idle && idle.isDraw()) {
            draw(mover.seat(), Cause.DRAW);
            return state(
                    before.reference(),
                    before.direction(),
                    before.rotation(),
                    mover.seat().asSeat(),
                    true);
        }
        payForMissedCall(move);
        return state(before.reference(), before.direction(), before.rotation(), neighbor(before.rotation()), false);
    }

    private UpTurnState afterNumbers(NumberMove move) {
        Direction direction = before.direction() == Direction.OPEN
                ? Direction.between(before.reference(), move.last())
                : before.direction();
        for (int i = 0; i < move.laid().size(); i++) {
            // The reference joins the played tiles only when another number is laid.
            played = played.with(i == 0 ? before.reference() : move.laid().get(i - 1));
            takeFromRack(move.laid().get(i));
        }
        if (racks[mover.seat().ordinal()].isEmpty()) {
            // Laying the last tile wins at once (W16).
            return state(move.last(), direction, Rotation.LEFT, Optional.empty(), false);
        }
        for (int i = 0; i < racks.length; i++) {
            Seat seat = Seat.all().get(i);
            draw(seat, Cause.HAND_OUT, move.handOuts().of(seat));
        }
        payForMissedCall(move);
        return state(move.last(), direction, before.rotation(), neighbor(before.rotation()), false);
    }

    private UpTurnState afterAction(ActionMove move) {
        Direction direction = move.direction().isPresent() ? move.direction().get() : before.direction();
        Rotation rotation = move.rotation().isPresent() ? move.rotation().get() : before.rotation();
        played = played.with(move.tile());
        takeFromRack(move.tile());
        payForMissedCall(move);
        Optional<Seat> next = switch (move.tile().kind()) {
            case JOKER -> mover.seat().asSeat();
            case SKIP_ONE, SKIP_TWO -> nextAfterSkip(move.tile());
            default -> neighbor(rotation);
        };
        return state(before.reference(), direction, rotation, next, false);
    }

    private void takeFromRack(Tile tile) {
        int seat = mover.seat().ordinal();
        racks[seat] = racks[seat].without(tile);
    }

    private void payForMissedCall(Move move) {
        draw(mover.seat(), Cause.MISSED_CALL, mover.missesCall(move) ? PENALTY : 0);
    }

    private Optional<Seat> nextAfterSkip(Tile tile) {
        ImmutableList<Seat> skipped = mover.skippedBy(tile);
        return before.rotation()
                .next(skipped.get(skipped.size() - 1), racks.length)
                .asSeat();
    }

    private Optional<Seat> neighbor(Rotation rotation) {
        return rotation.next(mover.seat(), racks.length).asSeat();
    }

    private void draw(Seat seat, Cause cause, int tiles) {
        for (int i = 0; i < tiles; i++) {
            draw(seat, cause);
        }
    }

    /** Draws a tile, if possible (W18, W19). */
    private void draw(Seat seat, Cause cause) {
        if (bag.isEmpty() && !played.isEmpty()) {
            refill();
        }
        if (!bag.isEmpty()) {
            Tile tile = bag.first();
            racks[seat.ordinal()] = racks[seat.ordinal()].with(tile);
            bag = bag.afterFirst();
            log.drawn(seat, cause, tile);
        }
    }

    /** Refills the bag with all played tiles, without the reference (V22, W18). */
    private void refill() {
        SplitMix64 random = new SplitMix64(generator);
        List<Tile> order = new ArrayList<>(played.asList());
        RandomInts.shuffle(random, order);
        bag = Bag.of(order);
        played = Tiles.none();
        generator = random.state();
    }

    private UpTurnState state(
            Tile reference, Direction direction, Rotation rotation, Optional<Seat> turn, boolean hasDrawn) {
        UpTurnTable table = new UpTurnTable(before.ruleset(), reference, direction, rotation, turn, hasDrawn);
        return new UpTurnState(table, played, bag, racks, generator);
    }
}
