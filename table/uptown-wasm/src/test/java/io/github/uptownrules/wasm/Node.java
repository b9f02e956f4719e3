package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A Node.js that supports WebAssembly with garbage collection, from {@code NODE} or the path. */
final class Node {
    private static final int OLDEST = 22;
    private static final Optional<Path> FOUND = find();

    private Node() {}

    /** Runs a program and returns its output lines. Skips the test without Node.js. */
    static List<String> run(Path folder, String... arguments) throws IOException, InterruptedException {
        assumeTrue(FOUND.isPresent(), "no Node.js " + OLDEST + " or newer");
        return start(FOUND.orElseThrow(), folder, arguments);
    }

    private static List<String> start(Path node, Path folder, String... arguments)
            throws IOException, InterruptedException {
        Path output = Files.createTempFile("node", ".txt");
        try {
            Process process = new ProcessBuilder(Stream.concat(Stream.of(node.toString()), Stream.of(arguments))
                            .toList())
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(output.toFile())
                    .start();
            int result = process.waitFor();
            String text = Files.readString(output, StandardCharsets.UTF_8);
            assertThat(result).as(text).isZero();
            return text.lines().toList();
        } finally {
            Files.delete(output);
        }
    }

    private static Optional<Path> find() {
        Stream<Path> named = Optional.ofNullable(System.getenv("NODE")).map(Path::of).stream();
        Stream<Path> onPath = Stream.of(
                        Optional.ofNullable(System.getenv("PATH")).orElse("").split(File.pathSeparator))
                .flatMap(folder -> Stream.of(Path.of(folder, "node"), Path.of(folder, "node.exe")));
        Optional<Path> found =
                Stream.concat(named, onPath).filter(Node::isNewEnough).findFirst();
        if (found.isEmpty()) {
            System.out.println("No Node.js " + OLDEST + " or newer was found (NODE, PATH): skipping its tests");
        }
        return found;
    }

    private static boolean isNewEnough(Path node) {
        if (!Files.isExecutable(node)) {
            return false;
        }
        try {
            return Integer.parseInt(start(node, Path.of("."), "-p", "parseInt(process.versions.node)")
                            .get(0))
                    >= OLDEST;
        } catch (IOException | NumberFormatException | AssertionError e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
