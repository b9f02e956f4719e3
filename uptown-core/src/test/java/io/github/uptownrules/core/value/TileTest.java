package io.github.uptownrules.core.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class TileTest {
    @Test
    void r7_nineLettersNineNumbersNineSymbolsOneMoney() {
        assertThat(Tile.all().stream().map(Tile::toString).collect(Collectors.joining()))
                .isEqualTo("ABCDEFGHI123456789abcdefghi$");
    }

    @Test
    void r6_fiveColorsOf28Tiles() {
        assertThat(Color.all().stream().map(Color::toString).collect(Collectors.joining()))
                .isEqualTo("bgory");
        assertThat(ColoredTile.all()).hasSize(140).doesNotHaveDuplicates().isSorted();
        assertThat(ColoredTile.of(Color.BLUE, Tile.MONEY))
                .isLessThan(ColoredTile.of(Color.GREEN, Tile.ROW_A))
                .isGreaterThan(ColoredTile.of(Color.BLUE, Tile.ROW_A));
        for (Color color : Color.all()) {
            for (Tile tile : Tile.all()) {
                ColoredTile colored = ColoredTile.of(color, tile);
                assertThat(colored.color()).isSameAs(color);
                assertThat(colored.tile()).isSameAs(tile);
                assertThat(colored).hasToString("" + color.letter() + tile.letter());
            }
        }
    }

    @Test
    void r14_aNumberFitsItsColumn() {
        assertFits(Tile.COLUMN_1, "A1 B1 C1 D1 E1 F1 G1 H1 I1");
        assertFits(Tile.COLUMN_9, "A9 B9 C9 D9 E9 F9 G9 H9 I9");
    }

    @Test
    void r15_aLetterFitsItsRow() {
        assertFits(Tile.ROW_A, "A1 A2 A3 A4 A5 A6 A7 A8 A9");
        assertFits(Tile.ROW_I, "I1 I2 I3 I4 I5 I6 I7 I8 I9");
    }

    @Test
    void r16_aSymbolFitsItsArea() {
        assertFits(Tile.MAN, "A1 A2 A3 B1 B2 B3 C1 C2 C3");
        assertFits(Tile.SKYLINE, "D4 D5 D6 E4 E5 E6 F4 F5 F6");
        assertFits(Tile.CHAMPAGNE, "G7 G8 G9 H7 H8 H9 I7 I8 I9");
    }

    @Test
    void r17_moneyFitsAnywhere() {
        assertThat(Tile.MONEY.cells()).isEqualTo(CellSet.all());
    }

    @Test
    void everyCellIsFitByItsRowItsColumnItsAreaAndMoney() {
        for (Cell cell : Cell.all()) {
            String expected = "" + (char) ('A' + cell.row() - 1) + (char) ('0' + cell.column())
                    + (char) ('a' + cell.area() - 1) + "$";
            assertThat(Tile.all().stream()
                            .filter(tile -> tile.fits(cell))
                            .map(Tile::toString)
                            .collect(Collectors.joining()))
                    .isEqualTo(expected);
        }
    }

    @Test
    void q14_symbolsLieInReadingOrder() {
        assertThat(Tile.all().subList(18, 27))
                .containsExactly(
                        Tile.MAN,
                        Tile.RING,
                        Tile.WOMAN,
                        Tile.STREET_SIGN,
                        Tile.SKYLINE,
                        Tile.SAXOPHONE,
                        Tile.AUTOMOBILE,
                        Tile.PLAYING_CARDS,
                        Tile.CHAMPAGNE);
    }

    @Test
    void charactersNameTilesAndColors() {
        for (char letter = 0; letter < 0x300; letter++) {
            String text = String.valueOf(letter);
            assertThat(Tile.ofLetter(letter).map(Tile::toString))
                    .isEqualTo("ABCDEFGHI123456789abcdefghi$".contains(text) ? Optional.of(text) : Optional.empty());
            assertThat(Color.ofLetter(letter).map(Color::toString))
                    .isEqualTo("bgory".contains(text) ? Optional.of(text) : Optional.empty());
        }
    }

    private static void assertFits(Tile tile, String cells) {
        assertThat(tile.cells()).hasToString(cells);
    }
}
