package io.github.uptownrules.benchmarks;

import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.simulation.Rollout;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;

/**
 * Measures whether two threads play twice as many games. Each thread has its own rollout, and both share the start states. A
 * generator that uses no memory shows the effect of a second thread on the machine itself.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class ThreadBenchmark {

    @State(Scope.Benchmark)
    public static class Shared {
        private final List<GameState> starts = Games.starts();
    }

    @State(Scope.Thread)
    public static class Own {
        private final Rollout rollout = Rollout.of(Games.starts().get(0));
        private final SplitMix64 random = new SplitMix64(1);
        private int next;

        int playOut(List<GameState> starts) {
            next = (next + 1) % starts.size();
            // Creates the generator on its own thread: two generators on one cache line would slow each other down.
            return rollout.set(starts.get(next))
                    .playOut(new SplitMix64(random.nextLong()))
                    .winnerBits();
        }

        long draw() {
            long sum = 0;
            for (int i = 0; i < 1000; i++) {
                sum += random.nextLong();
            }
            return sum;
        }
    }

    @Benchmark
    @Threads(1)
    public int one(Shared shared, Own own) {
        return own.playOut(shared.starts);
    }

    @Benchmark
    @Threads(2)
    public int two(Shared shared, Own own) {
        return own.playOut(shared.starts);
    }

    @Benchmark
    @Threads(1)
    public long generatorOnOne(Own own) {
        return own.draw();
    }

    @Benchmark
    @Threads(2)
    public long generatorOnTwo(Own own) {
        return own.draw();
    }
}
