package io.github.uptownrules.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compares the documents with the tables and the games. */
class DocumentTest {
    private static final Path DOCS = Path.of("../../docs");
    private static final Pattern COLUMN = Pattern.compile("(?m)^\\| `(\\w+)` \\| (\\S+) \\|");
    private static final Pattern SKIPS = Pattern.compile("<!-- figures: skips -->.*?<!-- end -->", Pattern.DOTALL);
    private static final Pattern NUMBERS = Pattern.compile("-?\\d[\\d.,]* ± \\d");

    @TempDir
    private Path folder;

    @Test
    void describesEveryColumn() throws IOException {
        List<String> described = COLUMN.matcher(Files.readString(Path.of("README.md")))
                .results()
                .map(row -> row.group(1) + " " + row.group(2))
                .toList();
        assertThat(described)
                .containsExactlyElementsOf(Stream.of(TableColumns.GAME, TableColumns.MOVE)
                        .flatMap(DocumentTest::columns)
                        .toList());
    }

    private static Stream<String> columns(StructType table) {
        return Arrays.stream(table.fields())
                .map(field -> field.name() + " " + field.dataType().catalogString());
    }

    /** A small run writes every figure and every chart of the page, reproducibly. The page contains no other figures. */
    @Test
    void regeneratesAllFiguresOfTheQuestions() throws IOException {
        String page = Files.readString(DOCS.resolve("questions.md"));
        assertThat(page).contains("From ", " games (`--seed 1 --games ");
        String once = questions(page, "once");
        assertThat(once).isNotEqualTo(page);
        assertThat(questions(once, "twice")).isEqualTo(once);
        ImmutableMap<String, String> none = ImmutableMap.<String, String>builder()
                .put("size", "")
                .put("skips", "")
                .put("house-rules", "")
                .buildOrThrow();
        String words = FiguresDocument.with(none, page);
        assertThat(FiguresDocument.with(none, once)).isEqualTo(words);
        assertThat(NUMBERS.matcher(words).find()).isFalse();
        assertThat(numbers(once)).isEqualTo(numbers(page));
        assertThat(Sparks.names(folder.resolve("once"))).isEqualTo(Sparks.names(DOCS.resolve("questions")));
        for (String chart : Sparks.names(folder.resolve("once"))) {
            assertThat(Files.readString(folder.resolve("once").resolve(chart)))
                    .isEqualTo(Files.readString(folder.resolve("twice").resolve(chart)))
                    .contains("<svg");
            assertThat(page).contains("(questions/" + chart + ")");
        }
    }

    /** Returns the number of figures, except those about skips, because a small run may have no skips. */
    private static long numbers(String page) {
        return NUMBERS.matcher(SKIPS.matcher(page).replaceAll("")).results().count();
    }

    private String questions(String page, String name) throws IOException {
        Path copy = Files.writeString(folder.resolve(name + ".md"), page);
        assertThat(SelfPlay.commandLine()
                        .execute(
                                "questions",
                                copy.toString(),
                                "--games",
                                "3",
                                "--strong",
                                "beginner",
                                "--strong-games",
                                "2"))
                .isZero();
        return Files.readString(copy);
    }

    @Test
    void rejectsMismatchedFigures() {
        String text = "a\n<!-- figures: one -->\nold\n<!-- end -->\nb\n";
        assertThat(FiguresDocument.with(ImmutableMap.of("one", "$1 new\n"), text))
                .isEqualTo("a\n<!-- figures: one -->\n$1 new\n<!-- end -->\nb\n");
        assertThatThrownBy(() -> FiguresDocument.with(ImmutableMap.of("one", "", "two", ""), text))
                .hasMessage("the document has places for [one], and the figures are [one, two]");
        assertThatThrownBy(() -> FiguresDocument.with(ImmutableMap.of(), text))
                .hasMessageContaining("places for [one]");
    }

    /** Computes figures of hand-counted games. */
    @Test
    void figuresAreMeansOverGames() throws IOException {
        try (SparkSession session = Sparks.local(1)) {
            Figures figures = Figures.of(session.sql("""
                    SELECT array(0.5D, 0D, 0.5D) win_shares, 72 plies, array(0, 2, 1) skips, array(4, 1, 4) captures,
                        array(1, 3, 1) ranks
                    UNION ALL SELECT array(0D, 0D, 1D), 70, array(0, 0, 0), array(2, 3, 1), array(2, 3, 1)
                    """));
            assertThat(figures.games()).isEqualTo(2);
            assertThat(figures.get(Figures.FIRST).mean()).isEqualTo(0.25);
            assertThat(figures.get(Figures.SKIPS).mean()).isEqualTo(1.5);
            assertThat(figures.get(Figures.SKIPPED).mean()).isEqualTo(0.5);
            assertThat(figures.get(Figures.CAPTURES).text(1)).isEqualTo("7.5 ± 19.1");
            assertThat(figures.get(Figures.MOST).mean()).isEqualTo((0.5 + 0) / 2);
            assertThat(figures.get(Figures.JOINT).mean()).isEqualTo(0.5);
        }
    }

    /** For twelve values with deviation 2, t is 2.201. */
    @Test
    void intervalsUseStudentsT() {
        assertThat(MeanWithInterval.of(10, 2, 12).text(4)).isEqualTo("10.0000 ± 1.2707");
        assertThat(MeanWithInterval.of(3, 3, 100)
                        .minus(MeanWithInterval.of(1, 4, 100))
                        .text(3))
                .isEqualTo("2.000 ± 0.992");
        assertThat(MeanWithInterval.of(1, 0, 1).margin()).isInfinite();
    }
}
