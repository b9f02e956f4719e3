package io.github.uptownrules.upturn.tile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.upturn.tile.Tile.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TileTest {
    @Test
    void v3_numbersArePlainMarkedOrDouble() {
        assertThat(Tile.of(4).kind()).isEqualTo(Kind.PLAIN);
        assertThat(Tile.marked(51).kind()).isEqualTo(Kind.MARKED);
        assertThat(IntStream.of(11, 22, 33, 44, 55, 66, 77, 88, 99).mapToObj(Tile::of))
                .allMatch(tile -> tile.kind() == Kind.DOUBLE);
        assertThat(Tile.all().stream().filter(tile -> tile.kind() == Kind.DOUBLE))
                .hasSize(9);
    }

    @Test
    void w2_noDoubleIsMarked() {
        for (int number = 11; number <= 99; number += 11) {
            int marked = number;
            assertThatIllegalArgumentException().isThrownBy(() -> Tile.marked(marked));
            assertThatThrownBy(() -> Tile.parse(marked + "*")).isInstanceOf(NotationException.class);
        }
    }

    @Test
    void canonicalOrderIsByNumberThenMarkThenActions() {
        List<String> texts = new ArrayList<>();
        for (int number = 1; number <= 99; number++) {
            texts.add(String.valueOf(number));
            if (number % 11 != 0) {
                texts.add(number + "*");
            }
        }
        texts.addAll(List.of("U", "D", "B", "S", "T", "J"));
        assertThat(Tile.all().stream().map(Tile::toString)).containsExactlyElementsOf(texts);
        assertThat(Tile.all()).isSorted().hasSize(195);
        assertThat(Tile.all()).allSatisfy(tile -> {
            assertThat(Tile.all().indexOf(tile)).isEqualTo(tile.index());
            assertThat(Tile.parse(tile.toString())).isSameAs(tile);
        });
    }

    @Test
    void everyKindHasTiles() {
        assertThat(List.of(Tile.UP, Tile.DOWN, Tile.BOTH, Tile.SKIP_ONE, Tile.SKIP_TWO, Tile.JOKER))
                .extracting(Tile::toString)
                .containsExactly("U", "D", "B", "S", "T", "J");
        assertThat(Tile.all())
                .allSatisfy(tile ->
                        assertThat(tile.isNumber()).isEqualTo(tile.kind().isNumber()));
    }

    @Test
    void rejectsOtherTexts() {
        for (String text : List.of("", "0", "00", "01", "100", "1**", "*", "u", "X", "1 ", "-1", "+1", "UU", "4١")) {
            assertThatThrownBy(() -> Tile.parse(text))
                    .as(text)
                    .isInstanceOf(NotationException.class)
                    .hasMessageStartingWith("column 1: '");
        }
        assertThatIllegalArgumentException().isThrownBy(() -> Tile.of(0)).withMessageContaining("no tile 0");
        assertThatIllegalArgumentException().isThrownBy(() -> Tile.of(100));
    }

    @Test
    void actionsHaveNoNumber() {
        assertThatIllegalArgumentException()
                .isThrownBy(Tile.JOKER::number)
                .withMessage("the action tile J has no number");
    }

    @Test
    void quotesALongTextInPartAndOnOneLine() {
        assertThatThrownBy(() -> Tile.parse("4\n" + "0".repeat(1_000_000)))
                .hasMessageContaining("'4\\u000a000")
                .message()
                .hasSizeLessThan(200)
                .doesNotContain("\n");
    }
}
