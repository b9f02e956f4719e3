package io.github.uptownrules.bots;

import io.github.uptownrules.base.math.StableMath;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.core.game.Ruleset;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What the seats of a game will have won in the end, as far as can be computed from what everybody sees: for each the present score
 * and the gain still to come, which is a sum of {@link Features} with {@link Weights} by how many tiles it will still place.
 */
final class Evaluation {
    /** How much of a reward is for winning; the rest is for being ahead by many points. */
    private static final double WINNING = 0.7;

    /** By how many points one is ahead, or behind, for all or nothing of the rest. */
    private static final double FAR = 6;

    /** Captures break ties, though by no more than this, when the game is over. */
    static final double SURE = 0.02;

    /** The bits of a rank, of which an int holds one for each seat. */
    static final int RANK_BITS = 4;

    /** How many tiles are captured for each that is placed, more or less. */
    private static final double CAPTURES = 0.2;

    private final Weights weights;
    private final SeatSurvey survey;
    private final double[] results;
    private final Optional<SeatNet> net;
    private final double[] inputs = new double[SeatNet.INPUTS];
    private final double[] hidden = new double[SeatNet.HIDDEN];
    private final double[] features = new double[Features.COUNT];
    private final double[] more = new double[MutableBoard.COLORS];

    /** Judges by sums of features alone, in half the time. */
    Evaluation(Weights weights) {
        this(weights, Optional.empty());
    }

    Evaluation(Weights weights, Optional<SeatNet> net) {
        this.weights = weights;
        this.survey = new SeatSurvey(weights);
        this.results = survey.results;
        this.net = net;
    }

    /** The best there is for a ruleset; none if nothing was learned for one that scores like it. */
    static Optional<Evaluation> of(Ruleset ruleset) {
        return Weights.of(ruleset).map(weights -> new Evaluation(weights, SeatNet.of(ruleset)));
    }

    /** In which phase a seat is: how many tiles of each of its colors it may still place, rounded up. */
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

    /** The score of a seat as it stands, with what captures cost in a tie. */
    double present(MutableBoard board, int seat) {
        return board.score(seat) - weights.capture() * board.captures(seat);
    }

    /** What a seat can expect to have in the end, when some seat is to move. */
    double result(MutableBoard board, int seat, int turn) {
        Features.of(board, seat, turn, features);
        return present(board, seat) + weights.gain(phase(board, seat), features);
    }

    /** How good it is for a seat, 0 to 1, if the game goes on. */
    double reward(MutableBoard board, int seat, int turn) {
        double win = chance(board, seat, turn);
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < board.seats().size(); i++) {
            best = i == seat ? best : Math.max(best, results[i]);
        }
        return reward(win, results[seat] - best);
    }

    /** How likely a seat is to win, if the game goes on. */
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

    /** Adds to each result what the net says of the seat beside all others. */
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

    /** The score that a seat can expect in the end. */
    double score(MutableBoard board, int seat, int turn) {
        int left = 0;
        for (int color = 0; color < MutableBoard.COLORS; color++) {
            left += board.owner(color) == seat ? board.left(color) : 0;
        }
        double captures = board.captures(seat) + left * CAPTURES;
        return result(board, seat, turn) + weights.capture() * captures;
    }

    /** How many points a seat can expect to be ahead of the others on average. */
    double lead(MutableBoard board, int seat, int turn) {
        int seats = board.seats().size();
        double others = 0;
        for (int i = 0; i < seats; i++) {
            others += i == seat ? 0 : result(board, i, turn);
        }
        return result(board, seat, turn) - others / (seats - 1);
    }

    /** How good the result of a game is for a seat; those that win with it are no rivals. */
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

    /** The seats that are not behind any other, as bits. */
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
     * The seats of rank 1, as bits.
     *
     * @param ranks by seat, one and the number of seats that the scoring says are ahead, in {@link #RANK_BITS} each
     * @throws IllegalStateException if no order of the seats has these ranks, because the scoring contradicts itself
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

    /** The reward, 0 to 1, of a share of the win and a lead in points. */
    static double reward(double win, double lead) {
        double bounded = Math.max(-FAR, Math.min(FAR, lead));
        return WINNING * win + (1 - WINNING) * (bounded + FAR) / (2 * FAR);
    }
}
