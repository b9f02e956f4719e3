package io.github.uptownrules.base.record;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TreeLineTest {
    private static TreeMove move(String text, String glyph, String... comments) {
        return TreeMove.of(text).withGlyph(glyph).withComments(ImmutableList.copyOf(comments));
    }

    private static TreeMove with(TreeMove move, TreeLine... variations) {
        return move.withVariations(ImmutableList.copyOf(variations));
    }

    private static TreeLine line(TreeMove... moves) {
        return TreeLine.of(List.of(moves));
    }

    private static String written(TreeLine line) {
        StringBuilder text = new StringBuilder();
        line.write(text);
        return text.toString();
    }

    @Test
    void knowsTheLengthOfItsText() {
        TreeLine inner = line(move("y", "!?").withBefore(ImmutableList.of("q", "")), move("zz", "", "s"));
        TreeLine outer = line(move("x", "", "a"), with(move("u", "?", "b", "cc"), inner, line(move("v", "!"))));
        TreeLine main = line(with(move("first", ""), outer), move("last", ""));
        assertThat(written(main)).isEqualTo("first (x {a} u ? {b} {cc} ({q} {} y !? zz {s}) (v !)) last");
        for (TreeLine line : List.of(inner, outer, main)) {
            assertThat(line.length()).isEqualTo(written(line).length() + 1);
        }
    }

    @Test
    void equalLinesHaveEqualMoves() {
        assertThat(line(move("a", ""))).isEqualTo(line(TreeMove.of("a"))).hasSameHashCodeAs(line(TreeMove.of("a")));
        assertThat(line(move("a", ""))).isNotEqualTo(line(move("a", "!"))).isNotEqualTo(List.of(TreeMove.of("a")));
        assertThat(line(move("a", "")).hashCode()).isNotEqualTo(TreeLine.EMPTY.hashCode());
    }
}
