package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.io.MoreFiles;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Limits the size of the page without a server in gzip, which every server supports; brotli is about a fifth smaller.
 */
class SiteSizeTest {
    private static final Path SITE = Path.of("target/site");

    /** The limit for all three games in a new browser: the page, its games and their libraries. */
    private static final int MOST_BYTES = 834_000;

    private static final int MOST_BYTES_OF_THE_PAGE = 312_200;

    /** The limit for any other file. */
    private static final int MOST_BYTES_OF_A_FILE = 6_500;

    private static int packed(Path file) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(packed)) {
            Files.copy(file, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return packed.size();
    }

    private static int sum(Predicate<String> counted) throws IOException {
        try (Stream<Path> files = Files.walk(SITE)) {
            return files.filter(Files::isRegularFile)
                    .filter(file ->
                            counted.test(SITE.relativize(file).toString().replace('\\', '/')))
                    .mapToInt(SiteSizeTest::packed)
                    .sum();
        }
    }

    private static boolean isLibrary(String file) {
        return file.endsWith(".wasm") || file.endsWith(".classes.js");
    }

    /**
     * {@return whether a file is loaded only on demand: a puzzle, or a part of the record element, which no table has}
     */
    private static boolean isExtra(String file) {
        return file.startsWith("games/uptown/puzzles/") || file.startsWith("games/uptown/board/record/");
    }

    @Test
    void allGamesStayBelowTheirSizeLimit() throws IOException {
        assertThat(sum(file -> !file.endsWith(".classes.js") && !isExtra(file))).isLessThan(MOST_BYTES);
    }

    @Test
    void thePageStaysBelowItsSizeLimit() throws IOException {
        assertThat(sum(file -> !isLibrary(file) && !isExtra(file))).isLessThan(MOST_BYTES_OF_THE_PAGE);
    }

    @ParameterizedTest
    @CsvSource({"uptown.wasm, 224000", "upturn.wasm, 151500", "street.wasm, 154500", "uptown.classes.js, 209500"})
    void aLibraryStaysBelowItsSizeLimit(String file, int mostBytes) {
        assertThat(packed(SITE.resolve(file))).isLessThan(mostBytes);
    }

    @ParameterizedTest
    @CsvSource({"uptown, 84800", "upturn, 53500", "street, 55600"})
    void aGamesFilesStayBelowTheirSizeLimit(String game, int mostBytes) throws IOException {
        assertThat(sum(file -> file.startsWith("games/" + game + "/") && !isExtra(file)))
                .isLessThan(mostBytes);
    }

    @Test
    void everyOtherFileStaysBelowTheSizeLimit() throws IOException {
        try (Stream<Path> files = Files.walk(SITE)) {
            assertThat(files.filter(Files::isRegularFile))
                    .filteredOn(file -> !isLibrary(file.toString()))
                    .allSatisfy(
                            file -> assertThat(packed(file)).as(file.toString()).isLessThan(MOST_BYTES_OF_A_FILE));
        }
    }

    /** Games that need a newer browser have no JavaScript library. */
    @Test
    void onlyUptownHasALibraryForOldBrowsers() throws IOException {
        assertThat(MoreFiles.listFiles(SITE))
                .extracting(file -> file.getFileName().toString())
                .filteredOn(SiteSizeTest::isLibrary)
                .containsExactlyInAnyOrder("uptown.wasm", "upturn.wasm", "street.wasm", "uptown.classes.js");
    }
}
