package io.github.uptownrules.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultFileTest {
    private static final Tournament TOURNAMENT = Tournament.of(
                    TestGames.UPTOWN, "two-player", List.of("greedy", "random"))
            .withGames(6);
    private static final List<FinishedGame> GAMES = TestGames.played(TOURNAMENT, 1);

    @TempDir
    private Path folder;

    private Path path;

    @BeforeEach
    void file() {
        path = folder.resolve("results.csv");
    }

    /** Opens the file, appends the missing games, and returns the number of results that were there. */
    private int playOn(Tournament tournament) throws IOException {
        try (ResultFile file = ResultFile.open(path, tournament)) {
            int before = file.results().size();
            for (FinishedGame game : GAMES.subList(before, (int) tournament.gameCount())) {
                file.append(game);
            }
            return before;
        }
    }

    @Test
    void readsWhatItWrote() throws IOException {
        assertThat(playOn(TOURNAMENT)).isZero();
        assertThat(Files.readString(path))
                .startsWith(
                        "ruleset,seed,deal,first,seating,termination,bot1,rank1,score1,groups1,captures1,bot2,rank2,score2,"
                                + "groups2,captures2\ntwo-player,1,1,1,1,,greedy,")
                .endsWith("\n")
                .hasLineCount(7);
        try (ResultFile file = ResultFile.open(path, TOURNAMENT)) {
            assertThat(file.results())
                    .isEqualTo(GAMES.stream().map(FinishedGame::result).toList());
        }
    }

    @Test
    void completesAFileCutOffAnywhere() throws IOException {
        playOn(TOURNAMENT);
        String whole = Files.readString(path);
        for (int length = 0; length < whole.length(); length++) {
            Files.writeString(path, whole.substring(0, length));
            int lines = (int)
                    whole.substring(0, length).chars().filter(c -> c == '\n').count();
            assertThat(playOn(TOURNAMENT)).isEqualTo(Math.max(0, lines - 1));
            assertThat(Files.readString(path)).isEqualTo(whole);
        }
    }

    @Test
    void dropsALineCutOffEvenIfNoGameFollows() throws IOException {
        playOn(TOURNAMENT);
        String whole = Files.readString(path);
        Files.writeString(path, whole + "two-player,1,");
        ResultFile.open(path, TOURNAMENT).close();
        assertThat(Files.readString(path)).isEqualTo(whole);
    }

    @Test
    void theNumberOfGamesMayChange() throws IOException {
        Tournament shorter = Tournament.of(TestGames.UPTOWN, "two-player", List.of("random", "greedy"))
                .withGames(4);
        playOn(shorter);
        assertThat(Files.readString(path)).hasLineCount(5);
        assertThat(playOn(TOURNAMENT)).isEqualTo(4);
        String whole = Files.readString(path);
        assertThat(playOn(shorter)).isEqualTo(4);
        assertThat(Files.readString(path)).isEqualTo(whole);
    }

    @Test
    void rejectsOtherFilesAndLeavesThemUnchanged() throws IOException {
        playOn(TOURNAMENT);
        String whole = Files.readString(path);
        refuse("hello", ", line 1: not a result file of the arena");
        refuse("hello\n", ", line 1: the columns are not ruleset,seed,deal,");
        refuse(
                whole.replace("two-player,1,2,1,1", "two-player,1,2,1,2"),
                ", line 4: it is of another tournament: two-player 1 2 1 2 ");
        refuse(
                whole.replace("two-player,1,2,1,1", "two-player,1,2,2,1"),
                ", line 4: it is of another tournament: two-player 1 2 2 1 ");
        refuse(
                whole.replace("two-player,1,", "two-player,2,"),
                ", line 2: it is of another tournament: two-player 2 1 1 1 ");
        refuse(
                whole.replace("greedy", "mcts:100"),
                ", line 2: it is of another tournament: two-player 1 1 1 1 mcts:100 ");
        refuse(
                whole.replace("greedy", "\033[2Jgreedy"),
                ", line 2: it is of another tournament: two-player 1 1 1 1 ?[2Jgreedy ");
        refuse(whole.replaceFirst("greedy,[12],", "greedy,first,"), ", line 2: rank1 is a whole number, not 'first'");
        refuse(whole.replaceFirst("greedy,", "greedy,1,"), ", line 2: ");
        refuse(whole.replaceFirst("\n", "\n\n"), ", line 2: ");
    }

    /** Changes each field of the first result, in which seat 1 has rank 1 or 2 of two, to a value that contradicts the rest. */
    @Test
    void r29_r33_rejectsImpossibleResults() throws IOException {
        playOn(TOURNAMENT);
        String whole = Files.readString(path);
        String first = whole.lines().skip(1).findFirst().orElseThrow();
        List<String> fields = List.of(first.split(","));
        for (int column : new int[] {7, 8, 9, 10, 12, 13, 14, 15}) {
            String name = whole.lines().findFirst().orElseThrow().split(",")[column];
            for (String wrong : List.of("9", "-99", "82", "2147483647", "-2147483648", "3", "0")) {
                List<String> changed = new ArrayList<>(fields);
                changed.set(column, wrong);
                if (name.startsWith("captures") && List.of("0", "3", "9").contains(wrong)
                        || name.startsWith("groups") && wrong.length() == 1) {
                    continue; // a game may have that
                }
                refuse(whole.replace(first, String.join(",", changed)), ", line 2: ");
            }
        }
        refuse(whole.replace(first, swap(fields, 7, 12)), ", line 2: rank1 is ");
        for (String both : List.of("1", "2")) {
            List<String> changed = new ArrayList<>(fields);
            changed.set(7, both);
            changed.set(12, both);
            refuse(whole.replace(first, String.join(",", changed)), ", line 2: rank");
        }
    }

    @Test
    void rejectsATerminationThatContradictsTheRanks() throws IOException {
        playOn(TOURNAMENT);
        String whole = Files.readString(path);
        String first = whole.lines().skip(1).findFirst().orElseThrow();
        List<String> changed = new ArrayList<>(List.of(first.split(",")));
        String winner = changed.get(7).equals("1") ? "1" : "2";
        changed.set(5, "resignation " + winner);
        refuse(
                whole.replace(first, String.join(",", changed)),
                ", line 2: termination 'resignation " + winner + "' contradicts the rank of seat " + winner);
        changed.set(5, " ");
        refuse(whole.replace(first, String.join(",", changed)), ", line 2: a game is 'stopped', or lost by ");
    }

    private static String swap(List<String> fields, int one, int other) {
        List<String> swapped = new ArrayList<>(fields);
        Collections.swap(swapped, one, other);
        return String.join(",", swapped);
    }

    @Test
    void rejectsMalformedFilesOfAnyLength() throws IOException {
        playOn(TOURNAMENT);
        String whole = Files.readString(path);
        refuse("\uFEFF" + whole, ", line 1: it begins with a byte-order mark");
        refuse(whole + "\0".repeat(100_000), ", last line: a result has fewer than 4096 bytes");
        refuse("x".repeat(100_000), ", line 1: not a result file of the arena");
        refuse(whole.replaceFirst("greedy,", "greedy,+"), ", line 2: rank1 is a whole number, not '+");
        refuse(whole.replaceFirst("greedy,.", "greedy,\u0661"), ", line 2: rank1 is a whole number, not '\\u0661'");
        byte[] bytes = whole.getBytes(StandardCharsets.UTF_8);
        bytes[whole.indexOf("greedy")] = (byte) 0xFF;
        Files.write(path, bytes);
        assertThatThrownBy(() -> ResultFile.open(path, TOURNAMENT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(path + ", line ")
                .hasMessageEndingWith("it is not text in UTF-8");
        assertThat(Files.readAllBytes(path)).isEqualTo(bytes);
    }

    @Test
    void locksTheFile() throws IOException {
        try (ResultFile file = ResultFile.open(path, TOURNAMENT)) {
            String before = Files.readString(path);
            assertThatThrownBy(() -> ResultFile.open(path, TOURNAMENT))
                    .isInstanceOf(IOException.class)
                    .hasMessage(path + " is in use: another arena writes its results there");
            file.append(GAMES.get(0));
            assertThat(Files.readString(path)).startsWith(before).hasLineCount(2);
        }
        assertThat(playOn(TOURNAMENT)).isEqualTo(1);
    }

    private void refuse(String text, String reason) throws IOException {
        Files.writeString(path, text);
        assertThatThrownBy(() -> ResultFile.open(path, TOURNAMENT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(path + reason);
        assertThat(Files.readString(path)).isEqualTo(text);
    }
}
