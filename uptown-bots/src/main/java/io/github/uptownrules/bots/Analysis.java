package io.github.uptownrules.bots;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Memory;
import io.github.uptownrules.core.game.MoveList;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Move;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;

/**
 * How good the moves of the seat to move are, as far as this view shows: each is tried in possible worlds
 * that are played on as {@code expert} does, some rounds or, late in a game or under a scoring that nothing was learned for, to
 * the end. What is known grows with every {@link #run}; to cancel is to call it no more:
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
 * <p>Where the viewer is to move, all legal moves are tried in the same worlds with the same chance after them, so that moves
 * are compared and not worlds; those that are surely worse than the best are tried less often. Where another seat is to move
 * whose rack the viewer does not see, a move is tried in the worlds that have it, and then one is as good as the viewer can
 * tell. For a game that is over, ask about the positions of its record: {@code record.at(ply).viewFor(seat)}.
 *
 * <p>Not thread-safe, and it starts no thread. The same view or memory, bits and number of playouts give the same estimates.
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

    private final PlayerView view;
    private final LikelyWorlds worlds;
    private final RandomGenerator random;
    private final TruncatedPlayouts foresight;
    private final Map<Move, Tried> tried = new TreeMap<>();
    private List<Tried> promising = new ArrayList<>();
    private long round;
    private long wanted;
    private long playouts;

    private Analysis(Memory memory, Iterable<Move> moves, RandomGenerator random) {
        this.view = memory.view();
        this.random = requireNonNull(random, "random");
        if (view.turn().isEmpty()) {
            throw new IllegalArgumentException("the game is over: there are no moves");
        }
        RackEvidence evidence = RackEvidence.of(memory);
        this.worlds = new LikelyWorlds(evidence, random);
        this.foresight = new TruncatedPlayouts(view, CutOff.SHORTEST, evidence.dealer(random));
        for (Move move : moves) {
            promising.add(of(move));
        }
    }

    /**
     * An analysis that has not begun. All worlds of the view are equally likely.
     *
     * @param view a view of a game that is not over
     * @param random where all chance comes from
     * @return the analysis
     * @throws IllegalArgumentException if the game is over
     */
    public static Analysis of(PlayerView view, RandomGenerator random) {
        requireNonNull(view, "view");
        return new Analysis(Memory.of(view), view.legalMoves(), random);
    }

    /**
     * An analysis that has not begun. Worlds are as likely as the moves of the others make them: see {@link LikelyWorlds}.
     *
     * @param memory what a viewer has seen of a game that is not over
     * @param random where all chance comes from
     * @return the analysis
     * @throws IllegalArgumentException if the game is over, or as {@link LikelyWorlds#of} throws it
     */
    public static Analysis of(Memory memory, RandomGenerator random) {
        return new Analysis(memory, memory.view().legalMoves(), random);
    }

    /** An analysis of some of the legal moves, for who wants to compare these and no others. */
    static Analysis among(Memory memory, Iterable<Move> moves, RandomGenerator random) {
        return new Analysis(memory, moves, random);
    }

    /**
     * Goes on for a while: a playout takes some hundredths of a millisecond, in a game for two a tenth.
     *
     * @param more how many playouts more, 1 or more; a round that has begun is finished, so a few more may be made, which
     *     then count for the next call
     * @return this analysis
     * @throws IllegalArgumentException if the number is less than 1
     * @throws IllegalStateException if a game has no winner, for the ruleset's scoring contradicts itself
     */
    public Analysis run(int more) {
        if (more < 1) {
            throw new IllegalArgumentException("an analysis goes on for 1 playout or more, not " + more);
        }
        wanted += more;
        while (playouts < wanted) {
            if (view.legalMoves().isEmpty()) {
                tryOneOfAWorld();
            } else {
                tryAllInOneWorld();
            }
            round++;
        }
        return this;
    }

    private void tryOneOfAWorld() {
        GameState state = worlds.sample();
        MoveList moves = state.legalMoves();
        Move move = moves.get(RandomInts.below(random, moves.size()));
        foresight.deal(state, random);
        play(of(move));
    }

    private void tryAllInOneWorld() {
        foresight.deal(random);
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
        double win = foresight.play(move.move).chance();
        move.tries++;
        move.wins += win;
        move.squares += win * win;
        move.scores += foresight.score();
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
     * @return the moves that have been tried, the best first: by their share of wins, then by score, then in canonical order
     */
    public ImmutableList<MoveEstimate<Move>> moves() {
        return tried.values().stream()
                .filter(move -> move.tries > 0)
                .map(Tried::estimate)
                .sorted(Comparator.<MoveEstimate<Move>>comparingDouble(MoveEstimate::winShare)
                        .thenComparingDouble(MoveEstimate::score)
                        .reversed())
                .collect(ImmutableList.toImmutableList());
    }

    /** A move, and what came of its tries. */
    private static final class Tried {
        private final Move move;
        private long tries;
        private double wins;
        private double squares;
        private double scores;

        Tried(Move move) {
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

        MoveEstimate<Move> estimate() {
            return new MoveEstimate<>(move, tries, winShare(), standardError(), scores / tries);
        }
    }
}
