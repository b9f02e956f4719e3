package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.upturn.tile.Tile;

/** The legal moves that lay these numbers: one for each way to hand out tiles. */
record LaidLastNumber(Mover mover, ImmutableList<Tile> tiles) implements LaidLast {
    private boolean isCallDue() {
        return mover.isCallDue(tiles.size());
    }

    private int others() {
        return mover.seats() - 1;
    }

    private int fewestHandOuts() {
        return mover.fewestHandOuts(tiles.get(tiles.size() - 1), tiles.size());
    }

    private int mostHandOuts() {
        return mover.mostHandOuts(tiles.get(tiles.size() - 1), tiles.size());
    }

    @Override
    public int moves() {
        int all = 0;
        for (int handedOut = fewestHandOuts(); handedOut <= mostHandOuts(); handedOut++) {
            all += ways(handedOut, others());
        }
        return all * (isCallDue() ? 2 : 1);
    }

    @Override
    public Move move(int index) {
        NumberMove move = NumberMove.of(tiles).handingOut(handOuts(isCallDue() ? index / 2 : index));
        return isCallDue() && index % 2 == 1 ? move.calling() : move;
    }

    private HandOuts handOuts(int index) {
        int skip = index;
        int handedOut = fewestHandOuts();
        while (skip >= ways(handedOut, others())) {
            skip -= ways(handedOut++, others());
        }
        return split(handedOut, skip);
    }

    /**
     * Returns one way to split tiles between the other seats. The ways are ordered by text, so the first gives all to the
     * lowest seat.
     */
    private HandOuts split(int all, int index) {
        HandOuts handOuts = HandOuts.none();
        int left = all;
        int skip = index;
        for (int i = 0; i < others() - 1; i++) {
            int rest = 0;
            while (skip >= ways(rest, others() - 1 - i)) {
                skip -= ways(rest++, others() - 1 - i);
            }
            handOuts = handOuts.and(other(i), left - rest);
            left = rest;
        }
        return handOuts.and(other(others() - 1), left);
    }

    private Seat other(int index) {
        return Seat.all().get(index < mover.seat().ordinal() ? index : index + 1);
    }

    private static int ways(int tiles, int seats) {
        return switch (seats) {
            case 1 -> 1;
            case 2 -> tiles + 1;
            default -> (tiles + 1) * (tiles + 2) / 2;
        };
    }
}
