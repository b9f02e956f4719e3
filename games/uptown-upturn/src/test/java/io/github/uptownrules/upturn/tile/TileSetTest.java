package io.github.uptownrules.upturn.tile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.notation.TextFault;
import io.github.uptownrules.upturn.tile.Tile.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

class TileSetTest {
    private static final String NUMBERS =
            "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30";

    private static long count(Kind kind) {
        return TileSet.standard().tiles().stream()
                .filter(tile -> tile.kind() == kind)
                .count();
    }

    private static List<TextFault> faults(String text) {
        return Assertions.catchThrowableOfType(NotationException.class, () -> TileSet.parse(text))
                .faults();
    }

    @Test
    void v2_theDefaultSetHas80NumbersAnd26Actions() {
        assertThat(TileSet.standard().size()).isEqualTo(106);
        assertThat(TileSet.standard().tiles().stream().filter(Tile::isNumber)).hasSize(80);
        assertThat(Stream.of(Kind.UP, Kind.DOWN, Kind.BOTH, Kind.SKIP_ONE, Kind.SKIP_TWO, Kind.JOKER)
                        .map(TileSetTest::count))
                .containsExactly(6L, 6L, 6L, 3L, 3L, 2L);
    }

    @Test
    void w1_theDefaultNumbersAre1To99WithoutNineteen() {
        Set<Integer> left = Set.of(5, 10, 13, 15, 25, 30, 35, 45, 50, 53, 60, 65, 70, 75, 80, 85, 90, 93, 95);
        assertThat(TileSet.standard().tiles().stream().filter(Tile::isNumber).map(Tile::number))
                .containsExactlyElementsOf(IntStream.rangeClosed(1, 99)
                        .boxed()
                        .filter(number -> !left.contains(number))
                        .toList());
    }

    @Test
    void w1_w2_markedAreThoseThatEndIn1Or7ButForDoubles() {
        assertThat(count(Kind.MARKED)).isEqualTo(18);
        assertThat(count(Kind.DOUBLE)).isEqualTo(9);
        assertThat(TileSet.standard().tiles().stream().filter(Tile::isNumber)).allSatisfy(tile -> {
            boolean endsIn1Or7 = tile.number() % 10 == 1 || tile.number() % 10 == 7;
            assertThat(tile.kind() == Kind.MARKED).isEqualTo(endsIn1Or7 && tile.kind() != Kind.DOUBLE);
        });
    }

    @Test
    void aSetIsReadInAnyOrderAndWrittenInTheCanonicalOne() {
        List<Tile> tiles = new ArrayList<>(TileSet.standard().tiles().asList());
        Collections.reverse(tiles);
        assertThat(TileSet.of(tiles)).isEqualTo(TileSet.standard()).hasSameHashCodeAs(TileSet.standard());
        for (String separator : List.of(",", " ", "\n", "\t", "\r\n", ", ", " ,\n", "   ")) {
            String text =
                    String.join(separator, tiles.stream().map(Tile::toString).toList());
            assertThat(TileSet.parse(text)).as(text).isEqualTo(TileSet.standard());
            assertThat(TileSet.parse("\n " + text + " \n")).isEqualTo(TileSet.standard());
        }
        assertThat(TileSet.parse(TileSet.standard().toString()))
                .hasToString(TileSet.standard().toString());
        assertThat(TileSet.standard().toString())
                .startsWith("1*,2,3,4,6,7*,8,9,11,12,")
                .endsWith(",S,S,S,T,T,T,J,J");
    }

    @Test
    void aTileMayOccurAnyNumberOfTimes() {
        TileSet set = TileSet.parse("1 ".repeat(29) + "2 U U U U U");
        assertThat(set.tiles().count(Tile.of(1))).isEqualTo(29);
        assertThat(set.tiles().count(Tile.UP)).isEqualTo(5);
    }

    @Test
    void w19_aSetNeeds30NumbersNotAllTheSameAndFiveActions() {
        assertThat(TileSet.parse(NUMBERS + ",U,U,U,U,U").size()).isEqualTo(35);
        assertThat(faults(NUMBERS.substring(2) + ",U,U,U,U,U"))
                .containsExactly(new TextFault(0, 1, "a set needs 30 numbered tiles or more, not 29"));
        assertThat(faults(NUMBERS + ",U,D,B,S"))
                .containsExactly(new TextFault(0, 1, "a set needs 5 action tiles or more, not 4"));
        // A marked number counts as the same number.
        assertThat(faults("7,7*,".repeat(15) + "U,U,U,U,U"))
                .containsExactly(new TextFault(0, 1, "a set needs more than one number"));
        assertThat(faults("-")).hasSize(1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TileSet.of(ImmutableList.of(Tile.of(1))))
                .withMessage("a set needs 30 numbered tiles or more, not 1; a set needs more than one number; "
                        + "a set needs 5 action tiles or more, not 0");
    }

    @Test
    void aSetHasAThousandTilesAtMost() {
        String most = NUMBERS + ",U".repeat(970);
        assertThat(TileSet.parse(most).size()).isEqualTo(1000);
        assertThat(faults(most + ",U")).containsExactly(new TextFault(0, 1, "a set has at most 1000 tiles, not 1001"));
    }

    @Test
    void reportsAllFaultsWithTheirPlaces() {
        assertThat(faults("1,,2\n 3 x,\r\n,11*,"))
                .extracting(TextFault::toString)
                .satisfiesExactly(
                        fault -> assertThat(fault).isEqualTo("column 3: there is no tile before this ','"),
                        fault -> assertThat(fault).startsWith("line 2, column 4: 'x' is not a tile"),
                        fault -> assertThat(fault).isEqualTo("line 3, column 1: there is no tile before this ','"),
                        fault -> assertThat(fault).startsWith("line 3, column 2: '11*' is not a tile"),
                        fault -> assertThat(fault).isEqualTo("line 3, column 6: there is no tile after the last ','"));
    }

    @Test
    void manyFaultsHaveAShortMessage() {
        NotationException error =
                Assertions.catchThrowableOfType(NotationException.class, () -> TileSet.parse("x ".repeat(100_000)));
        assertThat(error.faults()).hasSize(100_000);
        assertThat(error).message().hasSizeLessThan(5000).endsWith("; and 99964 more");
    }
}
