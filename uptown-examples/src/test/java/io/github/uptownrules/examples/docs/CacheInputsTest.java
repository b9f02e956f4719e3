package io.github.uptownrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The build cache must hash every file outside a module that its tests read; otherwise it would repeat an old success. */
class CacheInputsTest {
    private static final Pattern OUTSIDE =
            Pattern.compile("Path\\.of\\(\\s*(\"\\.\\.[^\"]*\"(?:\\s*[,+]\\s*\"[^\"]*\")*)");
    private static final Pattern INPUT = Pattern.compile("<maven\\.build\\.cache\\.input\\.\\d+>(.+)</");

    /** Modules that are only part of builds without the cache. */
    private static final ImmutableSet<String> NEVER_CACHED =
            ImmutableSet.of("uptown-wasm", "uptown-table-tests", "uptown-site", "uptown-benchmarks");

    /** The part of the command line that differs between commits; every pattern of it passes. */
    private static final String COMMIT = "../../.git";

    @Test
    void everyExternalFileOfTestsIsAnInput() throws IOException {
        int found = 0;
        for (Path module : modules()) {
            List<String> inputs = inputs(module);
            for (Path file : Example.files(module.resolve("src/test/java"), ".java")) {
                for (String path : outside(file)) {
                    if (path.equals(COMMIT)) {
                        continue;
                    }
                    found++;
                    assertThat(path.equals("..") ? root() : List.of(path))
                            .as("%s reads %s", file, path)
                            .allMatch(read -> inputs.stream().anyMatch(input -> covers(input, read)));
                }
            }
        }
        assertThat(found).isGreaterThan(10);
    }

    private static boolean covers(String input, String read) {
        return Path.of(read).startsWith(Path.of(input));
    }

    /** Returns the files and folders of the root, relative to a module at the top. No test reads hidden files. */
    private static List<String> root() throws IOException {
        try (Stream<Path> all = Files.list(Library.ROOT)) {
            return all.map(path -> path.getFileName().toString())
                    .filter(name -> !name.matches("\\..*|target|LICENSE|mvnw.*|uptown-examples"))
                    .map("../"::concat)
                    .toList();
        }
    }

    private static List<String> outside(Path file) throws IOException {
        return OUTSIDE.matcher(Files.readString(file))
                .results()
                .map(found -> Splitter.on(Pattern.compile("\"\\s*[,+]\\s*\""))
                        .splitToStream(found.group(1))
                        .map(part -> part.replace("\"", ""))
                        .collect(Collectors.joining("/"))
                        .replace("//", "/"))
                .toList();
    }

    private static List<String> inputs(Path module) throws IOException {
        return INPUT.matcher(Files.readString(module.resolve("pom.xml")))
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    private static ImmutableList<Path> modules() throws IOException {
        try (Stream<Path> folders = Files.walk(Library.ROOT, 2)) {
            return folders.filter(folder -> Files.isDirectory(folder.resolve("src/test/java")))
                    .filter(folder ->
                            !NEVER_CACHED.contains(folder.getFileName().toString()))
                    .sorted()
                    .collect(ImmutableList.toImmutableList());
        }
    }
}
