package io.github.uptownrules.cli.uptown.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.cli.play.TerminalSize;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.MoveFault;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.draw.TextColors;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.variants.Rulesets;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a table answers to what is typed. Seat 1 begins with the tiles b2 b4 b7 ba bd, and oC oD oI o1 o6 if it has two colors. */
class TableTest {
    private static final Ruleset FOUR = Rulesets.standard(4);

    private static Table against(Ruleset ruleset, String names) {
        return Table.of(Match.start(ruleset, Seating.parse(ruleset, names), "1", 42), new Screen(TextColors.NONE));
    }

    private static Table againstBots() {
        return Table.of(Match.start(FOUR, Seating.standard(FOUR), "1", 42), new Screen(TextColors.NONE));
    }

    private static Table answer(Table table, String line) {
        Table answered = table.answer(line);
        while (answered.botToMove().isPresent()) {
            answered = answered.playBot();
        }
        return answered;
    }

    @Test
    void aMoveIsPlayedAndAnsweredByTheBots() {
        Table table = againstBots().answer("2@E2");
        assertThat(table.botToMove()).hasValue("Seat 2 (green), greedy");
        table = answer(againstBots(), " b2@E2 ");
        assertThat(table.botToMove()).isEmpty();
        assertThat(table.match().record().moves()).hasSize(4);
        assertThat(table.text())
                .contains("  1. Seat 1 (blue) places b2 on E2; draws b", "  4. Seat 4 (red) places r", "b2<");
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
                    hello you | help tells what there is
                    undo      | you have made no move to take back
                    undo 3    | 'undo' takes nothing after it, not '3'
                    save      | 'save' takes a FILE
                    history   | No move was made yet.
                    resume no | there is no file or folder no
                    """)
    void whatCannotBeDoneIsToldAndChangesNothing(String line, String answer) {
        Table before = againstBots();
        Table after = before.answer(line);
        assertThat(after.match()).isEqualTo(before.match());
        assertThat(after.text()).contains(answer.split(";"));
        assertThat(after.isClosed()).isFalse();
        assertThat(after.answer("").text()).isEqualTo(before.text());
    }

    @Test
    void aTileShowsWhereItMayGo() {
        String text = againstBots().answer("4").text();
        assertThat(text).contains("b4 may go to A4 B4 C4 D4 E4 F4 G4 H4 I4", "Type b4@A4 for the first of these.");
        assertThat(text.lines().filter(line -> line.contains("|  *  .  . |"))).hasSize(9);
        assertThat(againstBots().answer("b4").text()).isEqualTo(text);
        assertThat(against(Rulesets.twoPlayer(), "human,random").answer("4").text())
                .contains("'4' leaves out the color: b4 or o4?");
        Table table = answer(answer(againstBots(), "b7@D7"), "b4@D4");
        Seat.first(4).stream()
                .skip(1)
                .forEach(seat -> assertThat(table.view().rack(Color.all().get(seat.ordinal())))
                        .isEmpty());
    }

    @Test
    void aCaptureThatWouldSplitAGroupIsShownOnTheBoard() {
        Match match = Match.start(FOUR, Seating.standard(FOUR), "1", 42);
        Optional<Refusal> refusal = Optional.empty();
        while (refusal.isEmpty()) {
            match = match.play(greedy(match));
            if (match.humanToMove().isPresent()) {
                refusal = split(match);
            }
        }
        MoveFault split = refusal.get().faults().iterator().next();
        Table table = Table.of(match, new Screen(TextColors.NONE))
                .answer(refusal.get().text());
        assertThat(table.match()).isEqualTo(match);
        assertThat(table.text())
                .contains("' is refused:", "  " + split.toString().substring(0, 30))
                .contains("On the board: ! the tile on " + split.cell() + ", + and - ")
                .contains(split.lying().orElseThrow() + "!");
        for (Cell cell : split.parts().get(1)) {
            assertThat(refusal.get().marks()).containsEntry(cell, '-');
            assertThat(table.text())
                    .contains(match.record().end().board().tileAt(cell).orElseThrow() + "-");
        }
        assertThat(refusal.get().marks().keySet()).containsExactlyInAnyOrderElementsOf(split.group());
    }

    /** A capture with a tile on the rack that is refused for no other reason than that it would split a group. */
    private static Optional<Refusal> split(Match match) {
        GameState game = match.record().end();
        Color color = game.colors(match.turn().orElseThrow()).get(0);
        return game.rack(color).stream()
                .map(face -> Tile.of(color, face))
                .flatMap(tile -> tile.cells().stream().map(cell -> Move.of(tile, cell)))
                .map(move -> new Refusal(MoveText.of(move, game).toString(), game.faults(move)))
                .filter(refusal -> refusal.faults().size() == 1
                        && refusal.faults().iterator().next().kind() == MoveFault.Kind.SPLITS_GROUP)
                .findFirst();
    }

    /** A good move of the seat to move. */
    static Move greedy(Match match) {
        return Bots.parse("greedy")
                .choose(
                        match.view(match.turn().orElseThrow()),
                        new SplitMix64(match.record().moves().size()));
    }

    @Test
    void aHintTellsTheBestMovesWithTheirChances() {
        String text = againstBots().answer("hint").text();
        assertThat(text).contains("The best moves found, and your chance to win with them in %:");
        List<MatchResult> hints = Pattern.compile("(?m)^  (b[A-I1-9a-i$]@[A-I][1-9])  ( *\\d+\\.\\d) \\+- \\d+\\.\\d$")
                .matcher(text)
                .results()
                .toList();
        assertThat(hints).hasSize(3);
        for (MatchResult hint : hints) {
            assertThat(answer(againstBots(), hint.group(1)).match().record().moves())
                    .hasSize(4);
        }
        assertThat(hints.stream().map(hint -> Double.parseDouble(hint.group(2))))
                .isSortedAccordingTo(Comparator.reverseOrder())
                .allMatch(chance -> chance > 5 && chance < 95);
        assertThat(againstBots().answer("hint").text()).isEqualTo(text);
    }

    @Test
    void r10_q13_aHintDoesNotPeek() {
        Match match = Match.start(FOUR, Seating.standard(FOUR), "1", 42);
        SplitMix64 random = new SplitMix64(1);
        for (int i = 0; i < 4; i++) {
            GameState world = match.view(Seat.ONE).sample(random);
            assertThat(new Match(GameRecord.of(world), match.seating(), match.botSeed()).hints())
                    .isEqualTo(match.hints());
        }
    }

    @Test
    void undoGoesBackToThePersonsLastTurn() {
        Table first = againstBots();
        Table second = answer(first, "b2@E2");
        Table third = answer(second, "b4@E4");
        assertThat(third.answer("undo").text()).isEqualTo(second.text());
        assertThat(third.answer("undo").answer("undo").match()).isEqualTo(first.match());
        assertThat(answer(third.answer("undo"), "b4@E4").match()).isEqualTo(third.match());
        Table people = against(FOUR, "human,random,human,random").answer("");
        assertThat(answer(people, "b2@E2").answer("").answer("undo").text())
                .contains("moves are only taken back against bots");
    }

    @Test
    void historyListsMovesInNotation() {
        assertThat(answer(againstBots(), "b2@E2").answer("history").text())
                .startsWith("   1. b2@E2     2. g")
                .hasLineCount(1);
        assertThat(againstBots().answer("help").text().lines())
                .hasSizeLessThan(TerminalSize.LINES)
                .allMatch(line -> line.length() <= TerminalSize.COLUMNS);
        assertThat(againstBots().answer("help").text()).contains(Answers.commands());
    }

    @ParameterizedTest
    @ValueSource(strings = {"human,human,human,human", "human,random,human,random"})
    void noRackOfAnybodyElseIsShown(String names) {
        Table table = against(FOUR, names);
        int between = Effort.isFull() ? 1 : 5;
        while (!table.match().isOver()) {
            if (table.isCurtained()) {
                assertHidden(table, Optional.empty());
                assertThat(table.text()).doesNotContain("draws");
                assertThat(table.prompt()).isEqualTo("Press Enter> ");
                Table refused = table.answer("b2@E2");
                assertThat(refused.isCurtained()).isTrue();
                assertHidden(refused, Optional.empty());
                assertThat(table.completions("b")).isEmpty();
                assertThat(table.answer("quit").isClosed()).isTrue();
                table = table.answer("");
            }
            assertHidden(table, table.match().humanToMove());
            // A hint takes longer than all the rest.
            if (table.match().record().moves().size() % between == 0) {
                assertHidden(table.answer("hint"), table.match().humanToMove());
            }
            table = answer(table, greedy(table.match()).toString());
        }
        assertHidden(table, Optional.empty());
    }

    private static void assertHidden(Table table, Optional<Seat> atScreen) {
        GameState game = table.match().record().end();
        for (Seat seat : game.seats()) {
            Color color = game.colors(seat).get(0);
            if (!atScreen.equals(Optional.of(seat))) {
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
    void theSamePersonPlaysOnIfTheOthersAreSkipped() {
        Table table = against(FOUR, "human,random,random,human").answer("");
        Match again = new Match(
                GameRecord.of(table.match().record().end()), table.match().seating(), 1);
        assertThat(table.after(again).isCurtained()).isFalse();
    }

    @Test
    void tabCompletesWhatCanBeDone() {
        Table table = againstBots();
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
        Table later = answer(table, "b2@E2");
        Cell taken = later.match().record().moves().get(1).cell();
        Face.all().stream()
                .filter(tile -> later.view().rack(Color.BLUE).orElseThrow().contains(tile) && tile.fits(taken))
                .forEach(tile -> assertThat(later.completions("b" + tile + "x")).contains("b" + tile + "x" + taken));
    }
}
