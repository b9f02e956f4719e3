package io.github.uptownrules.benchmarks;

import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.MoveList;
import io.github.uptownrules.core.simulation.Rollout;
import io.github.uptownrules.testkit.naive.NaiveGame;
import io.github.uptownrules.testkit.naive.NaiveRules;
import io.github.uptownrules.testkit.naive.NaiveScoring;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Measures a random four-player game from the deal to the result. Every legal move is equally likely. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class WholeGameBenchmark {
    private final List<GameState> starts = Games.starts();
    private final List<ArrayEngine> arrays = Games.arrayStarts();
    private final List<NaiveGame> naives = starts.stream()
            .map(start -> NaiveGame.parse(start.toString(), new NaiveRules(5, NaiveScoring.STANDARD)))
            .toList();
    private final Rollout rollout = Rollout.of(starts.get(0));
    private final SplitMix64 random = new SplitMix64(1);
    private int next;

    private int next() {
        next = (next + 1) % starts.size();
        return next;
    }

    @Benchmark
    public int rollout() {
        return rollout.set(starts.get(next())).playOut(random).winnerBits();
    }

    /** Plays with immutable states: a move list, a choice and a new state for each move. */
    @Benchmark
    public GameState immutable() {
        GameState game = starts.get(next());
        while (!game.isOver()) {
            MoveList moves = game.legalMoves();
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }

    @Benchmark
    public int arrays() {
        ArrayEngine end = arrays.get(next()).playout(random);
        return end.groups(0) + end.groups(1) + end.groups(2) + end.groups(3);
    }

    /** Plays with the naive engine of the tests, which is written for clarity only. */
    @Benchmark
    public NaiveGame naive() {
        NaiveGame game = naives.get(next());
        while (!game.isOver()) {
            List<String> moves = game.legalMoves();
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }
}
