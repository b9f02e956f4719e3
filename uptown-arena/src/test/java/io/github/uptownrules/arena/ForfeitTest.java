package io.github.uptownrules.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.arena.program.ProgramCall;
import io.github.uptownrules.arena.program.Programs;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.core.notation.GameRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests programs that misbehave: the game ends, they lose it, and none of their processes survives. */
@Tag("process")
class ForfeitTest {
    private static final Duration LONG = Duration.ofSeconds(60);
    private static final Duration SHORT = Duration.ofMillis(300);

    @TempDir
    private Path folder;

    @BeforeEach
    void thereIsAShell() {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")));
    }

    /** Returns a program that answers correctly until it has to move, and then performs the given action. */
    private String bot(String action) throws IOException {
        Path script = folder.resolve("bot.sh");
        Files.writeString(script, """
                while read -r word rest; do
                  case "$word" in
                    bots) echo "= random mine" ;;
                    sit) echo "=" ;;
                    bot) %s ;;
                  esac
                done
                """.formatted(action));
        return "protocol:/bin/sh '" + script + "'";
    }

    private static Tournament against(String program) {
        return Tournament.of(TestGames.UPTOWN, "two-player", List.of(program, "greedy"))
                .withGames(2);
    }

    /**
     * Plays both games of a deal in parallel, because each waits until a time limit elapses. The program begins in
     * the second game.
     */
    private static List<FinishedGame> play(String program, Duration limit) {
        Tournament tournament = against(program);
        try (Programs programs = new Programs(LONG, limit)) {
            programs.check(ProgramCall.parse(program));
            return both(tournament, programs);
        }
    }

    private static List<FinishedGame> both(Tournament tournament, Programs programs) {
        CompletableFuture<FinishedGame> second = CompletableFuture.supplyAsync(() -> tournament.play(1, programs));
        return List.of(tournament.play(0, programs), second.join());
    }

