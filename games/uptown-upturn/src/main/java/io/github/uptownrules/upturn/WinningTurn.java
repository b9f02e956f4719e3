package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.Tiles;
import java.util.Optional;

/** Whether the seat to move can lay all its tiles in this turn: first those after which it plays again, then the numbers. */
final class WinningTurn {
    private WinningTurn() {}

    /** Whether the mover plays again after laying a tile: a joker (V15), or a skip of all others (W10). */
    static boolean playsAgain(Tile tile, int seats) {
        return tile == Tile.JOKER || tile.skips() >= seats - 1;
    }

    /** The next move on the way to win in this turn, if there is a way. */
    static Optional<Move> firstMove(Mover mover) {
        Tiles rack = mover.rack();
        int again = 0;
        for (int place = 0; place < rack.size(); place++) {
            if (playsAgain(rack.get(place), mover.seats())) {
                again++;
            } else if (!rack.get(place).isNumber()) {
                return Optional.empty();
            }
        }
        if (mover.table().isOpen() && again > 0) {
            return Optional.empty();
        }
        for (int place = 0; place < rack.size(); place = rack.next(place)) {
            Tile last = rack.get(place);
            if (last.isNumber() && mayFollow(mover, last)) {
                ImmutableList<Tile> laid = mover.laidWith(last);
                if (laid.size() == rack.size() - again) {
                    return Optional.of(again == 0 ? NumberMove.of(laid) : playAgain(mover, last));
                }
            }
        }
        return Optional.empty();
    }

    /** Whether a number follows, or would in the direction that a joker gives. */
    private static boolean mayFollow(Mover mover, Tile number) {
        return mover.follows(number)
                || mover.rack().contains(Tile.JOKER)
                        && Direction.OPEN.allows(mover.table().reference(), number);
    }

    /** Lays the first tile after which the mover plays again, with the direction to a number. */
    private static ActionMove playAgain(Mover mover, Tile number) {
        Direction direction = Direction.between(mover.table().reference(), number);
        for (Tile tile : mover.rack()) {
            if (playsAgain(tile, mover.seats())) {
                for (ActionMove move : ActionMove.choices(tile, mover.seats())) {
                    if (move.direction().orElse(direction) == direction) {
                        return mover.isCallDue(1) ? move.calling() : move;
                    }
                }
            }
        }
        throw new AssertionError("no tile to play again with: " + mover.rack());
    }
}
