package io.github.uptownrules.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.GameReview;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.MoveReview;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

@Tag("full")
class AnalyseCommandTest {
    private record Outcome(int exitCode, String out, String err) {
        void assertError(String begin) {
            assertThat(err).startsWith("uptown: " + begin).hasLineCount(1);
            assertThat(out).isEmpty();
            assertThat(exitCode).isEqualTo(1);
        }
    }

    private static final String PLAYOUTS = String.valueOf(Effort.of(600));

    @TempDir
    private Path folder;

    private GameRecord record = GameRecord.of(Rulesets.twoPlayer().deal(5));

    @BeforeEach
    void play() {
        record = record.withHeader("Seat1", "Ada").withHeader("Seat2", "\u001b[31mEve");
        while (record.moves().size() < 30) {
            Seat seat = record.end().turn().orElseThrow();
            record = record.play(Bots.parse(seat == Seat.ONE ? "greedy" : "random")
                    .choose(
                            record.end().viewFor(seat),
                            new SplitMix64(record.moves().size())));
        }
    }

    private String file(Object text) throws IOException {
        return Files.writeString(folder.resolve("game.txt"), text.toString()).toString();
    }

    private static Outcome analyse(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine command = Uptown.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
        String[] line = Stream.concat(Stream.of("analyse"), Stream.of(args)).toArray(String[]::new);
        return new Outcome(command.execute(line), out.toString(), err.toString());
    }

    @Test
    void judgesEachMoveAndListsTheWorst() throws IOException {
        String file = file(record);
        Outcome outcome = analyse(file, "--playouts", PLAYOUTS, "--threads", "1");
        assertThat(outcome.exitCode()).isZero();
        assertThat(outcome.err()).isEmpty();
        String move = "[bgor][A-I1-9a-i$][@x][A-I][1-9]";
        String share = " *\\d+\\.\\d \\+- \\d+\\.\\d";
        assertThat(outcome.out())
                .startsWith("two-player, 30 moves, " + PLAYOUTS + " playouts for each, seed 1\n\nply  seat  move ")
                .contains("\n 100 |")
                .contains("\nseat  moves  loss a move\n", "Ada\n", "?[31mEve\n")
                .doesNotContain("\u001b");
        List<String> lines = outcome.out().lines().toList();
        for (int ply = 1; ply <= 30; ply++) {
            assertThat(lines.get(ply + 2))
                    .startsWith(String.format("%3d", ply) + "     " + (2 - ply % 2) + "  " + record.outcome(ply))
                    .matches(" *\\d+ +[12]  " + move + share + " +(-|" + share + " +" + move + ")");
        }
        assertThat(lines.subList(lines.size() - 4, lines.size()))
                .first()
                .isEqualTo("The worst moves, those that are surely bad first:");
        assertThat(lines.subList(lines.size() - 3, lines.size()))
                .allMatch(line -> line.matches(" *\\d+\\. seat [12] played " + move + " \\(\\d+\\.\\d\\); " + move
                        + " was better \\(\\d+\\.\\d\\): a loss of \\d+\\.\\d \\+- \\d+\\.\\d"));
        assertThat(analyse(file, "--playouts", PLAYOUTS, "--threads", "3")).isEqualTo(outcome);
        List<String> other = analyse(file, "--playouts", PLAYOUTS, "--seed", "2")
                .out()
                .lines()
                .toList();
        assertThat(other.get(0)).endsWith("seed 2");
        assertThat(other.subList(1, other.size())).isNotEqualTo(lines.subList(1, lines.size()));
    }

    /** Tables and the npm package send the same review as JSON. */
    @ParameterizedTest
    @ValueSource(strings = {"two-player", "upturn-3", "street-2"})
    void showsTheReviewOfTheGame(String ruleset) throws IOException {
        PlayedGame.Whole play = Games.load().ofRuleset(ruleset).deal(ruleset, 3, "1");
        for (int ply = 0; ply < 8; ply++) {
            play = play.play(play.legalMoves().get(0));
        }
        GameReview<String> review = play.review(50, 7).orElseThrow();
        List<String> lines = analyse(file(play.record()), "--playouts", "50", "--seed", "7")
                .out()
                .lines()
                .toList();
        assertThat(review.plies()).hasSize(8);
        for (int ply : review.plies()) {
            MoveReview<String> move = review.move(ply);
            boolean isBest = move.loss() == 0;
            assertThat(lines.get(ply + 2))
                    .startsWith(String.format(
                            "%3d  %4d  %s", ply, move.seat(), move.played().move()))
                    .contains("  " + share(move.chanceOfBest(), move.best().margin()) + "  ")
                    .endsWith(isBest ? " -" : move.best().move())
                    .contains(isBest ? "" : share(move.loss(), move.margin()));
        }
    }

