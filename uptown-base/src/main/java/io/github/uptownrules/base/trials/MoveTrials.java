package io.github.uptownrules.base.trials;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.base.search.MoveReview;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Function;

/**
 * Tries moves in many possible worlds and averages the results. Analyses and reviews of all games use it. All moves
 * are tried in the same worlds, so that differences between worlds cancel out. Moves that are clearly worse than the
 * best are tried less often. Not thread-safe.
 *
 * <pre>{@code
 * import io.github.uptownrules.base.trials.MoveTrials;
 *
 * MoveTrials.Worlds<String> coins = new MoveTrials.Worlds<>() {
 *   public Optional<String> deal() { return Optional.empty(); }
 *   public double play(String move) { return move.equals("heads") ? 0.75 : 0.25; }
 *   public double score() { return 0; }
 * };
 * MoveTrials<String> trials = new MoveTrials<>(List.of("tails", "heads"), coins, Comparator.comparing(MoveEstimate::move));
 * trials.run(100);
 * trials.moves().get(0).move();      // -> heads
 * }</pre>
 *
 * @param <M> the moves
 * @since 0.1.0
 */
public final class MoveTrials<M> {
    /** The number of standard errors that separates moves clearly. */
    private static final double FAR = 2.5;

    /** Moves that look worse are tried in one of this many rounds. */
    private static final int SELDOM = 16;

    /** A move does not count as worse before it has been tried this often. */
    private static final int FEW = 24;

    private static final int FEWEST_PLAYOUTS = 2;
    private static final int MOST_PLAYOUTS = 10_000_000;

    /** A review checks for interruption after this many playouts. */
    private static final int PART = 50;

    /** The tolerance for rounding errors in sums, for example of thirds. */
    private static final double ROUNDING = 1e-9;

    private final Worlds<M> worlds;
    private final Comparator<MoveEstimate<M>> order;

    /** The tried moves, in the order of their first trial. */
    private final Map<M, Tried<M>> tried = new LinkedHashMap<>();

    private List<Tried<M>> promising = List.of();
    private long round;
    private long wanted;
    private long playouts;

    /**
     * The possible worlds in which moves are tried.
     *
     * @param <M> the moves
     */
    public interface Worlds<M> {
        /**
         * Deals the next world.
         *
         * @return the only move to try in this world; empty to try all moves
         */
        Optional<M> deal();

        /**
         * Plays a move in the dealt world, and then plays the game to its end.
         *
         * @return the seat's share of the win, 0 to 1
         */
        double play(M move);

        /** {@return the final score after the last {@link #play}} */
        double score();
    }

    /**
     * Prepares trials.
     *
     * @param moves the moves, in the order of their trials
     * @param worlds the worlds; they may add moves
     * @param ties the order of moves with equal shares of wins, the best first
     */
    public MoveTrials(Iterable<M> moves, Worlds<M> worlds, Comparator<MoveEstimate<M>> ties) {
        requireNonNull(moves, "moves");
        this.worlds = requireNonNull(worlds, "worlds");
        this.order = Comparator.<MoveEstimate<M>>comparingDouble(MoveEstimate::winShare)
                .reversed()
                .thenComparing(requireNonNull(ties, "ties"));
        moves.forEach(this::of);
    }

    private Tried<M> of(M move) {
        return tried.computeIfAbsent(move, Tried::new);
    }

    /**
     * Plays more playouts. A round that was begun is completed; surplus playouts count towards the next call.
     *
     * @param more the number of playouts, 1 or more
     * @throws IllegalArgumentException if the number is less than 1
     */
    public void run(int more) {
        if (more < 1) {
            throw new IllegalArgumentException("the number of playouts must be 1 or more, not " + more);
        }
        wanted += more;
        while (playouts < wanted) {
            worlds.deal().ifPresentOrElse(move -> play(of(move)), this::tryAll);
            round++;
        }
    }

    private void tryAll() {
        if (round % SELDOM == 0) {
            tried.values().forEach(this::play);
            promising = promising();
        } else {
            promising.forEach(this::play);
        }
    }

    private void play(Tried<M> move) {
        double win = worlds.play(move.move);
        move.tries++;
        move.wins += win;
        move.squares += win * win;
        move.scores += worlds.score();
        playouts++;
    }

    private List<Tried<M>> promising() {
        double sure = tried.values().stream()
                .mapToDouble(move -> move.winShare() - FAR * move.standardError())
                .max()
                .orElse(0);
        return tried.values().stream()
                .filter(move -> move.tries < FEW || move.winShare() + FAR * move.standardError() >= sure)
                .toList();
    }

    /** {@return the number of playouts so far} */
    public long playouts() {
        return playouts;
    }

    /** {@return the tried moves, the best first: by share of wins, then by the order of ties} */
    public ImmutableList<MoveEstimate<M>> moves() {
        return tried.values().stream()
                .filter(move -> move.tries > 0)
                .map(Tried::estimate)
                .sorted(order)
                .collect(ImmutableList.toImmutableList());
    }

    /**
     * Returns the number of playouts per reviewed move after checking it.
     *
     * @throws IllegalArgumentException if it is not 2 to 10,000,000
     */
    public static int checkPlayouts(int playouts) {
        if (playouts < FEWEST_PLAYOUTS || playouts > MOST_PLAYOUTS) {
            throw new IllegalArgumentException("a move is reviewed with " + FEWEST_PLAYOUTS + " to " + MOST_PLAYOUTS
                    + " playouts, not " + playouts);
        }
        return playouts;
    }

    /**
     * Reviews a played move. Half of the playouts, in these trials, find the best move. The other half compare it with the
     * played move.
     *
     * @param ply the number of the move
     * @param seat the number of its seat
     * @param playouts the number of playouts, 2 or more
     * @param among creates trials of two moves, in independent worlds
     * @throws CancellationException if the thread is interrupted; its interrupt status stays set
     */
    public MoveReview<M> review(
            int ply, int seat, M played, int playouts, Function<ImmutableSet<M>, MoveTrials<M>> among) {
        requireNonNull(played, "played");
        requireNonNull(among, "among");
        runInParts(playouts / 2);
        M best = moves().get(0).move();
        MoveTrials<M> compared = among.apply(ImmutableSet.of(played, best));
        compared.runInParts(playouts / 2);
        MoveEstimate<M> own = compared.of(played).estimate();
        MoveEstimate<M> other = compared.of(best).estimate();
        return new MoveReview<>(ply, seat, own, other.winShare() > own.winShare() + ROUNDING ? other : own);
    }

    /** Runs playouts in parts. If the thread is interrupted, throws instead of judging with fewer playouts. */
    private void runInParts(int more) {
        for (int left = more; left > 0; left -= PART) {
            if (Thread.currentThread().isInterrupted()) {
                throw new CancellationException("the review was interrupted");
            }
            run(Math.min(PART, left));
        }
    }

    /** A move, with the sums over its tries. */
    private static final class Tried<M> {
        private final M move;
        private long tries;
        private double wins;
        private double squares;
        private double scores;

        Tried(M move) {
            this.move = move;
        }

        double winShare() {
            return wins / tries;
        }

        double standardError() {
            long games = tries + 2;
            double mean = (wins + 1) / games;
            return Math.sqrt(((squares + 1) / games - mean * mean) / games);
        }

        MoveEstimate<M> estimate() {
            return new MoveEstimate<>(move, tries, winShare(), standardError(), scores / tries);
        }
    }
}
