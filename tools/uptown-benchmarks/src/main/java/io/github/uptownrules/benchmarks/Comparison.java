package io.github.uptownrules.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Compares two builds of the benchmarks. They run alternately, so that a temporarily slow machine affects both. Prints the
 * speedup of the second build, as the median over the rounds.
 */
public final class Comparison {
    private static final int ROUNDS = 3;

    private static final String CALLS =
            "WholeGameBenchmark.rollout|CallBenchmark.*|EncodingBenchmark.(encode|encodeToBuffer|mask)$"
                    + "|OtherGamesBenchmark.*";

    private static final String BYTES = ":gc.alloc.rate.norm";

    private Comparison() {}

    /** Measures two jars of this module. */
    public static void main(String[] jars) throws IOException, InterruptedException {
        if (jars.length != 2) {
            System.err.println("two jars are compared: the older benchmarks.jar and the newer one");
            System.exit(2);
        }
        List<Map<String, Double>> before = new ArrayList<>();
        List<Map<String, Double>> after = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            before.add(run(jars[0]));
            after.add(run(jars[1]));
        }
        System.out.print("| one call | ns before | ns now | times as fast | bytes before | bytes now |\n");
        System.out.print("|---|---:|---:|---:|---:|---:|\n");
        for (String name : after.get(0).keySet()) {
            if (!name.contains(":") && before.get(0).containsKey(name)) {
                System.out.print(row(name, before, after));
            }
        }
    }

    private static Map<String, Double> run(String jar) throws IOException, InterruptedException {
        Path file = Files.createTempFile("benchmarks", ".csv");
        try {
            String options = "-f 1 -wi 3 -w 500ms -i 4 -r 250ms -tu ns -prof gc -rf csv -rff";
            List<String> command = new ArrayList<>(List.of("java", "-cp", jar, "org.openjdk.jmh.Main", CALLS));
            command.addAll(List.of(options.split(" ")));
            command.add(file.toString());
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            int exitCode = process.waitFor();
            if (exitCode != 0) {
                throw new IOException("the benchmarks of " + jar + " ended with " + exitCode);
            }
            return results(Files.readAllLines(file));
        } finally {
            Files.delete(file);
        }
    }

    /** Parses CSV lines with a header. The benchmark is the first field and its score the fifth. */
    private static Map<String, Double> results(List<String> lines) {
        Map<String, Double> results = new TreeMap<>();
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.replace("\"", "").split(",");
            // Some versions mark the results of profilers with a dot.
            String name = cells[0].substring(cells[0].lastIndexOf("Benchmark.") + "Benchmark.".length());
            results.put(name.replace("\u00B7", ""), Double.valueOf(cells[4]));
        }
        return results;
    }

    private static String row(String name, List<Map<String, Double>> before, List<Map<String, Double>> after) {
        List<Double> ratios = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            ratios.add(before.get(round).get(name) / after.get(round).get(name));
        }
        return String.format(
                Locale.ROOT,
                "| `%s` | %,.0f | %,.0f | %.2f | %,.0f | %,.0f |%n",
                name,
                median(name, before),
                median(name, after),
                median(ratios),
                median(name + BYTES, before),
                median(name + BYTES, after));
    }

    private static double median(String name, List<Map<String, Double>> rounds) {
        return median(rounds.stream().map(round -> round.get(name)).toList());
    }

    private static double median(List<Double> numbers) {
        return numbers.stream().sorted().toList().get(numbers.size() / 2);
    }
}
