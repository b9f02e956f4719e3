package io.github.uptownrules.core.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class FaceTest {
    @Test
    void r7_nineLettersNineNumbersNineSymbolsOneMoney() {
        assertThat(Face.all().stream().map(Face::toString).collect(Collectors.joining()))
                .isEqualTo("ABCDEFGHI123456789abcdefghi$");
    }

    @Test
    void r6_fiveColorsOf28Tiles() {
        assertThat(Color.all().stream().map(Color::toString).collect(Collectors.joining()))
                .isEqualTo("bgory");
        assertThat(Tile.all()).hasSize(140).doesNotHaveDuplicates().isSorted();
        assertThat(Tile.of(Color.BLUE, Face.MONEY))
                .isLessThan(Tile.of(Color.GREEN, Face.ROW_A))
                .isGreaterThan(Tile.of(Color.BLUE, Face.ROW_A));
        for (Color color : Color.all()) {
            for (Face tile : Face.all()) {
                Tile colored = Tile.of(color, tile);
                assertThat(colored.color()).isSameAs(color);
                assertThat(colored.face()).isSameAs(tile);
                assertThat(colored).hasToString("" + color.letter() + tile.letter());
            }
        }
    }

    @Test
    void r14_aNumberFitsItsColumn() {
        assertFits(Face.COLUMN_1, "A1 B1 C1 D1 E1 F1 G1 H1 I1");
        assertFits(Face.COLUMN_9, "A9 B9 C9 D9 E9 F9 G9 H9 I9");
    }

    @Test
    void r15_aLetterFitsItsRow() {
        assertFits(Face.ROW_A, "A1 A2 A3 A4 A5 A6 A7 A8 A9");
        assertFits(Face.ROW_I, "I1 I2 I3 I4 I5 I6 I7 I8 I9");
    }

    @Test
    void r16_aSymbolFitsItsArea() {
        assertFits(Face.MAN, "A1 A2 A3 B1 B2 B3 C1 C2 C3");
        assertFits(Face.SKYLINE, "D4 D5 D6 E4 E5 E6 F4 F5 F6");
        assertFits(Face.CHAMPAGNE, "G7 G8 G9 H7 H8 H9 I7 I8 I9");
    }

    @Test
    void r17_moneyFitsAnywhere() {
        assertThat(Face.MONEY.cells()).isEqualTo(CellSet.all());
    }

    @Test
    void fourFacesFitEachCell() {
        for (Cell cell : Cell.all()) {
            String expected = "" + (char) ('A' + cell.row() - 1) + (char) ('0' + cell.column())
                    + (char) ('a' + cell.area() - 1) + "$";
            assertThat(Face.all().stream()
                            .filter(tile -> tile.fits(cell))
                            .map(Face::toString)
                            .collect(Collectors.joining()))
                    .isEqualTo(expected);
        }
    }

    @Test
    void q14_symbolsAreAssignedInReadingOrder() {
        assertThat(Face.all().subList(18, 27))
                .containsExactly(
                        Face.MAN,
                        Face.RING,
                        Face.WOMAN,
                        Face.STREET_SIGN,
                        Face.SKYLINE,
                        Face.SAXOPHONE,
                        Face.AUTOMOBILE,
                        Face.PLAYING_CARDS,
                        Face.CHAMPAGNE);
    }

    @Test
    void facesAndColorsAreFoundByLetter() {
        for (char letter = 0; letter < 0x300; letter++) {
            String text = String.valueOf(letter);
            assertThat(Face.ofLetter(letter).map(Face::toString))
                    .isEqualTo("ABCDEFGHI123456789abcdefghi$".contains(text) ? Optional.of(text) : Optional.empty());
            assertThat(Color.ofLetter(letter).map(Color::toString))
                    .isEqualTo("bgory".contains(text) ? Optional.of(text) : Optional.empty());
        }
    }

    @Test
    void hasEnglishLabels() {
        assertThat(Face.ROW_A.label()).isEqualTo("A");
        assertThat(Face.all().stream().limit(18).map(Face::label))
                .isEqualTo(Face.all().stream().limit(18).map(Face::toString).toList());
        assertThat(Face.MAN.label()).isEqualTo("man");
        assertThat(Face.PLAYING_CARDS.label()).isEqualTo("playing cards");
        assertThat(Face.MONEY.label()).isEqualTo("money");
        assertThat(Color.all()).extracting(Color::label).containsExactly("blue", "green", "orange", "red", "yellow");
    }

    private static void assertFits(Face tile, String cells) {
        assertThat(tile.cells()).hasToString(cells);
    }
}