    private static String share(double share, double margin) {
        return String.format(Locale.ROOT, "%.1f +- %.1f", 100 * share, 100 * margin);
    }

    @Test
    void judgesOnlyTheViewersMovesOfARedactedRecord() throws IOException {
        Outcome redacted = analyse(file(record.redactedFor(Seat.TWO)), "--playouts", "100");
        assertThat(redacted.exitCode()).isZero();
        assertThat(redacted.out())
                .contains("Only the moves of seat 2 are judged, by what that seat saw.\n")
                .containsPattern("(?m)^  2     2  ")
                .doesNotContainPattern("(?m)^ +\\d+     1  ");
        assertThat(analyse(file(record), "--playouts", "100", "--as", "2")).isEqualTo(redacted);
        analyse(file(record.redactedFor(Seat.TWO)), "--as", "1")
                .assertError("the record is what seat 2 saw: what seat 1 knew is not in it");
        analyse(file(record.redactedFor(Viewer.SPECTATOR))).assertError("the record is what a spectator saw: ");
    }

    @Test
    void drawsTheChances() throws IOException {
        Path png = folder.resolve("chart.png");
        Path svg = folder.resolve("chart.svg");
        String file = file(record);
        assertThat(analyse(file, "--playouts", "50", "--chart", png.toString()).exitCode())
                .isZero();
        assertThat(ImageIO.read(png.toFile()).getWidth()).isEqualTo(900);
        assertThat(analyse(file, "--playouts", "50", "--chart", svg.toString()).exitCode())
                .isZero();
        assertThat(Files.readString(svg)).contains("rgb(68,119,170)", "rgb(238,102,119)");
    }

    @Test
    void drawsGamesOfAnyLength() throws IOException {
        for (int plies : new int[] {1, 2, 3}) {
            Path png = folder.resolve("chart.png");
            Outcome outcome = analyse(file(record.upTo(plies)), "--playouts", "50", "--chart", png.toString());
            assertThat(outcome.err()).isEmpty();
            assertThat(outcome.out()).startsWith("two-player, " + plies + (plies == 1 ? " move, " : " moves, "));
        }
        analyse(file(record.upTo(0))).assertError("there is no move in the record that could be judged");
    }

    @Test
    void rejectsInvalidRecords() throws IOException {
        analyse(file("")).assertError("");
        analyse(file("hello\u001b[2J")).assertError("");
        analyse(file(record.toString().replace("30", "31").replaceFirst("@", "x")))
                .assertError("");
        analyse(file(record.toString().substring(0, 200))).assertError("");
        analyse(folder.toString()).assertError(folder + " is a folder");
        analyse("/no/such/file").assertError("there is no folder /no/such");
        analyse(file("[Notation \"upturn 1\"]\n")).assertError("");
        Files.write(folder.resolve("binary"), new byte[] {(byte) 0xff, 0, 1});
        analyse(folder.resolve("binary").toString()).assertError("line 1, byte 1: the record is not text in UTF-8");
    }

    @Test
    void rejectsInvalidOptions() throws IOException {
        String file = file(record);
        analyse(file, "--playouts", "1").assertError("a move is reviewed with 2 to 10000000 playouts, not 1");
        analyse(file, "--threads", "0").assertError("the number of threads is 1 to 1000, not 0");
        analyse(file, "--as", "3").assertError("");
        analyse(file, "--as", "9").assertError("");
        analyse(file, "--chart", "a.gif").assertError("a chart is a file with a name that ends with .svg or .png");
        analyse(file, "--chart", "/no/a.svg").assertError("there is no folder /no");
    }
}
