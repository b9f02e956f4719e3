package io.github.uptownrules.bots;

import io.github.uptownrules.base.math.StableMath;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.core.game.Ruleset;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Predicts the results of all seats from public information: the present score plus the expected further gain. The
 * gain is a sum of {@link Features} with {@link Weights} that depend on the number of tiles still to be placed.
 */
final class Evaluation {
    /** The part of a reward that depends on winning; the rest depends on the lead in points. */
    private static final double WINNING = 0.7;

    /** The lead, in points, beyond which the rest of the reward is constant. */
    private static final double FAR = 6;

    /** The maximum effect of captures at the end of the game, where they break ties. */
    static final double SURE = 0.02;

    /** The number of bits per rank; an int holds one rank per seat. */
    static final int RANK_BITS = 4;

    /** The approximate number of captures per placed tile. */
    private static final double CAPTURES = 0.2;

    private final Weights weights;
    private final SeatSurvey survey;
    private final double[] results;
    private final Optional<SeatNet> net;
    private final double[] inputs = new double[SeatNet.INPUTS];
    private final double[] hidden = new double[SeatNet.HIDDEN];
    private final double[] features = new double[Features.COUNT];
    private final double[] more = new double[MutableBoard.COLORS];

    /** Creates an evaluation that sums features without a net, which takes half the time. */
    Evaluation(Weights weights) {
        this(weights, Optional.empty());
    }

    Evaluation(Weights weights, Optional<SeatNet> net) {
        this.weights = weights;
        this.survey = new SeatSurvey(weights);
        this.results = survey.results;
        this.net = net;
    }

    /** Returns the best evaluation for a ruleset; empty if none was learned for a ruleset with a similar scoring. */
    static Optional<Evaluation> of(Ruleset ruleset) {
        return Weights.of(ruleset).map(weights -> new Evaluation(weights, SeatNet.of(ruleset)));
    }

    /** Returns the phase of a seat: the number of tiles per color that it may still place, rounded up. */
    static int phase(MutableBoard board, int seat) {
        int left = 0;
        int colors = 0;
        for (int color = 0; color < MutableBoard.COLORS; color++) {
            if (board.owner(color) == seat) {
                left += board.left(color);
                colors++;
            }
        }
        return Math.min(Weights.PHASES - 1, (left + colors - 1) / colors);
    }

    /** Returns the present score of a seat, minus the cost of its captures in a tie. */
    double present(MutableBoard board, int seat) {
        return board.score(seat) - weights.capture() * board.captures(seat);
    }

    /** Returns the expected result of a seat, given the seat to move. */
    double result(MutableBoard board, int seat, int turn) {
        Features.of(board, seat, turn, features);
        return present(board, seat) + weights.gain(phase(board, seat), features);
    }

