package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.io.MoreFiles;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("process")
class PackageTest {
    private static final Path NPM = Path.of("target/npm");

    /** The limit for the compressed size of the library. */
    private static final int MOST_BYTES = 250_000;

    @TempDir
    private Path project;

    @BeforeEach
    void install() throws IOException {
        Path installed = Files.createDirectories(project.resolve("node_modules/uptown-rules"));
        for (Path file : MoreFiles.listFiles(NPM)) {
            Files.copy(file, installed.resolve(file.getFileName()));
        }
    }

    @Test
    void theReadmesExamplesRun() throws IOException, InterruptedException {
        String readme = Files.readString(NPM.resolve("README.md"));
        List<String> examples = Splitter.on("```js\n")
                .splitToStream(readme)
                .skip(1)
                .map(part -> part.substring(0, part.indexOf("```")))
                .toList();
        assertThat(examples)
                .hasSize(2)
                .allSatisfy(example -> assertThat(example.lines().count()).isLessThanOrEqualTo(15));
        Files.writeString(project.resolve("example.mjs"), String.join("", examples));
        List<String> lines = Node.run(project, "example.mjs");
        assertThat(lines).hasSizeGreaterThan(6).anyMatch(line -> line.contains("rank 1"));
    }

    @Test
    void behavesAsItsTypesDeclare() throws IOException, InterruptedException {
        Files.copy(Path.of("src/test/js/package.mjs"), project.resolve("package.mjs"));
        assertThat(Node.run(project, "package.mjs")).containsExactly("all checks passed");
    }

    @Test
    void theLibraryStaysBelowItsSizeLimit() throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(packed)) {
            Files.copy(NPM.resolve("uptown.wasm"), out);
        }
        assertThat(packed.size()).isLessThan(MOST_BYTES);
    }

    @Test
    void containsItsFilesAndTheLibrarysVersion() throws IOException {
        try (Stream<Path> files = Files.list(NPM)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder(
                            "package.json",
                            "README.md",
                            "LICENSE",
                            "NOTICE",
                            "uptown.js",
                            "uptown.node.js",
                            "uptown.d.ts",
                            "uptown.functions.js",
                            "records.js",
                            "uptown.classes.js",
                            "uptown.wasm",
                            "uptown.wasm-runtime.js");
        }
        assertThat(Files.readString(NPM.resolve("package.json"))).doesNotContain("${");
    }
}
