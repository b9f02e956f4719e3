package io.github.uptownrules.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.base.Splitter;
import io.github.uptownrules.arena.Results;
import io.github.uptownrules.arena.Tournament;
import io.github.uptownrules.arena.protocol.LineProtocol;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.MoveRefusal;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.testkit.GameLaws;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests a game unknown to the library in programs that play any game. {@code ConnectFourTableTest} tests its tables. */
class ConnectFourTest {
    private static final String RULESET = "four-2";
    private static final ConnectFour GAME = new ConnectFour();

    private static PlayedGame.Whole played(String... moves) {
        PlayedGame.Whole game = GAME.deal(RULESET, 1, "1");
        for (String move : moves) {
            game = game.play(move);
        }
        return game;
    }

    @ParameterizedTest
    @ValueSource(strings = {"a b a b a b a", "a a b b c c d", "a b b c d c c d d f d", "g f f e d e e d d b d"})
    void fourInALineWin(String moves) {
        PlayedGame.Whole game = played(moves.split(" "));
        assertThat(game.isOver()).isTrue();
        assertThat(game.upTo(game.plies() - 1).isOver()).isFalse();
        assertThat(game.results()).extracting(SeatResult::rank).containsExactly(1, 2);
        assertThat(game.legalMoves()).isEmpty();
    }

    @Test
    void aLineDoesNotGoAroundTheBoard() {
        assertThat(GAME.position("four-2 ....../2...../2...../2...../1...../1...../1...../ 1")
                        .isOver())
                .isFalse();
        assertThat(GAME.position("four-2 111.../222.../1...../2...../....../....../....../ 1")
                        .isOver())
                .isFalse();
    }

