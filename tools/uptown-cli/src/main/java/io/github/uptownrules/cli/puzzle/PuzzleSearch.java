package io.github.uptownrules.cli.puzzle;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.bots.Analysis;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.variants.Rulesets;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;

/** Finds puzzles in games between bots. The same seed gives the same puzzles. */
public final class PuzzleSearch {
    private static final ImmutableList<String> RULESETS =
            ImmutableList.of("standard-4", "two-player", "standard-3", "bloqueurs-4", "standard-4", "standard-5");

    /** The playouts that rule out most positions quickly. */
    private static final int GLANCE = 1_500;

    private static final int BUDGET = 20_000;

    /** The playouts that check a puzzle. */
    static final int CHECK = 10 * BUDGET;

    /** The minimum lead of the best move over the second-best, in win share. */
    private static final double CLEARLY = 0.04;

    /** The minimum ratio of that lead to its standard error. */
    private static final double SURELY = 3;

    /** The first ply of the search, after the opening. Each game adds a random number to it. */
    private static final int FIRST_PLY = 8;

    private static final long PLIES = 50;

    /** The number of random moves at the start of each game, so that games differ. */
    private static final int RANDOM_PLIES = 4;

    private final int count;
    private final SplitMix64 random;
    private final Map<Motive, Integer> found = new EnumMap<>(Motive.class);
    private int number = 1;

    /**
     * Creates a search.
     *
     * @param count the number of puzzles; no motive occurs in more than a third of them
     * @param seed the seed of all randomness
     */
    public PuzzleSearch(int count, long seed) {
        this.count = count;
        this.random = new SplitMix64(seed);
    }

    /** Plays games until one contains a puzzle. Each game gives at most one puzzle. */
    public Puzzle next() {
        Ruleset ruleset = Rulesets.byId(RULESETS.get(number % RULESETS.size())).orElseThrow();
        Optional<Puzzle> puzzle = Optional.empty();
        while (puzzle.isEmpty()) {
            puzzle = inGame(ruleset);
        }
        count(puzzle.get());
        return puzzle.get();
    }

    /** Searches the next games until one contains a puzzle. Returns empty if none does. */
    public Optional<Puzzle> nextIn(Iterator<GameRecord> games) {
        while (games.hasNext()) {
            Optional<Puzzle> puzzle = in(games.next());
            if (puzzle.isPresent()) {
                count(puzzle.get());
                return puzzle;
            }
        }
        return Optional.empty();
    }

    private void count(Puzzle puzzle) {
        found.merge(puzzle.motive(), 1, Integer::sum);
        number++;
    }

    private Optional<Puzzle> in(GameRecord game) {
        for (int ply = FIRST_PLY; ply <= game.moves().size(); ply++) {
            GameState state = game.at(ply);
            if (state.turn().isPresent()) {
                PlayerView view = state.viewFor(state.turn().get());
                Optional<Puzzle> puzzle =
                        at(view, Bots.parse("greedy").choose(view, random)).filter(this::isWanted);
                if (puzzle.isPresent()) {
                    return puzzle;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Puzzle> inGame(Ruleset ruleset) {
        GameState game = ruleset.dealRandomStart(random);
        int from = FIRST_PLY + (int) Math.floorMod(random.nextLong(), PLIES);
        for (int ply = 0; !game.isOver(); ply++) {
            PlayerView view = game.viewFor(game.turn().orElseThrow());
            Move usual = Bots.parse("greedy").choose(view, random);
            if (ply >= from) {
                Optional<Puzzle> puzzle = at(view, usual).filter(this::isWanted);
                if (puzzle.isPresent()) {
                    return puzzle;
                }
            }
            game = game.play(ply < RANDOM_PLIES ? Bots.parse("random").choose(view, random) : usual);
        }
        return Optional.empty();
    }

    private boolean isWanted(Puzzle puzzle) {
        return found.getOrDefault(puzzle.motive(), 0) < Math.max(1, count / 3);
    }

    private Optional<Puzzle> at(PlayerView view, Move usual) {
        return judged(view, usual, GLANCE, 1)
                .flatMap(glance -> judged(view, usual, BUDGET, SURELY))
                .flatMap(first -> judged(view, usual, BUDGET, SURELY)
                        .filter(second ->
                                second.get(0).move().equals(first.get(0).move())))
                .flatMap(moves -> Motive.of(view, moves.get(0).move(), usual)
                        .map(motive -> new Puzzle(view, moves, usual, motive)));
    }

    /** Returns the estimates if one move is clearly better than all others, and the usual move is another one. */
    private Optional<ImmutableList<MoveEstimate<Move>>> judged(
            PlayerView view, Move usual, int playouts, double errors) {
        ImmutableList<MoveEstimate<Move>> moves =
                ImmutableList.copyOf(Analysis.of(view, random).run(playouts).moves());
        if (moves.size() < 2 || moves.get(0).move().equals(usual)) {
            return Optional.empty();
        }
        double lead = moves.get(0).winShare() - moves.get(1).winShare();
        double error =
                StrictMath.hypot(moves.get(0).standardError(), moves.get(1).standardError());
        return lead >= CLEARLY && lead >= errors * error ? Optional.of(moves) : Optional.empty();
    }
}