    private static void assertLost(List<FinishedGame> games, Termination.Cause cause, String reason) {
        for (FinishedGame game : games) {
            Seat loser = Seat.of(2 - (int) game.number());
            GameRecord record = TestGames.record(game);
            assertThat(record.termination()).contains(new Termination(cause, ImmutableSet.of(loser)));
            assertThat(record.moves()).hasSize(1 - (int) game.number());
            assertThat(record.headers().get("Forfeit")).contains(reason);
            assertThat(game.failure())
                    .isEqualTo("game " + (game.number() + 1) + " of two-player, seed 1 (deal 1, seating "
                            + (game.number() + 1) + "), seat " + loser + ", "
                            + game.result().seats().get(loser.ordinal()).bot() + ": "
                            + record.headers().get("Forfeit") + "; its view is "
                            + record.end().viewFor(loser));
            assertThat(record.standings().forSeat(loser).rank()).isEqualTo(2);
            assertThat(game.result().seats().stream()
                            .map(GameResult.BotResult::rank)
                            .toList())
                    .isEqualTo(record.standings().bySeat().stream()
                            .map(standing -> standing.rank())
                            .toList());
            assertThat(game.result().termination()).isEqualTo(record.termination());
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
                    echo "b1@A1"                     | answers 'b1@A1'
                    echo "=b1@A1"                    | answers '=b1@A1'
                    echo                             | answers ''
                    echo "= zz"                      | it plays 'zz':
                    echo "= "                        | it plays '':
                    echo "= $rest"                   | it plays 'mine
                    echo "= b1@B1"                   | it plays 'b1@B1':
                    echo "? no idea"                 | it answers '? no idea'
                    printf '\\377\\376\\033[2J\\n'   | it answers '
                    yes !                            | it answers '!'
                    tr '\\0' y < /dev/zero            | it answers 'y
                    head -c 300000 /dev/zero; echo   | it answers '?
                    exit 3                           | it ended with exit code 3
                    echo boom >&2; exit 4            | it ended with exit code 4; its last words: boom
                    head -c 900000 /dev/zero >&2; exit 5 | it ended with exit code
                    kill -9 $$                       | it ended with exit code 137
                    kill -TERM $$                    | it ended with exit code 143
                    """)
    void aBadAnswerLosesTheGame(String action, String reason) throws IOException {
        assertLost(play(bot(action), LONG), Termination.Cause.RESIGNATION, reason);
    }

    /** Only the end of long output is kept, because it contains the reason. */
    @Test
    void keepsTheEndOfStandardError() throws IOException {
        for (FinishedGame game : play(bot("seq 300 >&2; exit 6"), LONG)) {
            assertThat(TestGames.record(game).headers().get("Forfeit"))
                    .containsOnlyOnce(" 300")
                    .endsWith(" 298 299 300");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
                    :
                    printf "= b"
                    printf "= b"; sleep 100
                    sleep 2; echo "= b1@A1"
                    exec <&-; sleep 100
                    while :; do :; done
                    while :; do echo noise >&2; done
                    """)
    void aTimeoutLosesTheGame(String action) throws IOException {
        assertLost(play(bot(action), SHORT), Termination.Cause.TIMEOUT, "no answer within 300 ms");
    }

    @Test
    void doesNotWaitForAProgramThatClosedItsOutput() throws IOException {
        assertLost(
                play(bot("exec >/dev/null; sleep 100"), LONG),
                Termination.Cause.RESIGNATION,
                "it closed its output or input");
    }

    /** Each program starts a child that keeps its output open, at the start or (late) with its failing move. */
    @ParameterizedTest
    @CsvSource({"two-player, false", "two-player, true", "upturn-2, true", "street-2, true"})
    void detectsTheExitOfAProgramWhoseChildKeepsItsOutputOpen(String ruleset, boolean isLate) throws Exception {
        Path pids = folder.resolve("pids");
        String child = "sleep 1000 & echo $! >> '" + pids + "'; ";
        String program = bot((isLate ? child : "") + "echo boom >&2; exit 3");
        if (!isLate) {
            Path script = folder.resolve("bot.sh");
            Files.writeString(script, child + "\n" + Files.readString(script));
        }
        Tournament tournament = Tournament.of(Games.load().ofRuleset(ruleset), ruleset, List.of(program, "random"))
                .withGames(2);
        long start = System.nanoTime();
        try (Programs programs = new Programs(LONG, LONG)) {
            assertThat(both(tournament, programs))
                    .allSatisfy(game -> assertThat(game.record())
                            .containsPattern("\\[Termination \"resignation [12]\"\\]")
                            .contains("[Forfeit \"it ended with exit code 3; its last words: boom\"]"));
        }
        assertThat(System.nanoTime() - start).isLessThan(LONG.toNanos() / 2);
        for (String pid : Files.readAllLines(pids)) {
            ProcessHandle.of(Long.parseLong(pid))
                    .ifPresent(left -> assertThat(left.onExit()).succeedsWithin(Duration.ofSeconds(30)));
        }
    }

    @Test
    void unrequestedAnswersCountAsAnswers() throws IOException {
        Path script = folder.resolve("deaf.sh");
        Files.writeString(script, "echo '= random'; while :; do echo '='; sleep 0.01; done\n");
        assertLost(play("protocol:/bin/sh " + script, LONG), Termination.Cause.RESIGNATION, "it plays '':");
    }

    @Tag("thorough")
    @Test
    void endsTheChildrenOfAProgram() throws Exception {
        Path pids = folder.resolve("pids");
        String program = bot("sleep 1000 & echo $! >> '" + pids + "'; sh -c 'echo $$ >> " + pids + "; sleep 1000; :'");
        // A shell on a busy machine may need a second to start.
        assertLost(play(program, Duration.ofSeconds(5)), Termination.Cause.TIMEOUT, "within 5000 ms");
        List<String> lines = Files.readAllLines(pids);
        assertThat(lines).hasSize(4);
        for (String pid : lines) {
            Optional<ProcessHandle> process = ProcessHandle.of(Long.parseLong(pid));
            if (process.isPresent()) {
                process.get().onExit().get(60, TimeUnit.SECONDS);
            }
        }
    }

    @Test
    void restartsAFailedProgramForTheNextGame() throws IOException {
        Path starts = folder.resolve("starts");
        String program = bot("echo $$ >> '" + starts + "'; exit 1");
        play(program, LONG);
        assertThat(Files.readAllLines(starts)).hasSize(2).doesNotHaveDuplicates();
    }

    @Test
    void readsAForfeitBackAndReportsIt() throws IOException {
        Tournament tournament = against(bot("exit 1"));
        String program = tournament.bots().get(0);
        Path csv = folder.resolve("results.csv");
        List<FinishedGame> games = play(program, LONG);
        try (ResultFile file = ResultFile.open(csv, tournament)) {
            for (FinishedGame game : games) {
                file.append(game);
            }
        }
        String text = Files.readString(csv);
        assertThat(text)
                .contains("\ntwo-player,1,1,1,1,resignation 2,")
                .contains("\ntwo-player,1,1,1,2,resignation 1,");
        try (ResultFile file = ResultFile.open(csv, tournament)) {
            assertThat(file.results())
                    .isEqualTo(games.stream().map(FinishedGame::result).toList());
            assertThat(Results.of(tournament, file.results()).toString())
                    .contains(program + " forfeited 2 games, 0 of them by time\n");
        }
        for (String[] change : new String[][] {
            {"1,resignation 2", "1,resignation 1"},
            {"1,resignation 2", "1,resignation 3"},
            {"1,resignation 2", "1,agreement"},
            {"1,resignation 2", "1,"}
        }) {
            Files.writeString(csv, text.replace(change[0], change[1]));
            assertThatThrownBy(() -> ResultFile.open(csv, tournament))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith(csv + ", line 2: ");
        }
    }

    @Test
    void ranksTheOtherSeatsByTheBoard() throws IOException {
        Tournament tournament = Tournament.of(
                        TestGames.UPTOWN, "standard-4", List.of("greedy", bot("exit 1"), "random", "random"))
                .withGames(1);
        try (Programs programs = new Programs(LONG, LONG)) {
            FinishedGame game = tournament.play(0, programs);
            assertThat(game.result().termination().map(Termination::toString)).contains("resignation 2");
            assertThat(game.result().seats().stream().map(GameResult.BotResult::rank))
                    .containsExactly(3, 4, 1, 1);
            assertThat(TestGames.record(game).standings().bySeat().stream().map(standing -> standing.rank()))
                    .containsExactly(3, 4, 1, 1);
            assertThat(game.result().checked(TestGames.UPTOWN, tournament.ruleset()))
                    .isEqualTo(game.result());
        }
    }
}
