package io.github.uptownrules.arena.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import com.google.common.base.Splitter;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.testkit.laws.MutatedText;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.RandomSetup;
import io.github.uptownrules.testkit.laws.StuckPositions;
import io.github.uptownrules.testkit.naive.NaivePositions;
import io.github.uptownrules.variants.Rulesets;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineProtocolTest {
    private static final String EXAMPLE = "standard-4 9/9/9/9/9/9/9/9/9 1 -;-;-;- "
            + "b=CE25g/1$h49iG7adDFBH6A8ce3fIb;g=H2378/1BI5$aciD4G9Adf6ebEChgF;"
            + "o=DG49c/B8f$7iH6hgedAab12CIEF53;r=C1bce/f7E2I8HDdgGFB6hai359A4$";

    private final LineProtocol protocol = new LineProtocol(Games.load());

    private String answer(String line) {
        return protocol.answer(line).orElse("(none)");
    }

    @Test
    void rulesets() {
        assertThat(answer("rulesets"))
                .isEqualTo("= "
                        + String.join(
                                " ", Rulesets.all().stream().map(Ruleset::id).toList())
                        + " upturn-2 upturn-3 upturn-4 street-2 street-3 street-4");
    }

    @Test
    void newDealsTheGameOfASeed() {
        assertThat(answer("new standard-4 42"))
                .isEqualTo("= " + Rulesets.standard(4).deal(42));
        assertThat(answer("show")).isEqualTo("= " + Rulesets.standard(4).deal(42));
        assertThat(answer("new standard-3 -9223372036854775808"))
                .isEqualTo("= " + Rulesets.standard(3).deal(Long.MIN_VALUE));
        assertThat(answer("new standard-5")).startsWith("= standard-5 9/9/9/9/9/9/9/9/9 1 -;-;-;-;- b=");
    }

    /** A game keeps the deck that it began with, so a new deck ends it. */
    @Test
    void anotherDeckEndsTheGame() {
        answer("new street-2 1");
        String deck = answer("deck").substring(2);
        assertThat(answer("deck nonsense")).startsWith("? ");
        assertThat(answer("show")).startsWith("= street-2 ");
        assertThat(answer("deck " + deck)).isEqualTo("=");
        assertThat(answer("show")).isEqualTo("? there is no game yet: begin with 'new' or 'position'");
        assertThat(answer("bots")).as("those of the first game").contains("expert");
        answer("new standard-3 1");
        answer("deck " + deck);
        assertThat(answer("turn")).startsWith("? there is no game yet");
    }

    @Test
    void newRejectsInvalidArguments() {
        assertThat(answer("new standard-6")).startsWith("? unknown ruleset 'standard-6'; known: standard-3, ");
        assertThat(answer("new standard-4 x")).isEqualTo("? a seed is a whole number from -2^63 to 2^63-1, not 'x'");
        assertThat(answer("new standard-4 9223372036854775808")).startsWith("? a seed");
        assertThat(answer("new")).isEqualTo("? 'new' takes <ruleset> [seed], not ''");
        assertThat(answer("new standard-4 1 2")).isEqualTo("? 'new' takes <ruleset> [seed], not 'standard-4 1 2'");
    }

    @Test
    void positionShowLegalPerft() {
        assertThat(answer("position " + EXAMPLE)).isEqualTo("=");
        assertThat(answer("show")).isEqualTo("= " + EXAMPLE);
        assertThat(Splitter.on(' ').splitToList(answer("legal")))
                .hasSize(46)
                .startsWith("=", "bC@C1", "bC@C2")
                .endsWith("bg@I2", "bg@I3");
        assertThat(answer("perft 0")).isEqualTo("= 1");
        assertThat(answer("perft 2")).isEqualTo("= 2025");
        assertThat(answer("perft -1")).isEqualTo("? the depth must be 0 or more, not -1");
        assertThat(answer("perft 99"))
                .startsWith("? sequences of 99 moves cannot be counted: ")
                .endsWith("; the greatest depth from here is 7");
        assertThat(answer("perft two")).isEqualTo("? a depth is a whole number, 0 or more, not 'two'");
    }

    @Test
    void anInvalidPositionReportsAllFaultsAndChangesNothing() {
        answer("new standard-4 1");
        String before = answer("show");
        assertThat(answer("position " + EXAMPLE.replace(" 1 ", " 5 ").replace("b=CE25g/1", "b=CE25g/")))
                .isEqualTo("? seat 5: the ruleset has no such seat; blue: tile b1 is missing");
        assertThat(answer("position  " + EXAMPLE)).startsWith("? column 1: a position has 5 fields");
        assertThat(answer("position " + EXAMPLE + " ")).startsWith("? column 1: a position has 5 fields");
        assertThat(answer("position")).isEqualTo("? 'position' takes <position>, not ''");
        assertThat(answer("show")).isEqualTo(before);
    }

    @Test
    void playWhyUndo() {
        answer("position " + EXAMPLE);
        assertThat(answer("why b5@E5")).isEqualTo("=");
        assertThat(answer("play b5@E5")).isEqualTo("=");
        String played = answer("show");
        assertThat(played).startsWith("= standard-4 9/9/9/9/4b54/9/9/9/9 2 -;-;-;- b=CE12g/$h4");
        assertThat(answer("why 5@E5")).isEqualTo("? tile g5 is not on the rack");
        assertThat(answer("play bC@C1")).isEqualTo("? it is the turn of seat 2, and blue belongs to seat 1");
        assertThat(answer("why g2xE2")).isEqualTo("? g2xE2 captures on cell E2, which is empty");
        assertThat(answer("play g2@E3")).isEqualTo("? tile g2 does not fit cell E3");
        assertThat(answer("play nonsense")).startsWith("? not a move (such as b5@E5): 'nonsense': ");
        assertThat(answer("show")).isEqualTo(played);
        assertThat(answer("undo")).isEqualTo("=");
        assertThat(answer("show")).isEqualTo("= " + EXAMPLE);
        assertThat(answer("undo")).isEqualTo("? no move to undo");
    }

    @Test
    void groupsProtectedScore() {
        answer("position " + StuckPositions.get("three-players-seat-1-stuck"));
        assertThat(answer("groups")).isEqualTo("= b=4 g=1 o=2");
        assertThat(answer("protected")).startsWith("= ");
        assertThat(answer("score")).isEqualTo("= -4:0:3 -1:0:1 -2:0:2");
        answer("new standard-3 1");
        assertThat(answer("protected")).isEqualTo("=");
        assertThat(answer("score")).isEqualTo("= 0:0:1 0:0:1 0:0:1");
    }

    @Test
    void viewSampleWorlds() {
        answer("new standard-4 42");
        assertThat(answer("view 2"))
                .isEqualTo("= standard-4 9/9/9/9/9/9/9/9/9 1 -;-;-;- b=?5/?23;g=GI2f$/?23;o=?5/?23;r=?5/?23");
        assertThat(answer("sample 2 7"))
                .isEqualTo(answer("sample 2 7"))
                .isNotEqualTo(answer("sample 2 8"))
                .contains(";g=GI2f$/");
        String sample = answer("sample 2 7").substring(2);
        assertThat(answer("worlds 2")).matches("= [1-9][0-9]{100,110}");
        assertThat(answer("position " + sample)).isEqualTo("=");
        assertThat(answer("view 2"))
                .isEqualTo("= standard-4 9/9/9/9/9/9/9/9/9 1 -;-;-;- b=?5/?23;g=GI2f$/?23;o=?5/?23;r=?5/?23");
        assertThat(answer("view 5")).isEqualTo("? a seat is 1 to 4, not '5'");
        assertThat(answer("view me")).isEqualTo("? a seat is 1 to 4, not 'me'");
        assertThat(answer("sample 1")).isEqualTo("? 'sample' takes <seat> <seed>, not '1'");
        assertThat(answer("sample 1 x")).startsWith("? a seed is");
        answer("position " + StuckPositions.get("two-players-final"));
        assertThat(answer("view 1")).isEqualTo("= " + StuckPositions.get("two-players-final"));
        assertThat(answer("worlds 1")).isEqualTo("= 1");
    }

    @Test
    void record() {
        answer("position " + StuckPositions.get("two-players-start"));
        String head = "= [Notation \"uptown 1\"]\\n[Ruleset \"two-player\"]\\n[Start \""
                + StuckPositions.get("two-players-start") + "\"]\\n";
        assertThat(answer("record")).isEqualTo(head + "[Result \"*\"]\\n\\n");
        StuckPositions.moves()
                .forEach(move -> assertThat(answer("play " + move)).isEqualTo("="));
        assertThat(answer("record"))
                .startsWith(head + "[Result \"-5:6 -9:9\"]\\n\\n1. oe@E5 gb@C5  2. o6@E6 g4@C4  3. ");
        answer("undo");
        assertThat(answer("record")).contains("[Result \"*\"]").endsWith(" r8xE8");
    }

    @Test
    void botsChooseLegalMovesBySeed() {
        assertThat(answer("bots")).isEqualTo("= " + String.join(" ", Bots.names()));
        answer("position " + StuckPositions.get("two-players-start"));
        for (String bot : Bots.names()) {
            String move = answer("bot " + bot + " 7");
            assertThat(move).startsWith("= ").isEqualTo(answer("bot " + bot + " 7"));
            assertThat(answer("why " + move.substring(2))).isEqualTo("=");
        }
        assertThat(answer("bot nobody 7")).startsWith("? unknown bot 'nobody'; known: random, ");
        assertThat(answer("bot greedy")).isEqualTo("? 'bot' takes <name> <seed>, not 'greedy'");
        assertThat(answer("bot greedy x")).isEqualTo("? a seed is a whole number from -2^63 to 2^63-1, not 'x'");
        answer("position " + StuckPositions.get("two-players-final"));
        assertThat(answer("bot greedy 7")).isEqualTo("? the game is over");
    }

    @Test
    void botsPlayAGameWithCaptures() {
        answer("new bloqueurs-5 1");
        for (int ply = 0; ply < 120; ply++) {
            String move = answer("bot random " + ply).substring(2);
            assertThat(answer("legal").split(" ")).contains(move);
            assertThat(answer("play " + move)).isEqualTo("=");
        }
        assertThat(answer("record")).contains("x").contains("[Result \"-");
    }

    @Test
    void commandsNeedAGame() {
        for (String command : List.of(
                "show",
                "legal",
                "why b5@E5",
                "play b5@E5",
                "undo",
                "groups",
                "protected",
                "score",
                "perft 1",
                "view 1",
                "worlds 1",
                "sample 1 1",
                "bot greedy 1",
                "record")) {
            assertThat(answer(command)).isEqualTo("? there is no game yet: begin with 'new' or 'position'");
        }
    }

    @Test
    void emptyLinesAndCommentsGetNoAnswer() {
        assertThat(protocol.answer("")).isEmpty();
        assertThat(protocol.answer("# show")).isEmpty();
    }

    @Test
    void rejectsAnUnknownCommand() {
        assertThat(answer("shaw")).startsWith("? unknown command 'shaw'; known: rulesets, new, position, ");
        assertThat(answer("show me")).isEqualTo("? 'show' takes no argument, not 'me'");
    }

    @Test
    void servesLinesUntilQuit() throws IOException {
        assertThat(serve("# hello\r\n\r\nperft 1\r\nnew standard-4 1\r\nquit\r\nshow\r\n"))
                .isEqualTo("? there is no game yet: begin with 'new' or 'position'\n= "
                        + Rulesets.standard(4).deal(1) + "\n=\n");
        assertThat(serve("quit")).isEqualTo("=\n");
        assertThat(serve("")).isEmpty();
    }

    @Test
    void anAnswerIsOneLine() throws IOException {
        assertThat(serve("play \r\u0085\u2028\t!\n"))
                .isEqualTo("? there is no game yet: begin with 'new' or 'position'\n");
        assertThat(serve("pl\ray\u2029\u0007\n")).startsWith("? unknown command 'pl\\u000day\\u2029\\u0007'; known: ");
    }

    /** An endless line does not fill the memory, and the next line is answered. */
    @Test
    void rejectsALongLine() throws IOException {
        assertThat(serve("x".repeat(5_000_000) + "\nquit\n")).isEqualTo("? a line has at most 100000 characters\n=\n");
        assertThat(serve("x".repeat(100_000) + "\n" + "y".repeat(100_001)))
                .matches(
                        "\\? unknown command 'x{40}\\.\\.\\.' \\(100000 characters\\); known: [^\n]*\n\\? a line has at most 100000 characters\n");
        for (String command :
                new String[] {"play ", "why ", "position ", "new ", "view ", "bot ", "perft ", "sample ", ""}) {
            for (String answer : serve("new standard-4 1\n" + command + "z".repeat(90_000) + " 1\n")
                    .split("\n")) {
                assertThat(answer).hasSizeLessThan(1_000);
            }
        }
    }

    /** Reading stops when the output fails. */
    @Test
    void endsWhenTheOutputFails() {
        ByteArrayInputStream in =
                new ByteArrayInputStream("rulesets\n".repeat(100_000).getBytes(StandardCharsets.UTF_8));
        OutputStream full = new OutputStream() {
            @Override
            public void write(int next) throws IOException {
                throw new IOException("No space left on device");
            }
        };
        assertThatIOException()
                .isThrownBy(() -> LineProtocol.serve(Games.load(), in, full))
                .withMessage("No space left on device");
        assertThat(in.available()).isPositive();
    }

    private static String serve(String input) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        LineProtocol.serve(Games.load(), new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), out);
        return out.toString(StandardCharsets.UTF_8);
    }

    /**
     * Each mutated position gets one line of answer, and is accepted if and only if the naive implementation finds no fault.
     */
    @Test
    void mutatedPositions() throws IOException {
        SplitMix64 random = new SplitMix64(Effort.seed(20_261_121));
        int accepted = 0;
        int positions = Effort.of(10_000);
        for (int i = 0; i < positions; i++) {
            Ruleset ruleset = Rulesets.all().get(random.nextInt(Rulesets.all().size()));
            String position = (i % 2 == 0
                            ? RandomPlay.position(ruleset, random.nextLong())
                            : RandomSetup.of(ruleset, random.nextLong()))
                    .toString();
            String mutated = MutatedText.of(position, random).replace('\n', ' ');
            String answers = serve("position " + mutated + "\n");
            assertThat(answers).as(mutated).matches("=\n|\\? [^\\v]+\n");
            assertThat(answers.equals("=\n"))
                    .as(mutated)
                    .isEqualTo(NaivePositions.problems(mutated, NaivePositions.standardIds())
                                    .isEmpty()
                            && Rulesets.byId(mutated.substring(0, mutated.indexOf(' ')))
                                    .isPresent());
            accepted += answers.equals("=\n") ? 1 : 0;
        }
        System.out.println("mutated positions: " + positions + ", of which still valid: " + accepted);
        assertThat(accepted).isBetween(1, positions - 1);
    }
}
