package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** Compares the speed of playouts in WebAssembly with the JVM's, in CPU time; runs only with {@code -Dspeed}. */
@EnabledIfSystemProperty(named = "speed", matches = ".*", disabledReason = "a measurement, run only with -Dspeed")
@Tag("process")
class SpeedTest {
    private static final int PLAYOUTS = 8_000;
    private static final int ROUNDS = 8;

    /** Measures CPU time, which other programs do not affect. */
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    @Test
    void playoutsAreFastEnough() throws IOException, InterruptedException {
        double here = bestHere();
        double there = Double.parseDouble(Node.run(
                        Path.of("src/test/js"),
                        "speed.mjs",
                        Path.of("target/npm/uptown.node.js")
                                .toAbsolutePath()
                                .toUri()
                                .toString(),
                        "" + PLAYOUTS,
                        "" + ROUNDS)
                .get(0));
        System.out.printf("playouts per CPU second: JVM %.0f, node %.0f, ratio %.2f%n", here, there, there / here);
        assertThat(there / here).isGreaterThanOrEqualTo(0.4);
    }

    /** Returns the best of several rounds, because the first rounds are slow. */
    private static double bestHere() {
        Exports uptown = UptownExports.game();
        String game = uptown.deal("standard-4", "1", "1");
        return IntStream.range(0, ROUNDS)
                .mapToDouble(round -> {
                    long start = THREADS.getCurrentThreadCpuTime();
                    uptown.estimates(game, PLAYOUTS, "" + round);
                    return PLAYOUTS * 1e9 / (THREADS.getCurrentThreadCpuTime() - start);
                })
                .max()
                .orElseThrow();
    }
}
