package io.github.uptownrules.benchmarks;

import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.simulation.Perft;
import io.github.uptownrules.testkit.naive.NaiveGame;
import io.github.uptownrules.testkit.naive.NaiveRules;
import io.github.uptownrules.testkit.naive.NaiveScoring;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Measures counting sequences of three moves from the middle of a game, and of two with the naive engine. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class PerftBenchmark {
    static final long SEQUENCES = Perft.count(game(), 3);

    static final long NAIVE_SEQUENCES = Perft.count(game(), 2);

    private final GameState game = game();
    private final NaiveGame naive = NaiveGame.parse(game.toString(), new NaiveRules(5, NaiveScoring.STANDARD));

    private static GameState game() {
        return Games.after(48, new SplitMix64(1)).get(0);
    }

    @Benchmark
    public long perft() {
        return Perft.count(game, 3);
    }

    @Benchmark
    public long parallel() {
        return Perft.countInParallel(game, 3);
    }

    @Benchmark
    public long naive() {
        return naive.perft(2);
    }
}
