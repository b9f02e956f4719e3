package io.github.uptownrules.bots;

/** The predicted results of all seats, and the comparison of each seat with the others. */
final class SeatSurvey {
    /** The number of inputs of a {@link SeatNet} that compare a seat with the others. */
    static final int BESIDE = 9;

    private static final int MOST_SEATS = 5;

    private final Weights weights;

    /** The expected final result of each seat, minus the cost of captures in a tie. */
    final double[] results = new double[MOST_SEATS];

    private final double[][] features = new double[MOST_SEATS][Features.COUNT];

    SeatSurvey(Weights weights) {
        this.weights = weights;
    }

    /** Computes the features and results of a board, given the seat to move. */
    void look(MutableBoard board, int turn) {
        for (int seat = 0; seat < board.seats().size(); seat++) {
            Features.of(board, seat, turn, features[seat]);
            results[seat] = board.score(seat)
                    - weights.capture() * board.captures(seat)
                    + weights.gain(Evaluation.phase(board, seat), features[seat]);
        }
    }

    /** Writes the inputs of the net for a seat, after {@link #look}. */
    void inputs(MutableBoard board, int seat, double[] to) {
        int seats = board.seats().size();
        double best = Double.NEGATIVE_INFINITY;
        double sum = 0;
        double groups = 0;
        double singles = 0;
        double joints = 0;
        int captured = 0;
        int ahead = 0;
        for (int rival = 0; rival < seats; rival++) {
            if (rival != seat) {
                best = Math.max(best, results[rival]);
                sum += results[rival];
                groups += features[rival][Features.GROUPS];
                singles += features[rival][Features.SINGLES];
                joints += features[rival][Features.EMPTY_JOINTS];
                ahead += results[rival] > results[seat] ? 1 : 0;
                captured += captured(board, rival, seat);
            }
        }
        System.arraycopy(features[seat], 0, to, 0, Features.COUNT);
        int next = Features.COUNT;
        to[next++] = Evaluation.phase(board, seat);
        to[next++] = results[seat] - best;
        to[next++] = results[seat] - sum / (seats - 1);
        to[next++] = singles;
        to[next++] = joints;
        to[next++] = captured;
        to[next++] = ahead;
        to[next++] = groups;
        to[next] = results[seat];
    }

    /** Returns the number of a seat's tiles that another seat has captured. */
    private static int captured(MutableBoard board, int captor, int seat) {
        int captured = 0;
        for (int color = 0; color < MutableBoard.COLORS; color++) {
            captured += board.owner(color) == seat ? board.captures(captor, color) : 0;
        }
        return captured;
    }
}
