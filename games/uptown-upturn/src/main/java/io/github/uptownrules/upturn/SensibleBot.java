package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.Tiles;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Plays as a thoughtful beginner does, with no chance in it: lays as many numbers at once as it can, keeps the direction that
 * suits its rack, saves jokers for the turn in which it wins, hands tiles to the seat with the fewest, and never forgets the call.
 * The weights were found by letting players with others play against each other.
 */
final class SensibleBot implements Bot {
    /** What it is worth if all numbers left on the rack follow; a tile laid is worth 1. */
    private static final double FIT = 0.8;

    /** What an action is worth on the rack, where it may be laid at nearly any time. */
    private static final double ACTION = 0.95;

    /** What it costs to be left without a number, and so without a last tile (V21). */
    private static final double NO_NUMBER = 1;

    /** What it costs to make a rival draw a tile now, which near the end does more harm. */
    private static final double HANDED_OUT = 0.4;

    /** What each tile on the rack of the next seat is worth. */
    private static final double NEXT = 0.1;

    @Override
    public Move choose(UpTurnView view, RandomGenerator random) {
        Mover mover = view.moverToChoose();
        return WinningTurn.firstMove(mover).orElseGet(() -> best(view, mover));
    }

    private static Move best(UpTurnView view, Mover mover) {
        Optional<Move> best = Optional.empty();
        double highest = Double.NEGATIVE_INFINITY;
        Tiles rack = mover.rack();
        for (int place = 0; place < rack.size(); place = rack.next(place)) {
            Tile tile = rack.get(place);
            if (!mover.canLay(tile) || WinningTurn.playsAgain(tile, mover.seats())) {
                continue;
            }
            if (tile.isNumber()) {
                ImmutableList<Tile> laid = mover.laidWith(tile);
                double value = value(view, mover, laid);
                if (value > highest) {
                    highest = value;
                    best = Optional.of(numbers(view, mover, laid));
                }
            } else {
                ImmutableList<ActionMove> choices = ActionMove.choices(tile, mover.seats());
                for (int i = 0; i < choices.size(); i++) {
                    double value = value(view, mover, choices.get(i));
                    if (value > highest) {
                        highest = value;
                        best = Optional.of(mover.isCallDue(1) ? choices.get(i).calling() : choices.get(i));
                    }
                }
            }
        }
        return best.orElseGet(() -> withoutLaying(mover));
    }

    /** The move that lays some numbers, hands tiles to the seat with the fewest, and calls if it is due. */
    private static NumberMove numbers(UpTurnView view, Mover mover, ImmutableList<Tile> laid) {
        int most = mover.mostHandOuts(laid.get(laid.size() - 1), laid.size());
        NumberMove move = NumberMove.of(laid).handingOut(toTheFewest(view, mover.seat(), most));
        return mover.isCallDue(laid.size()) ? move.calling() : move;
    }

    /** A number of tiles for others, each to the seat with the fewest by then. */
    static HandOuts toTheFewest(UpTurnView view, Seat mover, int tiles) {
        HandOuts handOuts = HandOuts.none();
        for (int i = 0; i < tiles; i++) {
            Seat fewest = mover;
            int least = Integer.MAX_VALUE;
            for (int j = 0; j < view.seats().size(); j++) {
                Seat seat = view.seats().get(j);
                int tilesLeft = view.tilesLeft(seat) + handOuts.of(seat);
                if (seat != mover && tilesLeft < least) {
                    fewest = seat;
                    least = tilesLeft;
                }
            }
            handOuts = handOuts.and(fewest, 1);
        }
        return handOuts;
    }

    private static Move withoutLaying(Mover mover) {
        if (mover.mayDraw()) {
            return Move.DRAW;
        }
        if (mover.mayPass()) {
            return mover.isCallDue(Move.PASS) ? IdleMove.CALLED_PASS : Move.PASS;
        }
        // Nothing can be drawn, and all that can be laid is a tile that it would rather save.
        return new MoveList(Optional.of(mover))
                .stream().filter(move -> !mover.missesCall(move)).findFirst().orElseThrow();
    }

    private static double value(UpTurnView view, Mover mover, ImmutableList<Tile> laid) {
        Tile last = laid.get(laid.size() - 1);
        UpTurnTable table = mover.table();
        Direction direction = table.isOpen() ? Direction.between(table.reference(), last) : table.direction();
        return laid.size()
                - HANDED_OUT * mover.mostHandOuts(last, laid.size())
                + outlook(mover, last, direction, laid)
                + NEXT * view.tilesLeft(table.rotation().next(mover.seat(), mover.seats()));
    }

    private static double value(UpTurnView view, Mover mover, ActionMove move) {
        UpTurnTable table = mover.table();
        Direction direction = move.direction().orElse(table.direction());
        Rotation rotation = move.rotation().orElse(table.rotation());
        Seat next = rotation.next(mover.seat(), mover.seats());
        for (int skips = move.tile().skips(); skips > 0; skips--) {
            next = rotation.next(next, mover.seats());
        }
        return 1 - ACTION + outlook(mover, table.reference(), direction, move.laid()) + NEXT * view.tilesLeft(next);
    }

    /** How well what is left on the rack goes on from a number in a direction. */
    private static double outlook(Mover mover, Tile reference, Direction direction, ImmutableList<Tile> laid) {
        int numbers = 0;
        int following = 0;
        Tiles rack = mover.rack();
        for (int place = 0; place < rack.size(); place++) {
            Tile tile = rack.get(place);
            if (tile.isNumber() && !laid.contains(tile)) {
                numbers++;
                following += direction.allows(reference, tile) ? 1 : 0;
            }
        }
        return numbers == 0 ? -NO_NUMBER : FIT * following / numbers;
    }
}
