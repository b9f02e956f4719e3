package io.github.uptownrules.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.uptownrules.base.draw.TextColors;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.MoveFault;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.variants.Rulesets;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests a table's answers to typed lines. Seat 1 begins with the tiles b2 b4 b7 ba bd, and oC oD oI o1 o6 if it has two colors.
 */
class TerminalTableTest {
    private static final Ruleset FOUR = Rulesets.standard(4);

    private static TerminalTable against(Ruleset ruleset, String names) {
        return UptownTables.table(ruleset, Optional.of(names));
    }

    private static TerminalTable againstBots() {
        return UptownTables.table(FOUR, Optional.empty());
    }

    private static TerminalTable answer(TerminalTable table, String line) {
        TerminalTable answered = table.answer(line);
        while (answered.botToMove().isPresent()) {
            answered = answered.playBot();
        }
        return answered;
    }

    @Test
    void playsAMoveAndTheBotsReply() {
        TerminalTable table = againstBots().answer("2@E2");
        assertThat(table.botToMove()).hasValue("Seat 2 (green), greedy");
        table = answer(againstBots(), " b2@E2 ");
        assertThat(table.botToMove()).isEmpty();
        assertThat(table.sitting().moves()).isEqualTo(4);
        assertThat(table.text())
                .contains("  1. Seat 1 (blue) plays b2 on E2; draws b", "  4. Seat 4 (red) plays r", "b2<");
        assertThat(table.prompt()).isEqualTo("Seat 1 (blue)> ");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    b5        | 'b5' is refused:;  tile b5 is not on the rack
                    g5        | 'g5' is refused:;  green belongs to seat 2, not to you
                    y5        | 'y5' is refused:;  yellow is not in play
                    z         | not a tile (a color b, g, o, r, y and a face A-I, 1-9, a-i, $): 'bz'
                    k5        | not a tile (a color b, g, o, r, y and a face A-I, 1-9, a-i, $): 'k5'
                    b2@E3     | 'b2@E3' is refused:;  tile b2 does not fit cell E3
                    b5@E3     | 'b5@E3' is refused:;  tile b5 is not on the rack;  tile b5 does not fit cell E3
                    b2xE2     | b2xE2 captures on cell E2, which is empty
                    b2@K2     | not a move (such as b5@E5): 'b2@K2'
                    hello     | not a move (such as b5@E5): 'hello'
                    hello you | Type help for the moves and commands
                    undo      | you have no move to undo
                    undo 3    | 'undo' takes nothing after it, not '3'
                    save      | 'save' takes a FILE
                    history   | No move was made yet.
                    resume no | there is no file or folder no
                    """)
    void anInvalidLineGetsAReasonAndChangesNothing(String line, String answer) {
        TerminalTable before = againstBots();
        TerminalTable after = before.answer(line);
        assertThat(after.sitting()).isEqualTo(before.sitting());
        assertThat(after.text()).contains(answer.split(";"));
        assertThat(after.isClosed()).isFalse();
        assertThat(after.answer("").text()).isEqualTo(before.text());
    }

    @Test
    void aTileShowsWhereItMayGo() {
        String text = againstBots().answer("4").text();
        assertThat(text)
                .contains("b4 may go to A4 B4 C4 D4 E4 F4 G4 H4 I4", "Type b4@A4 for the first of these.")
                .doesNotContain("may capture");
        assertThat(text.lines().filter(line -> line.contains("|  *  .  . |"))).hasSize(9);
        assertThat(againstBots().answer("b4").text()).isEqualTo(text);
        assertThat(against(Rulesets.twoPlayer(), "human,random").answer("4").text())
                .contains("'4' leaves out the color: b4 or o4?");
        TerminalTable table = answer(answer(againstBots(), "b7@D7"), "b4@D4");
        Seat.first(4).stream()
                .skip(1)
                .forEach(seat -> assertThat(
                                UptownTables.view(table).rack(Color.all().get(seat.ordinal())))
                        .isEmpty());
    }

    @Test
    void aTileShowsWhatItMayCapture() {
        TerminalTable table = againstBots();
        Optional<Move> capture = Optional.empty();
        while (capture.isEmpty()) {
            table = answer(table, UptownTables.greedy(table));
            GameState state = UptownTables.state(table);
            capture = state.legalMoves().stream()
                    .filter(move -> state.board().tileAt(move.cell()).isPresent())
                    .findFirst();
        }
        Cell cell = capture.orElseThrow().cell();
        assertThat(table.answer(capture.orElseThrow().tile().toString()).text())
                .contains(
                        "may capture ",
                        UptownTables.state(table).board().tileAt(cell).orElseThrow() + " on " + cell);
    }

    @Test
    void showsASplitOnTheBoard() {
        TerminalTable table = againstBots();
        Optional<Move> refused = Optional.empty();
        while (refused.isEmpty()) {
            table = answer(table, UptownTables.greedy(table));
            refused = split(UptownTables.state(table));
        }
        GameState game = UptownTables.state(table);
        String typed = MoveText.of(refused.get(), game).toString();
        MoveFault split = game.faults(refused.get()).iterator().next();
        TerminalTable told = table.answer(typed);
        assertThat(told.sitting()).isEqualTo(table.sitting());
        assertThat(told.text())
                .contains("'" + typed + "' is refused:", "  " + split.toString().substring(0, 30))
                .contains("On the board: ! the tile on " + split.cell() + ", + and - ")
                .contains(split.occupant().orElseThrow() + "!");
        Map<String, Character> marks = table.presentation()
                .refusal(table.place(), typed, table.place().faults(typed))
                .marks();
        for (Cell cell : split.parts().get(1)) {
            assertThat(marks).containsEntry(cell.toString(), '-');
            assertThat(told.text()).contains(game.board().tileAt(cell).orElseThrow() + "-");
        }
        assertThat(marks.keySet())
                .containsExactlyInAnyOrderElementsOf(
                        split.group().stream().map(Cell::toString).toList());
    }

    /** Finds a capture with a tile on the rack whose only fault is that it would split a group. */
    private static Optional<Move> split(GameState game) {
        Color color = game.colors(game.turn().orElseThrow()).get(0);
        return game.rack(color).stream()
                .map(face -> Tile.of(color, face))
                .flatMap(tile -> tile.cells().stream().map(cell -> Move.of(tile, cell)))
                .filter(move -> game.faults(move).stream()
                        .map(MoveFault::kind)
                        .toList()
                        .equals(List.of(MoveFault.Kind.SPLITS_GROUP)))
                .findFirst();
    }

    @Test
    void aHintListsTheBestMovesWithTheirChances() {
        String text = againstBots().answer("hint").text();
        assertThat(text).contains("The best moves found, and your chance to win with them in %:");
        List<MatchResult> hints = Pattern.compile("(?m)^  (b[A-I1-9a-i$]@[A-I][1-9])  ( *\\d+\\.\\d) \\+- \\d+\\.\\d$")
                .matcher(text)
                .results()
                .toList();
        assertThat(hints).hasSize(3);
        for (MatchResult hint : hints) {
            assertThat(answer(againstBots(), hint.group(1)).sitting().moves()).isEqualTo(4);
        }
        assertThat(hints.stream().map(hint -> Double.parseDouble(hint.group(2))))
                .isSortedAccordingTo(Comparator.reverseOrder())
                .allMatch(chance -> chance > 5 && chance < 95);
        assertThat(againstBots().answer("hint").text()).isEqualTo(text);
    }

    @Test
    void r10_q13_aHintDoesNotPeek() {
        TerminalTable table = againstBots();
        for (int seed = 0; seed < 4; seed++) {
            TerminalGame world = UptownTables.sitting(table, table.place().sample(seed));
            assertThat(TerminalTable.of(world, TextColors.NONE).answer("hint").text())
                    .isEqualTo(table.answer("hint").text());
        }
    }

    @Test
    void undoReturnsToThePersonsLastTurn() {
        TerminalTable first = againstBots();
        TerminalTable second = answer(first, "b2@E2");
        TerminalTable third = answer(second, "b4@E4");
        assertThat(third.answer("undo").text()).isEqualTo(second.text());
        assertThat(third.answer("undo").answer("undo").sitting()).isEqualTo(first.sitting());
        assertThat(answer(third.answer("undo"), "b4@E4").sitting()).isEqualTo(third.sitting());
        TerminalTable people = against(FOUR, "human,random,human,random").answer("");
        assertThat(answer(people, "b2@E2").answer("").answer("undo").text()).contains("undo works against bots only");
    }

    @Test
    void historyListsMovesInNotation() {
        assertThat(answer(againstBots(), "b2@E2").answer("history").text())
                .startsWith("   1. b2@E2     2. g")
                .hasLineCount(1);
        assertThat(againstBots().answer("help").text().lines())
                .hasSizeLessThan(TerminalSize.LINES)
                .allMatch(line -> line.length() <= TerminalSize.COLUMNS);
        assertThat(againstBots().answer("help").text())
                .contains(LineHandler.commands())
                .contains("Tab completes");
    }

    @ParameterizedTest
    @ValueSource(strings = {"human,human,human,human", "human,random,human,random"})
    void showsNoOtherRack(String names) {
        TerminalTable table = against(FOUR, names);
        int between = Effort.isFull() ? 1 : 12;
        while (!table.sitting().play().isOver()) {
            if (table.isCurtained()) {
                assertHidden(table, Optional.empty());
                assertThat(table.text()).doesNotContain("draws");
                assertThat(table.prompt()).isEqualTo("Press Enter> ");
                TerminalTable refused = table.answer("b2@E2");
                assertThat(refused.isCurtained()).isTrue();
                assertHidden(refused, Optional.empty());
                assertThat(table.completions("b")).isEmpty();
                assertThat(table.answer("quit").isClosed()).isTrue();
                table = table.answer("");
            }
            assertHidden(table, table.sitting().humanToMove());
            // A hint takes longer than all other commands together.
            if (table.sitting().moves() % between == 0) {
                assertHidden(table.answer("hint"), table.sitting().humanToMove());
            }
            table = answer(table, UptownTables.greedy(table));
        }
        assertHidden(table, Optional.empty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"standard-4", "two-player"})
    void hiddenInformationNeverReachesTheScreen(String ruleset) {
        SplitMix64 random = new SplitMix64(1);
        PlayedGame.Whole play = UptownTables.GAME.deal(ruleset, 1, "1");
        for (int ply = 0; ply < 48; ply++) {
            if (ply % 12 == 11) {
                TerminalTable curtained = people(play.text());
                TerminalTable seen = curtained.answer("");
                Map<String, String> answers = new HashMap<>();
                for (int world = 0; world < 3; world++) {
                    TerminalTable hidden = people(play.seenBy(Viewer.SPECTATOR).sample(world));
                    assertThat(hidden.text()).isEqualTo(curtained.text());
                    assertThat(hidden.completions("")).isEqualTo(curtained.completions(""));
                    TerminalTable other = people(
                                    play.seenBy(play.turn().orElseThrow()).sample(world))
                            .answer("");
                    for (String typed :
                            List.of("", "moves", "hint", "help", "b", "b5", "g5", "5", "o$", "rA@A1", "zz")) {
                        // Drawn tiles differ between worlds, and hints are slow.
                        boolean isAsked =
                                !typed.equals("hint") || world < Effort.of(3) && (Effort.isFull() || ply > 24);
                        if (isAsked && !play.legalMoves().contains(typed)) {
                            assertThat(other.answer(typed).text())
                                    .as(typed)
                                    .isEqualTo(answers.computeIfAbsent(
                                            typed, line -> seen.answer(line).text()));
                        }
                    }
                    for (String begin : List.of("", "b", "b5", "g5@", "r")) {
                        assertThat(other.completions(begin)).isEqualTo(seen.completions(begin));
                    }
                }
            }
            play = play.play(
                    play.legalMoves().get(random.nextInt(play.legalMoves().size())));
        }
    }

    private static TerminalTable people(String position) {
        PlayedGame.Whole play = UptownTables.GAME.position(position);
        TerminalTable table = TerminalTable.of(
                new TerminalGame(
                        UptownTables.GAME,
                        play,
                        ImmutableList.copyOf(Collections.nCopies(play.seats(), TerminalGame.HUMAN)),
                        7),
                TextColors.NONE);
        assertThat(table.isCurtained()).isTrue();
        return table;
    }

    private static void assertHidden(TerminalTable table, Optional<Seat> atScreen) {
        GameState game = UptownTables.state(table);
        for (Seat seat : game.seats()) {
            Color color = game.colors(seat).get(0);
            if (atScreen.filter(own -> own.number() == seat.number()).isEmpty()) {
                assertThat(table.text())
                        .contains(String.join(" ", Collections.nCopies(game.rackSize(color), color + "?")))
                        .doesNotContain(tiles(color, game.rack(color)));
            } else {
                assertThat(table.text()).contains(tiles(color, game.rack(color)));
            }
        }
    }

    private static String tiles(Color color, FaceSet rack) {
        return rack.stream().map(tile -> color.toString() + tile).collect(Collectors.joining(" "));
    }

    @Test
    void theSamePersonMovesAgainIfTheOthersAreSkipped() {
        TerminalTable table = against(FOUR, "human,random,random,human").answer("");
        TerminalGame again = UptownTables.sitting(table, table.sitting().play().text());
        assertThat(table.after(again).isCurtained()).isFalse();
        TerminalGame bots = UptownTables.sitting(
                table, again.play().play(again.play().legalMoves().get(0)).text());
        assertThat(table.after(bots).botToMove()).isPresent();
        assertThat(table.after(bots).after(again).isCurtained())
                .as("when bots moved between")
                .isFalse();
    }

    @Test
    void tabCompletesCommandsAndMoves() {
        TerminalTable table = againstBots();
        assertThat(table.completions(""))
                .startsWith("b2", "b4", "b7", "ba", "bd", "hint")
                .endsWith("quit");
        assertThat(table.completions("h")).containsExactly("hint", "history", "help");
        assertThat(table.completions("b4"))
                .containsExactly("b4@A4", "b4@B4", "b4@C4", "b4@D4", "b4@E4", "b4@F4", "b4@G4", "b4@H4", "b4@I4");
        assertThat(table.completions("4@E")).containsExactly("4@E4");
        assertThat(table.completions("b4x")).isEmpty();
        assertThat(table.completions("b5@")).isEmpty();
        assertThat(table.completions("zz@")).isEmpty();
        assertThat(table.completions("@")).isEmpty();
        TerminalTable later = answer(table, "b2@E2");
        Cell taken = Cell.parse(Iterables.get(
                Splitter.on(CharMatcher.anyOf(" @x"))
                        .split(later.sitting().play().move(2)),
                1));
        Face.all().stream()
                .filter(tile ->
                        UptownTables.view(later).rack(Color.BLUE).orElseThrow().contains(tile) && tile.fits(taken))
                .forEach(tile -> assertThat(later.completions("b" + tile + "x")).contains("b" + tile + "x" + taken));
    }

    @Test
    void listsAllMoves() {
        TerminalTable table = against(Rulesets.twoPlayer(), "human,random");
        String moves = table.answer("moves").text();
        assertThat(moves.lines())
                .hasSizeLessThan(TerminalSize.LINES)
                .allMatch(line -> line.length() <= TerminalSize.COLUMNS);
        assertThat(moves.strip().split("\\s+"))
                .containsExactlyElementsOf(table.place().legalMoves());
        assertThat(table.answer("b4@").text()).contains("'b4@' may become: b4@A4 b4@B4 ");
        assertThat(table.text()).doesNotContain("You may: ");
    }
}
