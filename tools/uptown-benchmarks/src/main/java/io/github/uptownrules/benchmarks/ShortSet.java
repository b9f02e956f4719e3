package io.github.uptownrules.benchmarks;

import java.util.Collection;
import java.util.Locale;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Runs all benchmarks briefly, in less than five minutes, and prints the results as tables with ratios. */
public final class ShortSet {
    private ShortSet() {}

    /** Takes no arguments; use {@code org.openjdk.jmh.Main} of the same jar for options of JMH. */
    public static void main(String[] arguments) throws RunnerException {
        if (arguments.length > 0) {
            System.err.println(
                    "this runs all benchmarks and takes no arguments; for options of JMH use org.openjdk.jmh.Main:"
                            + " java -cp benchmarks.jar org.openjdk.jmh.Main " + arguments[0]);
            System.exit(2);
        }
        Collection<RunResult> results = new Runner(new OptionsBuilder()
                        .include(ShortSet.class.getPackageName())
                        .forks(1)
                        .warmupIterations(3)
                        .warmupTime(TimeValue.seconds(1))
                        .measurementIterations(7)
                        .measurementTime(TimeValue.seconds(1))
                        .addProfiler(GCProfiler.class)
                        .shouldFailOnError(true)
                        .build())
                .run();
        System.out.println();
        System.out.printf(
                Locale.ROOT,
                "%s %s, %d processors%n%n",
                System.getProperty("java.vm.name"),
                System.getProperty("java.version"),
                Runtime.getRuntime().availableProcessors());
        System.out.print(new Report(results));
    }
}
