package io.github.uptownrules.cli;

import static io.github.uptownrules.cli.Program.run;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.cli.Program.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The arena appends records to a file, and resumes exactly. */
class ArenaRecordsTest {
    @TempDir
    private Path folder;

    private Path records() {
        return folder.resolve("games.txt");
    }

    private Path csv() {
        return folder.resolve("results.csv");
    }

    private static Outcome arena(String ruleset, int games, Object... options) {
        List<String> line = new ArrayList<>(List.of("arena", "--ruleset", ruleset, "--games", games + ""));
        line.addAll(List.of("--bots", ruleset.endsWith("3") ? "random,random,random" : "greedy,random"));
        Stream.of(options).map(String::valueOf).forEach(line::add);
        return run(line.toArray(String[]::new));
    }

    private String played(String ruleset, int games) throws IOException {
        Path whole = folder.resolve("whole.txt");
        assertThat(arena(ruleset, games, "--records", whole).exitCode()).isZero();
        return Files.readString(whole);
    }

    @ParameterizedTest
    @ValueSource(strings = {"two-player", "upturn-3", "street-2"})
    void aFileIsTheConcatenationOfAFolder(String ruleset) throws IOException {
        Path each = Files.createDirectory(folder.resolve("each"));
        arena(ruleset, 6, "--records", each);
        StringBuilder all = new StringBuilder();
        try (Stream<Path> files = Files.list(each)) {
            for (Path file : files.sorted().toList()) {
                all.append(Files.readString(file));
            }
        }
        assertThat(played(ruleset, 6)).isEqualTo(all.toString());
    }

    @Test
    void appendsToTheGamesOfOtherTournaments() throws IOException {
        arena("two-player", 2, "--records", records());
        String first = Files.readString(records());
        arena("upturn-3", 1, "--records", records());
        assertThat(records()).content().startsWith(first);
        assertThat(run("records", "--count", records() + "").out())
                .isEqualTo("3 of 3 records (two-player 2, upturn-3 1)\n");
    }

    /** Stops a tournament after various numbers of bytes: within a record, after a record, and before its result. */
    @ParameterizedTest
    @CsvSource({
        "two-player, 1",
        "two-player, 30",
        "two-player, 500",
        "two-player, 100000",
        "upturn-3, 700",
        "street-2, 900"
    })
    void resumesAfterACrash(String ruleset, int bytes) throws IOException {
        String whole = played(ruleset, 6);
        arena(ruleset, 3, "--records", records(), "--csv", csv());
        String before = Files.readString(records());
        int cut = Math.min(whole.length(), before.length() + bytes);
        int next = whole.indexOf("\n[Notation", before.length());
        Files.writeString(records(), whole.substring(0, next < 0 ? cut : Math.min(cut, next + 1)));
        assertThat(arena(ruleset, 6, "--records", records(), "--csv", csv()).err())
                .isEmpty();
        assertThat(records()).content().isEqualTo(whole);
        assertThat(Files.readAllLines(csv())).hasSize(7);
    }

    @Test
    void keepsARecordThatIsNotOfTheNextGame() throws IOException {
        arena("two-player", 2, "--records", records());
        String before = Files.readString(records());
        arena("two-player", 2, "--records", records(), "--csv", csv(), "--seed", 9);
        assertThat(records()).content().startsWith(before).hasSizeGreaterThan(before.length() + 100);
    }

    @Test
    void refusesToAppendToAWrongRecordAtOnce() throws IOException {
        Files.writeString(records(), "[Notation \"uptown 1\"]\n[Rul");
        arena("two-player", 90_000_000, "--records", records())
                .assertError(records() + " ends in a wrong or incomplete record (record 1, line 1); remove it");
        assertThat(records()).content().isEqualTo("[Notation \"uptown 1\"]\n[Rul");
        arena("two-player", 2, "--records", records(), "--csv", records())
                .assertError(records() + " and " + records() + " are the same file");
    }
}
