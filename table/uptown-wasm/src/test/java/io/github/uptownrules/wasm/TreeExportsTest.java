package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

/** The functions that change records with variations. */
class TreeExportsTest {
    private static final Exports UPTOWN = UptownExports.game();
    private static final String START = UPTOWN.from(
            "standard-4 9/9/9/9/9/9/9/9/9 1 -;-;-;- b=CE25g/1$h49iG7adDFBH6A8ce3fIb;g=H2378/1BI5$aciD4G9Adf6ebEChgF;"
                    + "o=DG49c/B8f$7iH6hgedAab12CIEF53;r=C1bce/f7E2I8HDdgGFB6hai359A4$");

    private static String moves(String record) {
        return record.substring(record.indexOf("\n\n") + 2);
    }

    @Test
    void changesARecordByPaths() {
        String tree = UPTOWN.treePlay(START, "", "b5@E5");
        tree = UPTOWN.treePlay(tree, "b5@E5", "g2@B2");
        tree = UPTOWN.treePlay(tree, "", "b2@B2");
        tree = UPTOWN.treeGlyph(tree, "b5@E5", "!?");
        tree = UPTOWN.treeComments(tree, "b5@E5 g2@B2", "a}b}");
        tree = UPTOWN.treeCommentsBefore(tree, "b2@B2", "c}");
        assertThat(moves(tree)).isEqualTo("1. b5@E5 !? ({c} b2@B2) g2@B2 {a} {b}");
        assertThat(UPTOWN.treeRecord(tree.replace("({c}", "( {c}"))).isEqualTo(tree);
        assertThat(UPTOWN.tree(tree)).contains("\"moves\":[{\"move\":\"b5@E5\",\"glyph\":\"!?\"},{\"move\":\"b2@B2\"");
        assertThat(moves(UPTOWN.treeGame(tree, "b5@E5 g2@B2"))).isEqualTo("1. b5@E5 g2@B2");
        assertThat(UPTOWN.plies(tree)).isEqualTo(2);
        String promoted = UPTOWN.treePromote(tree, "b2@B2");
        assertThat(moves(promoted)).isEqualTo("1. b2@B2 {c} (b5@E5 !? g2@B2 {a} {b})");
        assertThat(moves(UPTOWN.treeDemote(promoted, "b2@B2"))).startsWith("1. b5@E5 !? (b2@B2 {c})");
        assertThat(moves(UPTOWN.treeCut(promoted, "b2@B2"))).isEqualTo("1. b5@E5 !? g2@B2 {a} {b}");
        assertThat(UPTOWN.treeMerge(START, tree)).isEqualTo(UPTOWN.treeRecord(tree));
        assertThat(moves(UPTOWN.treeComments(tree, "b5@E5 g2@B2", ""))).endsWith(" g2@B2");
    }

    @Test
    void rejectsInvalidArguments() {
        assertThatIllegalArgumentException().isThrownBy(() -> UPTOWN.treePlay(START, "", "b5@E4"));
        assertThatIllegalArgumentException().isThrownBy(() -> UPTOWN.tree(UPTOWN.redact(START, "1")));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> UPTOWN.treeComments(START, "", "a"))
                .withMessage("expected a closing brace after each comment");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> UPTOWN.treeCut(START, "b5@E5"))
                .withMessage("the path has no move 'b5@E5' after 0 moves; add it to the tree first");
    }
}
