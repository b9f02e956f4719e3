package io.github.uptownrules.upturn.bots;

import com.google.common.collect.ImmutableList;

/**
 * What a policy looks at, each in tiles: a tile laid is worth 1.
 *
 * @param handedOut what it costs to make a rival draw a tile now, for the power may do more harm later
 * @param handedOutLate what that costs more, divided by the number of tiles of the rival who has the fewest
 * @param fit what it is worth if all numbers left on the rack follow
 * @param noNumber what it costs to be left without a number, and so without a last tile (V21)
 * @param next what each tile on the rack of the next seat is worth
 * @param room what it is worth if all numbers follow for the next seat
 * @param roomLate what that is worth more, divided by the number of tiles of the next seat
 * @param arrow what an arrow of one direction is worth on the rack, where it may be laid at nearly any time
 * @param both what a double arrow is worth there
 * @param skipOne what a skip of one is worth there
 * @param skipTwo what a skip of two is worth there
 * @param joker what a joker is worth there
 * @param again what a skip is worth more if all others are skipped, so that the mover plays again
 * @param idle how much worse than now a position may be before drawing or passing is better than to lay
 */
record Weights(
        double handedOut,
        double handedOutLate,
        double fit,
        double noNumber,
        double next,
        double room,
        double roomLate,
        double arrow,
        double both,
        double skipOne,
        double skipTwo,
        double joker,
        double again,
        double idle) {

    /** Any value that no sum reaches. */
    private static final double NEVER = 1000;

    /** A thoughtful beginner, who saves what it can play again with for the turn in which it wins, and else lays what it can. */
    static final Weights SENSIBLE =
            new Weights(0.4, 0, 0.8, 1, 0.1, 0, 0, 0.95, 0.95, 0.95, 0.95, NEVER, NEVER, -NEVER / 2);

    /** By the number of seats, from two on: what wins most games against sensible players. */
    private static final ImmutableList<Weights> EXPERT = ImmutableList.of(
            new Weights(-0.08, -0.38, 0.36, 1, 0.35, -2.28, -1.72, 0.9, 1.39, 1, 2.32, 2.97, 1.42, -3),
            new Weights(0.6, -0.3, 0.5, 1, 0.21, -1.5, -0.5, 0.6, 1.5, 0.29, 2, 3.03, 0.5, -1),
            new Weights(0.76, -0.8, 0.22, 2.5, 0.17, -0.5, -0.53, -0.15, 0.4, -0.38, 0.95, 2.54, 0, -0.5));

    /** The weights for the own moves of a search, found by games against sensible players. */
    static Weights expert(int seats) {
        return EXPERT.get(seats - 2);
    }

    /** What an action is worth on the rack of the mover. */
    double action(int tile, int seats) {
        double own = tile == TileFacts.BOTH
                ? both
                : tile == TileFacts.SKIP_ONE
                        ? skipOne
                        : tile == TileFacts.SKIP_TWO ? skipTwo : tile == TileFacts.JOKER ? joker : arrow;
        return own + (TileFacts.skips(tile) >= seats - 1 ? again : 0);
    }

    @Override
    public String toString() {
        return "weights"; // a double as text takes tables that a browser would have to load
    }
}
