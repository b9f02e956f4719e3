package io.github.uptownrules.upturn.bots;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.UpTurnView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * How good the moves of the seat to move are, as far as this view shows: each is tried in possible worlds that are played to the
 * end as {@code expert} does. What is known grows with every {@link #run}; to cancel is to call it no more:
 *
 * <pre>{@code
 * Analysis analysis = Analysis.of(view, random);
 * long end = System.nanoTime() + 20_000_000;    // or until a button is pressed
 * while (System.nanoTime() < end) {
 *     analysis.run(100);
 * }
 * MoveEstimate<Move> best = analysis.moves().get(0);
 * view.faults(best.move());                     // -> []
 * }</pre>
 *
 * <p>Where the viewer is to move, all moves are tried in the same worlds with the same chance after them, so that moves are
 * compared and not worlds; those that are surely worse than the best are tried less often. Where another seat is to move whose
 * rack the viewer does not see, a move is tried in the worlds that have it, and then one is as good as the viewer can tell. For a
 * game that is over, ask about the positions of its record: {@code record.at(ply).viewFor(seat)}.
 *
 * <p>Moves that forget the call are left out, and so are hand-outs that go neither all to one seat nor each to the seat with the
 * fewest tiles: with a double there may be thousands.
 *
 * <p>Not thread-safe, and it starts no thread. The same view, bits and number of playouts give the same estimates.
 *
 * @since 0.1.0
 */
public final class Analysis {
    /** Moves this many standard errors apart are far apart. */
    private static final double FAR = 2.5;

    /** Moves that look worse are tried once in this many rounds. */
    private static final int SELDOM = 16;

    /** After so few tries nothing looks worse. */
    private static final int FEW = 24;

    private final UpTurnView view;
    private final RandomGenerator random;
    private final Playouts playedOut;

    /** In the order in which they were found first. */
    private final Map<Move, Tried> tried = new LinkedHashMap<>();

    private final boolean isOwn;
    private List<Tried> promising = new ArrayList<>();
    private long round;
    private long wanted;
    private long playouts;

    private Analysis(UpTurnView view, Iterable<Move> moves, RandomGenerator random) {
        this.view = view;
        this.random = requireNonNull(random, "random");
        if (view.turn().isEmpty()) {
            throw new IllegalArgumentException("the game is over: there are no moves");
        }
        this.playedOut = new Playouts(view);
        this.isOwn = view.turn().equals(view.viewer().asSeat());
        for (Move move : moves) {
            promising.add(of(move));
        }
    }

    /**
     * An analysis that has not begun.
     *
     * @param view a view of a game that is not over
     * @param random where all chance comes from
     * @return the analysis
     * @throws IllegalArgumentException if the game is over
     */
    public static Analysis of(UpTurnView view, RandomGenerator random) {
        boolean isOwn = view.turn().equals(view.viewer().asSeat());
        return new Analysis(view, isOwn ? Candidates.of(view) : ImmutableList.of(), random);
    }

    /** An analysis of some of the legal moves, of the seat that sees this, for who wants to compare these and no others. */
    static Analysis among(UpTurnView view, Iterable<Move> moves, RandomGenerator random) {
        return new Analysis(view, moves, random);
    }

    /**
     * Goes on for a while: a playout takes some hundredths of a millisecond.
     *
     * @param more how many playouts more, 1 or more; a round that has begun is finished, so a few more may be made, which
     *     then count for the next call
     * @return this analysis
     * @throws IllegalArgumentException if the number is less than 1
     */
    public Analysis run(int more) {
        if (more < 1) {
            throw new IllegalArgumentException("an analysis goes on for 1 playout or more, not " + more);
        }
        wanted += more;
        while (playouts < wanted) {
            if (!isOwn) {
                tryOneOfAWorld();
            } else {
                tryAllInOneWorld();
            }
            round++;
        }
        return this;
    }

    private void tryOneOfAWorld() {
        UpTurnState world = view.sample(random);
        ImmutableList<Move> moves = Candidates.of(world.viewFor(world.turn().orElseThrow()));
        playedOut.deal(world);
        play(of(moves.get(RandomInts.below(random, moves.size()))));
    }

    private void tryAllInOneWorld() {
        playedOut.deal(random);
        if (round % SELDOM == 0) {
            tried.values().forEach(this::play);
            promising = promising();
        } else {
            promising.forEach(this::play);
        }
    }

    private Tried of(Move move) {
        return tried.computeIfAbsent(move, Tried::new);
    }

    private void play(Tried move) {
        double win = playedOut.wins(move.move) ? 1 : 0;
        move.tries++;
        move.wins += win;
        move.tilesLeft += playedOut.tilesLeft();
        playouts++;
    }

    private List<Tried> promising() {
        double sure = tried.values().stream()
                .mapToDouble(move -> move.winShare() - FAR * move.standardError())
                .max()
                .orElse(0);
        return tried.values().stream()
                .filter(move -> move.tries < FEW || move.winShare() + FAR * move.standardError() >= sure)
                .toList();
    }

    /**
     * How many playouts were made so far.
     *
     * @return 0 or more
     */
    public long playouts() {
        return playouts;
    }

    /**
     * What is known so far.
     *
     * @return the moves that have been tried, the best first: by their share of wins, then by the tiles left, fewest first, then by text
     */
    public ImmutableList<MoveEstimate<Move>> moves() {
        return tried.values().stream()
                .filter(move -> move.tries > 0)
                .map(Tried::estimate)
                .sorted(Comparator.<MoveEstimate<Move>>comparingDouble(MoveEstimate::winShare)
                        .reversed()
                        .thenComparingDouble(MoveEstimate::score)
                        .thenComparing(estimate -> estimate.move().toString()))
                .collect(ImmutableList.toImmutableList());
    }

    /** A move, and what came of its tries. */
    private static final class Tried {
        private final Move move;
        private long tries;
        private double wins;
        private double tilesLeft;

        Tried(Move move) {
            this.move = move;
        }

        double winShare() {
            return wins / tries;
        }

        double standardError() {
            long games = tries + 2;
            double mean = (wins + 1) / games;
            return StrictMath.sqrt((mean - mean * mean) / games);
        }

        MoveEstimate<Move> estimate() {
            return new MoveEstimate<>(move, tries, winShare(), standardError(), tilesLeft / tries);
        }
    }
}
