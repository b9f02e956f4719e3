package io.github.uptownrules.upturn;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.upturn.MoveFault.Kind;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.Tiles;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Finds all reasons against a move, with one method for each kind, in the order of the kinds. */
final class MoveFaults {
    private static final Joiner LIST = Joiner.on(',');

    private final Mover mover;

    /** Immutable until the first fault, so that a legal move allocates nothing. */
    private List<MoveFault> faults = Collections.emptyList();

    private MoveFaults(Mover mover) {
        this.mover = mover;
    }

    static ImmutableSet<MoveFault> of(Mover mover, Move move) {
        MoveFaults judge = new MoveFaults(mover);
        if (move instanceof NumberMove numbers) {
            judge.numbers(numbers);
        } else if (move instanceof ActionMove action) {
            judge.action(action);
        } else {
            judge.idle((IdleMove) move);
        }
        return judge.faults.isEmpty() ? ImmutableSet.of() : ImmutableSet.copyOf(judge.faults);
    }

    private void add(MoveFault fault) {
        if (faults.isEmpty()) {
            faults = new ArrayList<>();
        }
        faults.add(fault);
    }

    private void numbers(NumberMove move) {
        ImmutableList<Tile> due = mover.laidWith(move.last());
        boolean isDue = move.laid().equals(due);
        // If exactly the required tiles are laid, only the last may be missing from the rack, so a legal move needs no
        // counting.
        if (!isDue || !mover.rack().contains(move.last())) {
            checkRack(move.laid());
        }
        checkReference(move.last());
        if (!isDue) {
            addNotTogether(move.last(), due);
        }
        checkHandOuts(move);
        checkCall(move);
    }

    private void action(ActionMove move) {
        if (!mover.rack().contains(move.tile())) {
            checkRack(move.laid());
        }
        checkOpen(move.tile());
        checkLastTile(move);
        checkRotation(move);
        checkCall(move);
    }

    private void idle(IdleMove move) {
        checkCall(move);
        if (move.isDraw()) {
            checkDraw();
        } else {
            checkPass();
        }
    }

    private void checkRack(ImmutableList<Tile> laid) {
        ImmutableList<Tile> missing = missing(laid);
        if (!missing.isEmpty()) {
            add(MoveFault.of(Kind.NOT_ON_RACK, "your rack lacks " + LIST.join(missing))
                    .withTiles(missing));
        }
    }

    /** Returns the distinct tiles that the move lays more often than they occur on the rack. */
    private ImmutableList<Tile> missing(ImmutableList<Tile> laid) {
        Tiles counted = Tiles.of(laid);
        return ImmutableSet.copyOf(counted).stream()
                .filter(tile -> counted.count(tile) > mover.rack().count(tile))
                .collect(ImmutableList.toImmutableList());
    }

    private void checkOpen(Tile action) {
        if (mover.table().isOpen()) {
            add(MoveFault.of(
                    Kind.ACTION_WHILE_OPEN, "before the first number is laid you may not lay " + action, action));
        }
    }

    private void checkReference(Tile last) {
        Tile reference = mover.table().reference();
        if (!mover.follows(last)) {
            String why = switch (mover.table().direction()) {
                case OPEN -> "the first number must differ from ";
                case RISING -> "the game rises from ";
                case FALLING -> "the game falls from ";
            };
            add(MoveFault.of(Kind.DOES_NOT_FOLLOW, last + " does not follow: " + why + reference, last, reference));
        }
    }

    private void checkLastTile(ActionMove move) {
        if (mover.leftAfter(move) == 0) {
            add(MoveFault.of(
                    Kind.ACTION_AS_LAST_TILE, "your last tile must be a number, not " + move.tile(), move.tile()));
        }
    }

    private void addNotTogether(Tile last, ImmutableList<Tile> due) {
        String words = last.kind() == Tile.Kind.DOUBLE
                ? "with " + last + " you lay all your numbers between it and "
                        + mover.table().reference() + ": " + LIST.join(due)
                : last + " is not a double and takes no other numbers along";
        add(MoveFault.of(Kind.NOT_TOGETHER, words).withTiles(due));
    }

    private void checkRotation(ActionMove move) {
        if (mover.seats() == 2 && move.rotatesRight()) {
            add(MoveFault.of(Kind.ROTATION_OF_TWO, "with two players the rotation is always left, L"));
        }
    }

    private void checkHandOuts(NumberMove move) {
        int fewest = mover.fewestHandOuts(move.last(), move.laid().size());
        int most = mover.mostHandOuts(move.last(), move.laid().size());
        HandOuts handOuts = move.handOuts();
        if (handOuts.size() < fewest || handOuts.size() > most || !isOnlyToOthers(handOuts)) {
            ImmutableList<Seat> wrong = Seat.all().stream()
                    .filter(seat -> handOuts.of(seat) > 0 && !isOther(seat))
                    .collect(ImmutableList.toImmutableList());
            String words = "with " + move.last() + " you hand out "
                    + (most == 0 ? "no tiles here" : (fewest == most ? "" : "at most ") + most + " to other players");
            add(MoveFault.of(Kind.WRONG_HAND_OUTS, words).withSeats(wrong).withCount(most));
        }
    }

    private boolean isOnlyToOthers(HandOuts handOuts) {
        for (int i = 0; i < Seat.all().size(); i++) {
            Seat seat = Seat.all().get(i);
            if (handOuts.of(seat) > 0 && !isOther(seat)) {
                return false;
            }
        }
        return true;
    }

    private boolean isOther(Seat seat) {
        return seat != mover.seat() && seat.number() <= mover.seats();
    }

    private void checkCall(Move move) {
        int left = mover.leftAfter(move);
        if (move.isCalled() && left != 1) {
            String words = "you call only when one tile is left to you, not "
                    + (left < 0 ? "fewer than none" : left == 0 ? "none" : String.valueOf(left));
            add(MoveFault.of(Kind.CALL_NOT_DUE, words).withCount(Math.max(left, 0)));
        }
    }

    private void checkDraw() {
        if (mover.table().hasDrawn()) {
            add(MoveFault.of(Kind.DRAWN_ALREADY, "you have drawn in this turn already"));
        }
        if (!mover.canDraw()) {
            add(MoveFault.of(Kind.NOTHING_TO_DRAW, "there is nothing to draw"));
        }
        if (mover.table().isOpen() && mover.canLay()) {
            add(MoveFault.of(Kind.MUST_OPEN, "no number has been laid yet, so you must lay one of yours"));
        }
    }

    private void checkPass() {
        if (!mover.mayPass()) {
            String why = mover.canDraw() ? "you have not drawn" : "you have a tile to lay";
            add(MoveFault.of(Kind.NO_PASSING, "you may not pass: " + why));
        }
    }
}
