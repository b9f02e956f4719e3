package io.github.uptownrules.upturn.bots;

import com.google.common.collect.ImmutableList;

/**
 * The weights of a policy, in tiles: laying one tile is worth 1.
 *
 * @param handedOut the cost of making a rival draw a tile now instead of later, when it may hurt more
 * @param handedOutLate the additional cost, divided by the number of tiles of the rival with the fewest
 * @param fit the value of a rack whose remaining numbers all follow
 * @param noNumber the cost of having no number left, and so no tile that may be laid last (V21)
 * @param next the value of each tile on the rack of the next seat
 * @param room the value if all numbers follow for the next seat
 * @param roomLate the additional value, divided by the number of tiles of the next seat
 * @param arrow the value of a single arrow on the rack, which can be laid at nearly any time
 * @param both the value of a double arrow on the rack
 * @param skipOne the value of a skip one on the rack
 * @param skipTwo the value of a skip two on the rack
 * @param joker the value of a joker on the rack
 * @param again the additional value of a skip that skips all others, so that the mover has another turn
 * @param idle how much worse than now a position may be before drawing or passing is better than laying
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

    /** A value that exceeds every possible sum. */
    private static final double NEVER = 1000;

    /**
     * A thoughtful beginner, who saves tiles that give another turn for the winning turn, and otherwise lays as much as
     * possible.
     */
    static final Weights SENSIBLE =
            new Weights(0.4, 0, 0.8, 1, 0.1, 0, 0, 0.95, 0.95, 0.95, 0.95, NEVER, NEVER, -NEVER / 2);

    /** The weights that win the most games against {@code sensible}, by the number of seats from two on. */
    private static final ImmutableList<Weights> EXPERT = ImmutableList.of(
            new Weights(-0.08, -0.38, 0.36, 1, 0.35, -2.28, -1.72, 0.9, 1.39, 1, 2.32, 2.97, 1.42, -3),
            new Weights(0.6, -0.3, 0.5, 1, 0.21, -1.5, -0.5, 0.6, 1.5, 0.29, 2, 3.03, 0.5, -1),
            new Weights(0.76, -0.8, 0.22, 2.5, 0.17, -0.5, -0.53, -0.15, 0.4, -0.38, 0.95, 2.54, 0, -0.5));

    /** Returns the weights for the searching seat, tuned in games against {@code sensible}. */
    static Weights expert(int seats) {
        return EXPERT.get(seats - 2);
    }

    /** Returns the value of an action on the rack of the mover. */
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
        return "weights"; // Avoids formatting a double, which would add tables for the browser to load.
    }
}
