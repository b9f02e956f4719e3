package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.io.ByteStreams;
import com.google.common.io.MoreFiles;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("process")
class BoardPackageTest {
    /** The limit for the compressed size of the module with all elements in English. */
    private static final int MOST_BYTES = 20_000;

    @TempDir
    private Path project;

    @Test
    void staysBelowItsSizeLimit() throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(packed)) {
            Files.copy(BoardElementsTest.PACKAGE.resolve("uptown-board.js"), out);
        }
        assertThat(packed.size()).isLessThan(MOST_BYTES);
    }

    @Test
    void containsItsFilesAndTheLibrarysVersion() throws IOException {
        try (Stream<Path> files = Files.walk(BoardElementsTest.PACKAGE)) {
            assertThat(files.filter(Files::isRegularFile)
                            .map(file ->
                                    BoardElementsTest.PACKAGE.relativize(file).toString()))
                    .containsExactlyInAnyOrder(
                            "package.json",
                            "README.md",
                            "LICENSE",
                            "uptown-board.js",
                            "animation.js",
                            "uptown-board.d.ts",
                            "elements.d.ts",
                            "react.d.ts",
                            "preact.d.ts",
                            "vue.d.ts",
                            "svelte.d.ts",
                            "de.js",
                            "fr.js",
                            "nl.js",
                            "record/lines.js",
                            "record/editing.js",
                            "record/en.js",
                            "record/de.js",
                            "record/fr.js",
                            "record/nl.js",
                            "custom-elements.json");
        }
        assertThat(Files.readString(BoardElementsTest.PACKAGE.resolve("package.json")))
                .doesNotContain("${");
        for (String module :
                ImmutableList.of("uptown-board.js", "animation.js", "record/lines.js", "record/editing.js")) {
            assertThat(Files.readString(BoardElementsTest.PACKAGE.resolve(module)))
                    .doesNotContain("/**", "import ");
        }
    }

    /** The build creates the archives without using npm. */
    @ParameterizedTest
    @ValueSource(strings = {"../uptown-page/target/uptown-board.tgz", "target/uptown-rules.tgz"})
    void isPackedLikeNpm(String name) throws IOException {
        byte[] packed = Files.readAllBytes(Path.of(name));
        try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
            String names = new String(ByteStreams.toByteArray(in), StandardCharsets.ISO_8859_1);
            assertThat(names).contains("package/package.json", "package/README.md");
        }
    }

    /** Frameworks that render pages on the server import the package outside a browser. */
    @Test
    void isImportedWithoutABrowser() throws IOException, InterruptedException {
        Path installed = Files.createDirectories(project.resolve("node_modules/uptown-board"));
        for (Path file : MoreFiles.listFiles(BoardElementsTest.PACKAGE)) {
            if (Files.isRegularFile(file)) {
                Files.copy(file, installed.resolve(file.getFileName()));
            }
        }
        Files.writeString(
                project.resolve("try.mjs"),
                "import { UptownBoard } from 'uptown-board';\n"
                        + "import manifest from 'uptown-board/custom-elements.json' with { type: 'json' };\n"
                        + "console.log(UptownBoard.observedAttributes.length > 10, manifest.schemaVersion);\n");
        List<String> lines = Node.run(project, "--no-warnings", "try.mjs");
        assertThat(lines).containsExactly("true 1.0.0");
    }
}
