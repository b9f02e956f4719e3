package io.github.uptownrules.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.uptownrules.arena.program.ProgramCall;
import io.github.uptownrules.arena.program.Programs;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.effort.JavaCommand;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the input and the lifetime of external programs. */
@Tag("process")
class ProgramsTest {
    private static final Duration LONG = Duration.ofSeconds(60);

    @TempDir
    private Path folder;

    private Path log;

    @BeforeEach
    void thereIsAShell() {
        log = folder.resolve("log");
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")));
    }

    /** Returns this library as a program behind a pipe that logs its input and may filter it. */
    private String logged(String filter) throws IOException {
        Path script = folder.resolve("logged.sh");
        Files.writeString(
                script,
                "tee -a '" + log + "' | " + filter + " | '"
                        + String.join("' '", JavaCommand.shortLived(Served.class))
                        + "'\n");
        return "protocol[greedy]:/bin/sh '" + script + "'";
    }

    private static List<FinishedGame> play(Tournament tournament, int games) {
        try (Programs programs = new Programs(LONG, LONG)) {
            return java.util.stream.LongStream.range(0, games)
                    .mapToObj(game -> tournament.play(game, programs))
                    .toList();
        }
    }

    @Test
    void sendsAProgramTheViewOfItsSeat() throws IOException {
        String program = logged("cat");
        Tournament tournament = Tournament.of(TestGames.UPTOWN, "standard-3", List.of("greedy", program, "random"))
                .withGames(1);
        GameRecord record = TestGames.record(play(tournament, 1).get(0));
        assertThat(record.end().isOver()).isTrue();
        StringBuilder expected = new StringBuilder("bots\n# a new game\n");
        for (int ply = 0; ply < record.moves().size(); ply++) {
            GameState before = record.at(ply);
            if (before.turn().orElseThrow() == Seat.TWO) {
                expected.append("sit 2 ").append(before.viewFor(Seat.TWO)).append("\nbot greedy SEED\n");
            }
            expected.append("# ")
                    .append(TestGames.UPTOWN
                            .position(before.toString())
                            .play(record.outcome(ply + 1).toString())
                            .seenBy(Seat.TWO)
                            .lastMove())
                    .append('\n');
        }
        String told = Files.readString(log).replaceAll("(?m)^bot greedy -?\\d+$", "bot greedy SEED");
        // Events after the program's last move are never sent.
        assertThat(expected.toString()).startsWith(told);
        assertThat(told).endsWith("bot greedy SEED\n").contains(" drawn=", " captured=");
    }

    @Test
    void sendsAnOlderProgramWorldsOfItsView() throws IOException {
        String program = logged("sed -u 's/^sit /what /'");
        Tournament tournament = Tournament.of(TestGames.UPTOWN, "two-player", List.of(program, "greedy"))
                .withGames(1);
        GameRecord record = TestGames.record(play(tournament, 1).get(0));
        assertThat(record.end().isOver()).isTrue();
        assertThat(record.termination()).isEmpty();
        List<String> told = Files.readAllLines(log);
        assertThat(told.stream().filter(line -> line.startsWith("sit "))).hasSize(1);
        List<String> positions =
                told.stream().filter(line -> line.startsWith("position ")).toList();
        int asked = 0;
        int guessed = 0;
        for (int ply = 0; ply < record.moves().size(); ply++) {
            GameState truth = record.at(ply);
            if (truth.turn().orElseThrow() == Seat.TWO) {
                GameState world = Notation.of(Rulesets.all())
                        .readPosition(positions.get(asked++).substring("position ".length()));
                assertThat(world.viewFor(Seat.TWO)).isEqualTo(truth.viewFor(Seat.TWO));
                guessed += world.equals(truth) ? 1 : 0;
            }
        }
        assertThat(positions).hasSize(asked);
        assertThat(guessed).isLessThan(asked / 2);
    }

    @Test
    void reusesAProgramForTheNextGame() throws IOException {
        String program = logged("cat");
        Tournament tournament = Tournament.of(TestGames.UPTOWN, "two-player", List.of(program, "random"))
                .withGames(4);
        List<FinishedGame> games = play(tournament, 4);
        assertThat(games).allMatch(game -> game.result().forfeited().isEmpty());
        assertThat(Files.readAllLines(log).stream().filter("bots"::equals)).hasSize(1);
        assertThat(Files.readAllLines(log).stream().filter("# a new game"::equals))
                .hasSize(4);
        assertThat(play(tournament, 4)).isEqualTo(games);
    }

    @Test
    void programsPlayTheOtherGames() throws IOException {
        String program = logged("cat");
        for (String ruleset : List.of("upturn-2", "street-3")) {
            Game game = Games.load().ofRuleset(ruleset);
            List<String> bots = ruleset.equals("upturn-2")
                    ? List.of("random", program.replace("greedy", "random"))
                    : List.of("random", program.replace("greedy", "random"), "random");
            FinishedGame played =
                    play(Tournament.of(game, ruleset, bots).withGames(1), 1).get(0);
            assertThat(played.failure()).isEmpty();
            FinishedGame lost = play(
                            Tournament.of(
                                            game,
                                            ruleset,
                                            bots.stream()
                                                    .map(bot -> bot.equals("random") ? bot : "protocol[a]:/bin/cat")
                                                    .toList())
                                    .withGames(1),
                            1)
                    .get(0);
            assertThat(lost.failure()).contains(": asked 'bots' it answers 'bots'; its view is ");
            assertThat(game.record(lost.record()).upTo(0).text()).isNotEmpty();
            assertThat(lost.record()).contains("\n[Termination \"resignation 1\"]\n");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/bin/no-such-file", "/bin/cat", "/bin/sh -c 'exit 7'", "/bin/sh -c 'read x; echo \"= random\"'"
            })
    void reportsABrokenProgramBeforeTheFirstGame(String command) {
        String program = "protocol[mine]:" + command;
        try (Programs programs = new Programs(LONG, LONG)) {
            assertThatThrownBy(() -> programs.check(ProgramCall.parse(program)))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("the program '" + program + "' cannot play: ")
                    .hasMessageMatching(".*: (it cannot be started: .*no-such-file.*|asked 'bots' it answers 'bots'"
                            + "|it ended with exit code 7|unknown bot 'mine'; known: random)");
        }
    }

    @Test
    void timesOutASilentProgramAtTheStart() {
        try (Programs programs = new Programs(Duration.ofMillis(200), LONG)) {
            assertThatThrownBy(() -> programs.check(ProgramCall.parse("protocol:/bin/sleep 100")))
                    .hasMessageEndingWith("no answer within 200 ms");
        }
    }

    @Test
    void startsNoProgramAfterClosing() {
        Programs programs = new Programs(LONG, LONG);
        programs.close();
        assertThatThrownBy(() -> programs.check(ProgramCall.parse("protocol[a]:/bin/cat")))
                .isInstanceOf(IllegalStateException.class);
    }
}
