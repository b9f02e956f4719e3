package io.github.uptownrules.base.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.record.RecordTree;
import io.github.uptownrules.base.record.TreeLine;
import io.github.uptownrules.base.record.TreeMove;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The text and the operations of trees. */
class GameTreeTest {
    private static final Sum SUM = new Sum();

    private static List<String> path(String moves) {
        return moves.isEmpty() ? List.of() : List.of(moves.split(" "));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1 (2)",
                "1 ! (2 ?)",
                "{a} {b} 1 !! {c} {} (2 ?? 3 {d} (4 !?) 5) ({e} {f} 6 ?!) 7 (8)",
                "1 {(!)} (2 (3))",
                "1 ( 2 (3 (4) 5) 6)",
                "1 {x} (2 {y} 3 {z} ({v} 4 {w} (5))) 2"
            })
    void readsAndWritesVariations(String moves) {
        String canonical = moves.replace("( ", "(")
                .replace("(2 (3))", "(2) (3)")
                .replace("(2 (3 (4) 5) 6)", "(2 6) (3 5) (4)")
                .replace("({v} 4 {w} (5))", "({v} 4 {w}) (5)");
        GameTree tree = Sum.treeOf(moves);
        assertThat(Sum.moves(tree)).isEqualTo(canonical);
        assertThat(Sum.treeOf(canonical)).isEqualTo(tree).hasSameHashCodeAs(tree);
        assertThat(tree.isPlain()).isFalse();
        assertThat(tree.toString()).startsWith("[Notation \"sum 2\"]\n[Ruleset");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1", "{a} 1 {b} {c} 2", "{a}"})
    void writesAMainLineInVersion1(String moves) {
        GameTree tree = Sum.treeOf(moves);
        assertThat(tree.isPlain()).isTrue();
        assertThat(tree).hasToString(Sum.record("sum 1", moves));
        assertThat(SUM.tree(tree.toString())).isEqualTo(tree);
        assertThat(SUM.record(Sum.record("sum 2", moves)).record()).isEqualTo(tree.toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "( 1                | column 1: a variation follows the move that it replaces, but no move precedes this one",
                "1 ()               | column 4: a variation has at least one move",
                "1 ({c})            | column 7: a variation has at least one move",
                "1 ((2))            | column 4: a variation follows the move that it replaces, but no move precedes this one",
                "1 (2               | column 3: unclosed variation",
                "1 (2 (3)           | column 3: unclosed variation",
                "1 (2))             | column 6: this parenthesis closes no variation",
                "! 1                | column 1: a glyph follows its move directly",
                "1 ! !              | column 5: a glyph follows its move directly",
                "1 {c} !            | column 7: a glyph follows its move directly",
                "1 (2) !            | column 7: a glyph follows its move directly",
                "1 (! 2)            | column 4: a glyph follows its move directly",
                "1 !!!              | column 3: not a legal move: '!!!'",
                "1 (2) {c}          | column 7: the comments of a move precede its variations",
                "1 (1)              | column 4: a second line begins with the same move '1'",
                "1 (2) (2)          | column 8: a second line begins with the same move '2'",
                "1 (2 (1))          | column 7: a second line begins with the same move '1'",
                "1 (2 3 (3))        | column 9: a second line begins with the same move '3'",
                "1 (2 x)            | column 6: not a legal move: 'x'",
                "1 (2 {\ud83c})     | column 6: character 1 is half of a surrogate pair: '\\ud83c'"
            })
    void rejectsWrongVariations(String moves, String fault) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SUM.tree(Sum.record("sum 2", moves)))
                .withMessage("line 6, " + fault);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SUM.record(Sum.record("sum 2", moves)))
                .withMessage("line 6, " + fault);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"1 (2) | 3 | variations", "1 ! | 3 | glyphs", "1 ) | 3 | variations", "? | 1 | glyphs"})
    void needsVersion2(String moves, int column, String kind) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SUM.tree(Sum.record("sum 1", moves)))
                .withMessage("line 6, column " + column + ": " + kind
                        + " need version 2 of the notation, [Notation \"sum 2\"]");
    }

    private static RecordTree content(String... moves) {
        return new RecordTree(
                ImmutableList.of("a"),
                TreeLine.of(Stream.of(moves)
                        .map(move -> TreeMove.of(move).withGlyph("!"))
                        .toList()));
    }

    /** The marks among the moves stay as they are. */
    @Test
    void insertsIntoARecordWithMarks() {
        String headers = "[Event \"x\"]\n[Notation \"sum 1\"]\n\n";
        String changed = headers.replace("sum 1", "sum 2");
        assertThat(TreeText.write(headers + "1. 5 6  2. 7\n", content("5", "6", "7")))
                .isEqualTo(changed + "{a}  1. 5 ! 6 !  2. 7 !\n");
        assertThat(TreeText.write(headers + "5", content("5"))).isEqualTo(changed + "{a} 5 !");
        assertThat(TreeText.write("[Event \"x\"]", new RecordTree(ImmutableList.of(), TreeLine.EMPTY)))
                .isEqualTo("[Event \"x\"]");
        assertThatIllegalStateException()
                .isThrownBy(() -> TreeText.write(headers + "1. 5 ", content("6")))
                .withMessage("the record of the game does not contain its move '6'");
    }

    @Test
    void readsMarksOfOtherGames() {
        Game marked = new Sum() {
            @Override
            public PlayedGame record(String text) {
                return super.record(text.replaceAll("(\\d[.:]|x) ", ""));
            }
        };
        String record = Sum.record("sum 2", "1 (2) 3").replace("1 (", "4. 1 (5: ");
        assertThat(Sum.moves(marked.tree(record))).isEqualTo("1 (2) 3");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> marked.tree(Sum.record("sum 2", "1").replace("\n1", "\nx 1")))
                .withMessageStartingWith(
                        "a word among the moves that is no move ends with '.' or ':', but this record has ");
    }

    @Test
    void returnsTheMainLineToProgramsWithoutVariations() {
        PlayedGame read = SUM.record(Sum.record("sum 2", "{a} 1 ! {b} (2 {c} 3) 4 (5)"));
        assertThat(read.record()).isEqualTo(Sum.record("sum 1", "{a} 1 {b} 4"));
        assertThat(Sum.treeOf("{a} 1 ! {b} (2 {c} 3) 4 (5)").main().record()).isEqualTo(Sum.record("sum 1", "1 4"));
    }

    @Test
    void limitsNestingAndMoves() {
        String deep = "1 " + Strings.repeat("(2 1 ", 100) + Strings.repeat(")", 100);
        assertThat(Sum.moves(Sum.treeOf(deep))).isEqualTo(deep.replace(" )", ")"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Sum.treeOf("1 " + Strings.repeat("(2 1 ", 101) + Strings.repeat(")", 101)))
                .withMessage("line 6, column 503: variations are nested more than 100 deep");
        GameTree many = Sum.treeOf("1 (" + Strings.repeat("2 ", 100_000) + ")");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> many.play(path(""), "3"))
                .withMessage("the variations of a record have more than 100000 moves");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Sum.treeOf("1 (" + Strings.repeat("2 ", 100_001) + ")"))
                .withMessage("line 6, column 200004: the variations of a record have more than 100000 moves");
        String half = Strings.repeat("x", 4_999_990);
        assertThat(Sum.treeOf("1 {" + half + "} {" + half + "} (2)").isPlain()).isFalse();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Sum.treeOf("1 {" + half + "} {" + half + "xxxxxxxxx} (2)"))
                .withMessage("line 6, column 1: a record with variations or glyphs has more than 10000000 characters"
                        + " in its moves and comments");
        assertThat(Sum.treeOf("1 {" + half + "} {" + half + "xxxxxxxxx}").isPlain())
                .isTrue();
        GameTree full = Sum.treeOf("1 {" + half + "} {" + half + "} (2)");
        assertThat(full.withComments(path("2"), List.of("12345")).comments(path("2")))
                .hasSize(1);
        assertThatIllegalArgumentException().isThrownBy(() -> full.withComments(path("2"), List.of("123456")));
        GameTree deepest = Sum.treeOf(deep);
        List<String> last = path(Strings.repeat("2 ", 100).strip());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> deepest.play(last, "1").play(last, "2"))
                .withMessage("variations are nested more than 100 deep");
    }

    @Test
    void findsNodesByTheirMoves() {
        GameTree tree = Sum.treeOf("{a} 1 ! {[share 0.41] b} ({c} 2 ?? 3 (4) 5) 6");
        assertThat(tree.next(path(""))).containsExactly("1", "2");
        assertThat(tree.next(path("2"))).containsExactly("3", "4");
        assertThat(tree.next(path("2 4"))).isEmpty();
        assertThat(tree.line(path(""))).containsExactly("1", "6");
        assertThat(tree.line(path("2"))).containsExactly("3", "5");
        assertThat(tree.glyph(path("2"))).contains("??");
        assertThat(tree.glyph(path("2 3"))).isEmpty();
        assertThat(tree.comments(path(""))).containsExactly("a");
        assertThat(tree.commentsBefore(path("2"))).containsExactly("c");
        assertThat(tree.evaluation(path("1"))).contains(new Evaluation(0.41, java.util.OptionalDouble.empty()));
        assertThat(tree.evaluation(path("2"))).isEmpty();
        assertThat(tree.game(path("2 4")).text()).isEqualTo("sum-2 6 1");
        assertThat(tree.game(path("1 6")).text()).isEqualTo("sum-2 7 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> tree.next(path("2 4 5")))
                .withMessage("the path has no move '5' after 2 moves; add it to the tree first");
        assertThatIllegalArgumentException().isThrownBy(() -> tree.next(path("7")));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> tree.glyph(path("")))
                .withMessage("expected the path of a move, which has one move or more");
    }

    @Test
    void addsMoves() {
        GameTree tree =
                Sum.treeOf("1 2").play(path("1"), "3").play(path("1 3"), "4").play(path("1"), "5");
        assertThat(Sum.moves(tree)).isEqualTo("1 2 (3 4) (5)");
        assertThat(tree.play(path("1"), "5")).isSameAs(tree);
        assertThat(Sum.moves(Sum.treeOf("1 (2)").play(path("2"), "3"))).isEqualTo("1 (2 3)");
        assertThat(tree.play(path("1 2"), "6")).hasToString(Sum.record("sum 2", "1 2 (3 4) (5) 6"));
        assertThat(Sum.treeOf("").play(path(""), "7")).hasToString(Sum.record("sum 1", "7"));
        assertThatIllegalArgumentException().isThrownBy(() -> tree.play(path("1"), "x"));
    }

    @Test
    void changesThoughts() {
        GameTree tree = Sum.treeOf("1 (2 3)");
        assertThat(Sum.moves(tree.withGlyph(path("2 3"), "!?").withGlyph(path("1"), "?")))
                .isEqualTo("1 ? (2 3 !?)");
        assertThat(tree.withGlyph(path("2"), "!").withGlyph(path("2"), "")).isEqualTo(tree);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> tree.withGlyph(path("2"), "=="))
                .withMessage("a glyph is ! ? !! ?? !? ?!, not '=='");
        assertThat(Sum.moves(tree.withComments(path(""), List.of("a"))
                        .withComments(path("1"), List.of("b", "c"))
                        .withCommentsBefore(path("2"), List.of("d"))
                        .withComments(path("2 3"), List.of("e"))))
                .isEqualTo("{a} 1 {b} {c} ({d} 2 3 {e})");
        assertThatIllegalArgumentException().isThrownBy(() -> tree.withComments(path("1"), List.of("}")));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> tree.withCommentsBefore(path("1"), List.of("a")))
                .withMessage("only the first move of a variation has comments before it");
        GameTree judged = tree.withComments(path("1"), List.of("a", "[share 1] b", "c"))
                .withEvaluation(path("1"), Evaluation.of(0.5, 0.02))
                .withEvaluation(path("2"), Evaluation.of(0.25, 0.1));
        assertThat(Sum.moves(judged)).isEqualTo("1 {a} {[share 0.5 0.02] b} {c} (2 {[share 0.25 0.1]} 3)");
        GameTree again = judged.withEvaluation(path("2"), Evaluation.of(0, 1));
        assertThat(again.comments(path("2"))).containsExactly("[share 0 1]");
        assertThat(again).isNotEqualTo(judged).isNotEqualTo(again.toString());
        assertThat(again.hashCode()).isNotEqualTo(judged.hashCode());
        assertThat(tree.withHeader("Seat1", "Ada")).isNotEqualTo(tree);
        assertThat(tree.withHeader("Seat1", "Ada").main().headers()).containsEntry("Seat1", "Ada");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 {x} (2 3) (4) 5            | 2    | 2 (1 {x} 5) (4) 3",
                "1 (2 3) (4) 5                | 4    | 1 (4) (2 3) 5",
                "1 ({c} 2 {d} 3 (6)) 5        | 2    | 2 {c} {d} (1 5) 3 (6)",
                "1 (2 3 (6 7) 8)              | 2 6  | 1 (2 6 (3 8) 7)",
                "1 2 (3)                      | 1 3  | 1 3 (2)"
            })
    void promotesAndDemotes(String moves, String path, String promoted) {
        GameTree tree = Sum.treeOf(moves);
        GameTree changed = tree.promote(path(path));
        assertThat(Sum.moves(changed)).isEqualTo(promoted);
        assertThat(SUM.tree(changed.toString())).isEqualTo(changed);
        assertThat(Sum.moves(changed.demote(path(path)))).isEqualTo(moves.replace("({c} 2 {d}", "(2 {c} {d}"));
    }

    @Test
    void refusesToMoveTheFirstUpAndTheLastDown() {
        GameTree tree = Sum.treeOf("1 2 (3) (4)");
        for (String first : List.of("1", "1 2")) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> tree.promote(path(first)))
                    .withMessageEndingWith(" is already the first one at its position");
        }
        for (String last : List.of("1", "1 4")) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> tree.demote(path(last)))
                    .withMessageEndingWith(" is already the last one at its position");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 (2 3) (4) 5     | 1    | 2 (4) 3",
                "1 (2 3) (4) 5     | 2    | 1 (4) 5",
                "1 (2 3) (4) 5     | 2 3  | 1 (2) (4) 5",
                "1 (2 3) (4) 5     | 1 5  | 1 (2 3) (4)",
                "1 (2 3 ({c} 6) 7) | 2 3  | 1 (2 6 {c})",
                "1                 | 1    | ''"
            })
    void cuts(String moves, String path, String rest) {
        GameTree cut = Sum.treeOf(moves).cut(path(path));
        assertThat(Sum.moves(cut)).isEqualTo(rest);
        assertThat(SUM.tree(cut.toString())).isEqualTo(cut);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 2          | 1 2          | 1 2",
                "1            | 1 2 (3)      | 1 2 (3)",
                "1 2          | 1            | 1 2",
                "''           | 1 (2)        | 1 (2)",
                "1 2          | 3 4          | 1 (3 4) 2",
                "1 ! {a} 2    | 1 ? {a} {b}  | 1 ! {a} {b} 2",
                "1            | 1 ? {b}      | 1 ? {b}",
                "1 (2 3) 4    | 2 5 (6) 7    | 1 (2 3 (5 7) (6)) 4",
                "1 (2 3) 4    | 5 (1 6) 7    | 1 (2 3) (5 7) 4 (6)",
                "1 (2)        | 3 ({c} 1) 4  | 1 {c} (2) (3 4)",
                "1 (2)        | 3 ({c} 2) 4  | 1 ({c} 2) (3 4)",
                "1 (2 3)      | 1 (2 4 ({c} 3)) | 1 (2 3 {c} (4))",
                "{a} 1        | {b} 1        | {a} {b} 1"
            })
    void merges(String one, String other, String both) {
        GameTree merged = Sum.treeOf(one).merge(Sum.treeOf(other));
        assertThat(Sum.moves(merged)).isEqualTo(both);
        assertThat(SUM.tree(merged.toString())).isEqualTo(merged);
    }

    @Test
    void mergesOnlyTreesOfTheSameStart() {
        GameTree other = SUM.tree(SUM.position("sum-2 0 2").record());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Sum.treeOf("1").merge(other))
                .withMessage("only trees that start from the same position can be merged");
    }

    @Test
    void keepsATerminationUntilTheMainLineChanges() {
        GameTree tree =
                SUM.tree(Sum.treeOf("1").main().terminated("resignation 1").record());
        GameTree varied = tree.play(path(""), "2");
        assertThat(SUM.tree(varied.toString())).isEqualTo(varied);
        assertThat(varied.main().termination()).contains("resignation 1");
        assertThat(varied.promote(path("2")).main().termination()).isEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> tree.play(path("1"), "2"));
        assertThatIllegalArgumentException().isThrownBy(() -> tree.merge(Sum.treeOf("1 2")));
        assertThat(tree.merge(Sum.treeOf("1 (2)")).main().termination()).contains("resignation 1");
    }

    @Test
    void refusesRedactedRecords() {
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> SUM.tree(Sum.treeOf("1").main().seenBy(Seat.ONE).record()))
                .withMessage("a whole record is needed, but this one is redacted for seat 1");
        for (String moves : List.of("1 (2)", "1 !", "1 {c}")) {
            String redacted = Sum.record("sum 2", moves).replace("[Start", "[Viewer \"1\"]\n[Start");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> SUM.record(redacted))
                    .withMessageContaining("a redacted record has no ");
        }
    }

    /** The start is read twice, the main line played twice, each variation three times: as a part of the record, its start, its moves. */
    @ParameterizedTest
    @ValueSource(ints = {10, 1_000, 10_000})
    void readsLateVariationsInLinearTime(int variations) {
        int plies = 10_000;
        String text = Sum.record(
                "sum 2", Strings.repeat("1 ", plies - variations) + Strings.repeat("1 (2 (3)) ", variations));
        int before = Sum.WORK.get();
        assertThat(SUM.tree(text).main().plies()).isEqualTo(plies);
        assertThat(Sum.WORK.get() - before).isEqualTo(2 + 2 * plies + 2 * 2 * variations + variations);
    }
}
