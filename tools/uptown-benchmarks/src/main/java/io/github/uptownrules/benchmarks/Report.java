package io.github.uptownrules.benchmarks;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/** The results of a run as Markdown. Numbers are medians. */
final class Report {
    private final Collection<RunResult> results;

    Report(Collection<RunResult> results) {
        this.results = results;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append("| a random game of four to its end | µs | games/s | bytes | times as fast as arrays |\n");
        text.append("|---|---:|---:|---:|---:|\n");
        double arrays = median("WholeGameBenchmark.arrays");
        for (String name : List.of("rollout", "immutable", "arrays", "naive")) {
            double time = median("WholeGameBenchmark." + name);
            text.append(row(
                    name,
                    number(time),
                    number(1e6 / time),
                    number(bytes("WholeGameBenchmark." + name)),
                    String.format(Locale.ROOT, "%.2f", arrays / time)));
        }
        text.append("\n| counting sequences of moves | sequences | ms | sequences/s |\n|---|---:|---:|---:|\n");
        text.append(perft("perft", PerftBenchmark.SEQUENCES));
        text.append(perft("parallel", PerftBenchmark.SEQUENCES));
        text.append(perft("naive", PerftBenchmark.NAIVE_SEQUENCES));
        text.append("\n| on separate threads | one, per second | two, per second | ratio |\n|---|---:|---:|---:|\n");
        text.append(threads("rollouts", "one", "two"));
        text.append(threads("a generator alone, thousands", "generatorOnOne", "generatorOnTwo"));
        text.append("\n| one call in the middle of a game | ns | bytes |\n|---|---:|---:|\n");
        for (RunResult result : results) {
            String name = result.getParams().getBenchmark();
            if (name.contains(".CallBenchmark.")) {
                String call = name.substring(name.lastIndexOf('.') + 1);
                text.append(row(
                        "`" + call + "`",
                        number(median("CallBenchmark." + call)),
                        number(bytes("CallBenchmark." + call))));
            }
        }
        text.append("\n| for a learner, in a game of four | ns | a second | bytes |\n|---|---:|---:|---:|\n");
        for (String name : List.of("encode", "encodeToBuffer", "mask", "encodedRandomMove")) {
            double time = median("EncodingBenchmark." + name);
            text.append(row(
                    "`" + name + "`", number(time), number(1e9 / time), number(bytes("EncodingBenchmark." + name))));
        }
        text.append("\n| the other games | µs | bytes |\n|---|---:|---:|\n");
        for (String name : List.of("upTurnMove", "upTurnGame", "streetMove", "streetGame")) {
            text.append(row(
                    "`" + name + "`",
                    number(median("OtherGamesBenchmark." + name)),
                    number(bytes("OtherGamesBenchmark." + name))));
        }
        text.append("\n| a record of a file | µs | bytes | times the time of reading |\n|---|---:|---:|---:|\n");
        for (String ruleset : List.of("standard-4", "upturn-3", "street-3")) {
            double reading =
                    record(ruleset, "read").getPrimaryResult().getStatistics().getPercentile(50);
            for (String name : List.of("split", "read", "findTiles", "findView", "findPosition")) {
                RunResult result = record(ruleset, name);
                double time = result.getPrimaryResult().getStatistics().getPercentile(50);
                text.append(row(
                        ruleset + " `" + name + "`",
                        number(time),
                        number(bytes(result)),
                        String.format(Locale.ROOT, "%.2f", time / reading)));
            }
        }
        return text.toString();
    }

    private RunResult record(String ruleset, String name) {
        return results.stream()
                .filter(result -> result.getParams().getBenchmark().endsWith(".RecordFileBenchmark." + name)
                        && result.getParams().getParam("ruleset").equals(ruleset))
                .findFirst()
                .orElseThrow();
    }

    private String perft(String name, long sequences) {
        double time = median("PerftBenchmark." + name);
        return row(name, number((double) sequences), number(time), number(sequences * 1e3 / time));
    }

    private String threads(String name, String one, String two) {
        double onOne = median("ThreadBenchmark." + one);
        double onTwo = median("ThreadBenchmark." + two);
        return row(name, number(onOne), number(onTwo), String.format(Locale.ROOT, "%.2f", onTwo / onOne));
    }

    private static String row(String... cells) {
        return "| " + String.join(" | ", cells) + " |\n";
    }

    private static String number(double number) {
        return String.format(Locale.ROOT, number < 100 ? "%,.1f" : "%,.0f", number);
    }

    private double median(String name) {
        return result(name).getPrimaryResult().getStatistics().getPercentile(50);
    }

    private double bytes(String name) {
        return bytes(result(name));
    }

    private static double bytes(RunResult result) {
        Result<?> bytes = result.getSecondaryResults().get("gc.alloc.rate.norm");
        return bytes.getScore();
    }

    private RunResult result(String name) {
        return results.stream()
                .filter(result -> result.getParams().getBenchmark().endsWith("." + name))
                .findFirst()
                .orElseThrow();
    }
}