    @Test
    void aFullBoardIsADraw() {
        String columns = "121212/121212/212121/212121/121212/121212/212121/";
        PlayedGame.Whole game = GAME.position("four-2 " + columns + " 1");
        assertThat(game.isOver()).isTrue();
        assertThat(game.standings()).isEqualTo("1 1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "four-2",
                "four-3 ....../....../....../....../....../....../....../ 1",
                "four-2 ....../....../....../....../....../....../....../ 3",
                "four-2 .1..../2...../....../....../....../....../....../ 1",
                "four-2 1...../....../....../....../....../....../....../ 1",
                "four-2 1111../222.../....../....../....../....../....../ 1",
                "four-2 ....../....../....../....../....../....../......./ 1",
                "four-2 ....../....../....../....../....../....../....../ 1 "
            })
    void rejectsOtherPositions(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> GAME.position(text));
    }

    @Test
    void readsPositionsAndRecordsBack() {
        SplitMix64 random = new SplitMix64(4);
        PlayedGame.Whole game = GAME.deal(RULESET, 3, "random").withHeader("Seat1", "Ada");
        while (!game.isOver()) {
            SeenGame seen = game.seenBy(game.turn().orElseThrow());
            assertThat(GAME.position(game.text()).legalMoves()).isEqualTo(game.legalMoves());
            assertThat(GAME.view("2", game.text()).text()).isEqualTo(game.text());
            assertThat(GAME.record(game.record())).isEqualTo(game);
            assertThat(GAME.record(seen.record()).record()).isEqualTo(seen.record());
            game = game.play(seen.choose("random", random));
        }
        PlayedGame.Whole left = game.upTo(1).terminated("time 1");
        assertThat(GAME.record(left.record())).isEqualTo(left);
        assertThat(left.standings()).isEqualTo("2 1");
        assertThat(left.seenBy(Seat.TWO).viewJson().toString()).contains("\"over\":true", "\"targets\":[]");
    }

    @Test
    void explainsFaultsOfARecord() {
        String record = played("d", "d").record();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GAME.record(record.replace("d d", "d h")))
                .withMessage("line 6, column 3: a move is a column, a to g");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GAME.record(record.replace("Result \"1 1", "Result \"1 2")))
                .withMessage("line 4, column 10: the result is '1 2', but the moves lead to '1 1'");
    }

    @Test
    void aViewerFollowsTheMoves() {
        SeenGame seen = played("d").seenBy(Viewer.SPECTATOR);
        SeenGame followed = seen.follow("d", SeenGame.NOTHING, Optional.of(Seat.ONE));
        assertThat(followed.text()).isEqualTo(played("d", "d").text());
        assertThatIllegalArgumentException().isThrownBy(() -> seen.follow("d", "e", Optional.empty()));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> seen.follow("d", SeenGame.NOTHING, Optional.of(Seat.TWO)));
    }

    @Test
    void rejectsMovesWithAReason() {
        PlayedGame.Whole full = played("a", "a", "a", "a", "a", "a");
        assertThatThrownBy(() -> full.play(Seat.ONE, "a"))
                .isInstanceOf(MoveRefusal.class)
                .hasMessage("column a is full");
        assertThatThrownBy(() -> full.play(Seat.ONE, "h")).hasMessage("a move is a column, a to g");
        assertThatThrownBy(() -> full.play(Seat.TWO, "b")).hasMessage("it is the turn of seat 1");
        assertThatThrownBy(() -> full.terminated("agreement").play(Seat.ONE, "b"))
                .hasMessage("the game is over");
    }

    @Test
    void theCarefulBotWinsAndBlocks() {
        SplitMix64 random = new SplitMix64(1);
        assertThat(played("a", "b", "a", "b", "a", "b").seenBy(Seat.ONE).choose("careful", random))
                .isEqualTo("a");
        assertThat(played("a", "b", "a", "c", "a").seenBy(Seat.TWO).choose("careful", random))
                .isEqualTo("a");
    }

    @Test
    void keepsTheLaws() {
        GameLaws.check(GAME);
        GameLaws.checkBot(GAME, "careful");
    }

    @Test
    void theArenaPlaysIt() {
        Results results = Tournament.of(GAME, RULESET, List.of("careful", "random"))
                .withGames(60)
                .play();
        assertThat(results.failures()).isEmpty();
        assertThat(results.winShare("careful").mean()).isGreaterThan(0.7);
    }

    @Test
    void theLineProtocolPlaysIt() {
        LineProtocol protocol = new LineProtocol(Games.load());
        assertThat(protocol.answer("rulesets").orElseThrow()).contains(RULESET);
        String empty = "....../....../....../....../....../....../....../";
        String one = "....../....../....../1...../....../....../....../";
        for (String exchange : List.of(
                "new four-2 7 -> = four-2 " + empty + " 1",
                "bots -> = random careful",
                "play d -> =",
                "last -> = 1 d",
                "why h -> ? a move is a column, a to g",
                "play d -> =",
                "undo -> =",
                "turn -> = 2",
                "legal -> = a b c d e f g",
                "show -> = four-2 " + one + " 2",
                "perft 2 -> = 49",
                "worlds 1 -> = 1",
                "sample 1 5 -> = four-2 " + one + " 2",
                "score -> = 1 1",
                "sit 2 four-2 " + one + " 2 -> =",
                "told d - -> =",
                "legal -> =",
                "last -> = 2 d",
                "turn -> = 1")) {
            List<String> parts = Splitter.on(" -> ").splitToList(exchange);
            assertThat(protocol.answer(parts.get(0)).orElseThrow())
                    .as(parts.get(0))
                    .isEqualTo(parts.get(1));
        }
    }

    @Tag("process")
    @Test
    void theTerminalPlaysIt(@TempDir Path folder) throws IOException {
        Path record = folder.resolve("game.txt");
        String shown = uptown(
                "d\nh\nundo\nhint\nd\nsave " + record + "\nquit\n",
                "play",
                "--ruleset=" + RULESET,
                "--seats=human,careful",
                "--seed=1");
        assertThat(shown)
                .contains("'h' is refused:", "a move is a column, a to g", "You may: a b c d e f g", "would play");
        PlayedGame saved = GAME.record(Files.readString(record).strip());
        assertThat(saved.plies()).isEqualTo(2);
        assertThat(saved.move(1)).isEqualTo("d");
        assertThat(uptown("new four-2 1\nplay d\nshow\n", "protocol")).contains("/1...../");
    }

    /** Runs the command line with this game on the class path. */
    private static String uptown(String typed, String... arguments) throws IOException {
        Path jar = Path.of("../tools/uptown-cli/target/uptown.jar");
        assumeTrue(Files.exists(jar), "this build packs no jars");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                jar + File.pathSeparator + "target/classes",
                "io.github.uptownrules.cli.Uptown"));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        try (Writer in = process.outputWriter()) {
            in.write(typed);
        }
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