    /** Returns the value for a seat, 0 to 1, if the game continues. */
    double reward(MutableBoard board, int seat, int turn) {
        double win = chance(board, seat, turn);
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < board.seats().size(); i++) {
            best = i == seat ? best : Math.max(best, results[i]);
        }
        return reward(win, results[seat] - best);
    }

    /** Returns the probability that a seat wins, if the game continues. */
    double chance(MutableBoard board, int seat, int turn) {
        int seats = board.seats().size();
        double top = Double.NEGATIVE_INFINITY;
        int last = 0;
        survey.look(board, turn);
        if (net.isPresent()) {
            improve(board, net.get());
        }
        for (int i = 0; i < seats; i++) {
            top = Math.max(top, results[i]);
            last = Math.max(last, phase(board, i));
        }
        double spread = weights.spread(last) + SURE;
        double sum = 0;
        for (int i = 0; i < seats; i++) {
            sum += StableMath.exp((results[i] - top) / spread);
        }
        return StableMath.exp((results[seat] - top) / spread) / sum;
    }

    /** Adds the output of the net to the result of each seat. */
    private void improve(MutableBoard board, SeatNet judge) {
        int seats = board.seats().size();
        for (int i = 0; i < seats; i++) {
            survey.inputs(board, i, inputs);
            more[i] = judge.value(inputs, hidden);
        }
        for (int i = 0; i < seats; i++) {
            results[i] += more[i];
        }
    }

    double score(MutableBoard board, int seat, int turn) {
        int left = 0;
        for (int color = 0; color < MutableBoard.COLORS; color++) {
            left += board.owner(color) == seat ? board.left(color) : 0;
        }
        double captures = board.captures(seat) + left * CAPTURES;
        return result(board, seat, turn) + weights.capture() * captures;
    }

    /** Returns the expected lead of a seat over the average of the others, in points. */
    double lead(MutableBoard board, int seat, int turn) {
        int seats = board.seats().size();
        double others = 0;
        for (int i = 0; i < seats; i++) {
            others += i == seat ? 0 : result(board, i, turn);
        }
        return result(board, seat, turn) - others / (seats - 1);
    }

    /** Returns the value of a final result for a seat. Joint winners are not rivals. */
    static double rewardAtEnd(MutableBoard board, int seat) {
        int winners = winnerBits(board);
        boolean isWinner = (winners >> seat & 1) != 0;
        int best = Integer.MIN_VALUE;
        for (int rival = 0; rival < board.seats().size(); rival++) {
            boolean isRival = (winners >> rival & 1) == 0 || !isWinner;
            best = isRival && rival != seat ? Math.max(best, board.score(rival)) : best;
        }
        double win = isWinner ? 1.0 / Integer.bitCount(winners) : 0;
        return reward(win, best == Integer.MIN_VALUE ? 0 : board.score(seat) - best);
    }

    /** Returns the seats that are not behind any other, as bits. */
    static int winnerBits(MutableBoard board) {
        int ranks = 0;
        for (int i = 0; i < board.seats().size(); i++) {
            int rank = 1;
            for (int rival = 0; rival < board.seats().size(); rival++) {
                rank += board.ruleset()
                                        .scoring()
                                        .compare(
                                                board,
                                                board.seats().get(rival),
                                                board.seats().get(i))
                                > 0
                        ? 1
                        : 0;
            }
            ranks |= rank << RANK_BITS * i;
        }
        return winnerBits(board.ruleset(), ranks);
    }

    /**
     * Returns the seats of rank 1, as bits.
     *
     * @param ranks by seat, 1 plus the number of seats ahead of it by the scoring, in {@link #RANK_BITS} bits
     *     each
     * @throws IllegalStateException if no order of the seats has these ranks, because the scoring contradicts
     *     itself
     */
    static int winnerBits(Ruleset ruleset, int ranks) {
        int winners = 0;
        for (int i = 0; i < ruleset.seats().size(); i++) {
            int rank = 1;
            for (int other = 0; other < ruleset.seats().size(); other++) {
                rank += rank(ranks, other) < rank(ranks, i) ? 1 : 0;
            }
            if (rank != rank(ranks, i)) {
                throw contradiction(ruleset, ranks);
            }
            winners |= rank == 1 ? 1 << i : 0;
        }
        return winners;
    }

    private static int rank(int ranks, int seat) {
        return ranks >> RANK_BITS * seat & (1 << RANK_BITS) - 1;
    }

    private static IllegalStateException contradiction(Ruleset ruleset, int ranks) {
        String all = ruleset.seats().stream()
                .map(seat -> String.valueOf(rank(ranks, seat.ordinal())))
                .collect(Collectors.joining(", "));
        return new IllegalStateException(
                "the scoring " + Quote.of(ruleset.scoring().toString()) + " of ruleset " + ruleset.id()
                        + " contradicts itself: by what it says of each two seats, their ranks are " + all);
    }

    /** Returns the reward, 0 to 1, for a share of the win and a lead in points. */
    static double reward(double win, double lead) {
        double bounded = Math.max(-FAR, Math.min(FAR, lead));
        return WINNING * win + (1 - WINNING) * (bounded + FAR) / (2 * FAR);
    }
}
