package io.github.uptownrules.cli;

import static io.github.uptownrules.cli.Program.run;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.cli.Program.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecordsCommandTest {
    private static final Games GAMES = Games.load();

    @TempDir
    private Path folder;

    private Path file;
    private PlayedGame.Whole uptown;
    private PlayedGame.Whole upTurn;
    private PlayedGame.Whole street;

    private static PlayedGame.Whole played(String ruleset, int plies) {
        PlayedGame.Whole game = GAMES.ofRuleset(ruleset).deal(ruleset, 7, "1").withHeader("Seat1", "Ada");
        SplitMix64 random = new SplitMix64(7);
        while (game.plies() < plies && !game.isOver()) {
            game = game.play(
                    game.legalMoves().get(random.nextInt(game.legalMoves().size())));
        }
        return game;
    }

    @BeforeEach
    void write() throws IOException {
        uptown = played("two-player", 20).withHeader("Seat2", "Bea").terminated("resignation 1");
        upTurn = played("upturn-3", 30);
        street = played("street-2", 10).withHeader("Seat2", "Ada\u001b");
        file = Files.writeString(
                folder.resolve("games.txt"),
                uptown.record() + "\n" + upTurn.record() + street.record() + "\n\n"
                        + uptown.seenBy(Seat.TWO).record() + "\n");
    }

    private Outcome records(String... options) {
        String[] line = new String[options.length + 2];
        line[0] = "records";
        line[1] = file.toString();
        System.arraycopy(options, 0, line, 2, options.length);
        return run(line);
    }

    private void assertListed(Outcome outcome, Integer... numbers) {
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.exitCode()).isZero();
        assertThat(outcome.out().lines().filter(line -> line.startsWith("{")))
                .extracting(line -> json(line).get("record").getAsInt())
                .containsExactly(numbers);
    }

    private static JsonObject json(String line) {
        return JsonParser.parseString(line).getAsJsonObject();
    }

    @Test
    void listsRecordsAsATable() {
        Outcome outcome = records();
        assertThat(outcome.exitCode()).isZero();
        assertThat(outcome.out().lines())
                .containsExactly(
                        file.toString(),
                        " record      line  ruleset       moves  won by  players",
                        "      1         1  two-player       20  2       Ada, Bea",
                        "      2        10  upturn-3         30  -       Ada, -, -",
                        "      3        16  street-2         10  -       Ada, Ada?",
                        "      4        26  two-player       20  2       Ada, Bea",
                        "4 of 4 records (street-2 1, two-player 2, upturn-3 1)");
    }

    @Test
    void listsRecordsAsJson() {
        List<JsonObject> lines = records("--format", "json", "--find", uptown.text())
                .out()
                .lines()
                .map(RecordsCommandTest::json)
                .toList();
        assertThat(lines).hasSize(1);
        assertThat(lines.get(0))
                .hasToString("{\"file\":\"" + file
                        + "\",\"record\":1,\"line\":1,\"game\":\"uptown\",\"ruleset\":\"two-player\","
                        + "\"moves\":20,\"over\":true,\"termination\":\"resignation 1\",\"seats\":[{\"seat\":1,\"name\":\"Ada\","
                        + "\"rank\":2},{\"seat\":2,\"name\":\"Bea\",\"rank\":1}],\"found\":[20]}");
        assertThat(records("--format", "json").out().lines().toList().get(3)).contains("\"viewer\":\"2\"");
    }

    @Test
    void filters() {
        assertListed(records("--format", "json"), 1, 2, 3, 4);
        assertListed(records("--format", "json", "--ruleset", "two-player"), 1, 4);
        assertListed(records("--format", "json", "--player", "Bea"), 1, 4);
        assertListed(records("--format", "json", "--winner", "2"), 1, 4);
        assertListed(records("--format", "json", "--winner", "Bea", "--moves", "20"), 1, 4);
        assertListed(records("--format", "json", "--winner", "Ada"));
        assertListed(records("--format", "json", "--moves", "11-29"), 1, 4);
        assertListed(records("--format", "json", "--moves", "20-"), 1, 2, 4);
        assertListed(records("--format", "json", "--moves", "-10"), 3);
        assertThat(records("--count", "--player", "Ada").out())
                .isEqualTo("4 of 4 records (street-2 1, two-player 2, upturn-3 1)\n");
        assertThat(records("--count", "--player", "Eve").out()).isEqualTo("0 of 4 records\n");
    }

    @Test
    void findsPositionsViewsAndTiles() {
        assertThat(records("--find", uptown.upTo(3).text()).out()).contains("Ada, Bea  after 3\n1 of 4 records");
        assertListed(
                records(
                        "--format",
                        "json",
                        "--find",
                        uptown.seenBy(Seat.TWO).upTo(3).text()),
                1,
                4);
        assertListed(records("--format", "json", "--find", upTurn.upTo(0).text()), 2);
        assertListed(records("--format", "json", "--find", upTurn.upTo(0).text().split(" ")[1]), 2);
        String built = street.upTo(street.plies()).text().split(" ")[3];
        assertThat(built).contains("b");
        assertListed(records("--format", "json", "--find", "?@" + uptown.move(1).substring(3)), 1, 4);
        assertThat(records("--find", "-@A1").out()).containsPattern("after 0 1 2 3 4 5 6 7 and \\d+ more");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--find | b5@E6 | no game has such a pattern. Uptown: no tile of 'b5@E6' fits on E6; UP TURN: ",
                "--find | ''    | no game has such a pattern. ",
                "--find | two-player 9/9 | a position has 5 fields, but 'two-player 9/9' has 2",
                "--find | two-player 9/9 1 -;- x | ",
                "--moves | x     | expected a number of moves or a range, such as 40, 40-80, 40- or -80, not 'x'",
                "--moves | -     | expected a number of moves",
                "--moves | 5-4   | expected a number of moves",
                "--moves | 1--2  | expected a number of moves",
                "--moves | ''    | expected a number of moves",
                "--format | xml  | unknown format 'xml'; known: text, json, records"
            })
    void rejectsWrongConditions(String option, String value, String message) {
        Outcome outcome = records(option, value);
        assertThat(outcome.out()).isEmpty();
        outcome.assertError(message == null ? "" : message);
    }

    @Test
    void reportsWrongRecordsAndListsTheOthers() throws IOException {
        Files.writeString(file, uptown.record() + " x\n" + upTurn.record() + " {no end\n" + street.record());
        Outcome outcome = records("--format", "json");
        assertThat(outcome.exitCode()).isEqualTo(1);
        assertThat(outcome.out().lines()).hasSize(1);
        assertThat(outcome.err().lines())
                .satisfiesExactly(
                        first -> assertThat(first).startsWith("uptown: " + file + ", record 1: line 9, column "),
                        second -> assertThat(second)
                                .startsWith("uptown: " + file + ", record 2: line 16, column ")
                                .endsWith(": unclosed comment"));
        assertThat(records("--count").out()).isEqualTo("1 of 3 records (street-2 1), 2 wrong\n");
    }

    @Test
    void writesTheRecordsThatMatch() throws IOException {
        Path output = folder.resolve("filtered.txt");
        Outcome outcome = records("--format", "records", "--ruleset", "two-player", "-o", output.toString());
        assertThat(outcome.out()).isEqualTo("2 of 4 records (two-player 2)\n");
        assertThat(output)
                .content()
                .isEqualTo(uptown.record() + "\n" + uptown.seenBy(Seat.TWO).record() + "\n");
        assertThat(records("--format", "records", "--moves", "30").out()).isEqualTo(upTurn.record() + "\n");
        PlayedGame.Whole start = uptown.upTo(0);
        Files.writeString(file, start.record() + uptown.record());
        records("--format", "records", "-o", output.toString());
        assertThat(output).content().isEqualTo(start.record() + uptown.record() + "\n");
        run("records", folder.resolve("none").toString()).assertError("there is no file or folder ");
    }

    @Test
    void choosesARecordOfAFile() throws IOException {
        assertThat(run("replay", file.toString(), "--game", "2").out()).contains("upturn-3, after 30 of 30 moves");
        assertThat(run("svg", "--record", file.toString(), "--game", "3", "-o", "-")
                        .out())
                .startsWith("<svg");
        for (List<String> command : List.of(
                List.of("replay", file + ""),
                List.of("analyse", file + ""),
                List.of("svg", "-o", "-", "--record", file + ""))) {
            run(command.toArray(String[]::new)).assertError(file + " has 4 records; choose one with --game, 1 to 4");
            for (String number : List.of("5", "0")) {
                String[] line = Stream.concat(command.stream(), Stream.of("--game", number))
                        .toArray(String[]::new);
                run(line)
                        .assertError(
                                number.equals("0")
                                        ? "records are numbered from 1, not from 0"
                                        : file + " has 4 records, so there is no record 5");
            }
        }
        Files.writeString(file, uptown.record() + "\n" + uptown.record() + " x");
        run("replay", file.toString(), "--game", "2").assertError("line 18, column ");
        Files.writeString(file, "\n");
        run("replay", file.toString()).assertError(file + " has no record");
    }

    @ParameterizedTest
    @ValueSource(strings = {"two-player", "upturn-2", "street-2"})
    void annotatesARecord(String ruleset) throws IOException {
        PlayedGame.Whole game = played(ruleset, 12).withHeader("Seat2", "Bea");
        Files.writeString(file, game.record() + "\n" + game.record());
        Path output = folder.resolve("annotated.txt");
        Outcome outcome = run("analyse", file + "", "--game", "2", "--playouts", "300", "--annotate", output + "");
        assertThat(outcome).isEqualTo(new Outcome(0, "", ""));
        String text = Files.readString(output);
        assertThat(GAMES.ofRuleset(ruleset).record(text).text()).isEqualTo(game.text());
        assertThat(text).contains("{[share 0.").contains("[Seat2 \"Bea\"]");
        assertThat(text).containsPattern("\\?[?!]?[^\n]*\\([^\n]* \\{\\[share [01][^\n]*\\] \\d+\\.\\d points more");
        Outcome printed = run("analyse", output + "", "--playouts", "300", "--annotate");
        assertThat(printed.err()).isEmpty();
        assertThat(printed.out()).isEqualTo(text);
    }

    @Test
    void annotatesOnlyWholeRecords() throws IOException {
        Files.writeString(file, uptown.seenBy(Seat.TWO).record());
        run("analyse", file + "", "--annotate")
                .assertError(
                        "a redacted record has no variations and comments, so it cannot be annotated; this one is redacted for "
                                + "seat 2");
        Files.writeString(file, uptown.record());
        run("analyse", file + "", "--annotate", file + "")
                .assertError(file + " is the file of the record; write the annotated record to another one");
        assertThat(file).content().isEqualTo(uptown.record());
    }
}
