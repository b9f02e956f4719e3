package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.core.fixtures.Texts;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.testkit.laws.StuckPositions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PositionKeyTest {
    private static String key(String position, String shape) {
        return Long.toHexString(Texts.position(position, shape).positionKey());
    }

    /** These must never change in any release, because opening books and caches contain keys. */
    @Test
    void keysNeverChange() {
        assertThat(key(StuckPositions.get("three-players-seat-1-stuck"), "three"))
                .isEqualTo("ebaccd2ba647582e");
        assertThat(key(StuckPositions.get("two-players-start"), "two-by-two")).isEqualTo("7da2fc5359789b04");
        assertThat(key(StuckPositions.get("two-players-after-91"), "two-by-two"))
                .isEqualTo("9529df0dc5fb5833");
        assertThat(key(StuckPositions.get("two-players-final"), "two-by-two")).isEqualTo("b942dd16be544264");
    }

    @Test
    void keysOfViewsNeverChange() {
        GameState game = Texts.position(StuckPositions.get("two-players-after-91"), "two-by-two");
        assertThat(Long.toHexString(game.viewFor(Seat.ONE).positionKey())).isEqualTo("d4d94d24304320f3");
        assertThat(Long.toHexString(game.viewFor(Seat.TWO).positionKey())).isEqualTo("552dc98dcd9947cc");
        assertThat(Long.toHexString(game.viewFor(Viewer.SPECTATOR).positionKey()))
                .isEqualTo("702f88b5e3c59be9");
    }

    @Test
    void keysDependOnEveryPartOfAPosition() {
        String position =
                "two gAg$7/9/9/9/3b4beb63/9/9/9/9 2 -;bB b=ACDEF/GHI1235789abcdfghi$;g=CDE5a/BFGHI12346789bcdefghi";
        String[] variations = {
            position,
            position.replace(" 2 ", " 1 "), // the turn
            position.replace("two ", "three ").replace(";bB ", ";bB;- ") + ";o=ABCDE/FGHI123456789abcdefghi$",
            position.replace("/GHI", "/HGI"), // the order of a pile
            position.replace("=ACDEF/G", "=ACDEG/F"), // a tile of a rack
            position.replace("gAg$7", "gA1g$6"), // a cell
            position.replace("-;bB ", "-;- ").replace("gAg$7/9/", "gAg$7/bB8/"), // on the board, not captured
        };
        assertAllDiffer(Stream.of(variations).map(Texts::position).toList());
        String owned = position.replace("-;bB ", "-;- ").replace("gAg$7/9/", "gAg$7/bB8/");
        String holdings = owned.substring(owned.lastIndexOf(' ') + 1);
        String swapped =
                holdings.substring(holdings.indexOf(';') + 1) + ";" + holdings.substring(0, holdings.indexOf(';'));
        assertAllDiffer(List.of(Texts.position(owned), Texts.position(owned.replace(holdings, swapped)))); // the owners
    }

    @Test
    void keysDependOnEveryPartOfAView() {
        String position =
                "two gAg$7/9/9/9/3b4beb63/9/9/9/9 2 -;- b=ABCDE/FGHI1235789abcdfghi$;g=CDE5a/BFGHI12346789bcdefghi";
        String holdings = position.substring(position.lastIndexOf(' ') + 1);
        String swapped =
                holdings.substring(holdings.indexOf(';') + 1) + ";" + holdings.substring(0, holdings.indexOf(';'));
        GameState game = Texts.position(position);
        Ruleset another = game.ruleset().toBuilder("another").build();
        assertAllDiffer(List.of(
                game.viewFor(Seat.ONE),
                game.viewFor(Seat.TWO),
                game.viewFor(Viewer.SPECTATOR),
                Texts.position(position.replace("=ABCDE/F", "=ABCDF/E")).viewFor(Seat.ONE), // a tile of the rack
                Texts.position(position.replace(" 2 ", " 1 ")).viewFor(Viewer.SPECTATOR), // the turn
                Texts.position(position.replace("gAg$7", "gA1g$6")).viewFor(Viewer.SPECTATOR), // a cell
                Texts.position(position.replace(holdings, swapped)).viewFor(Viewer.SPECTATOR), // the owners
                Notation.of(ImmutableList.of(another))
                        .readPosition(position.replace("two ", "another "))
                        .viewFor(Viewer.SPECTATOR)));
    }

    private static void assertAllDiffer(List<? extends Position> positions) {
        for (int i = 0; i < positions.size(); i++) {
            Position one = positions.get(i);
            assertThat(one).hasSameHashCodeAs(one.positionKey()).isNotEqualTo("other");
            for (int j = 0; j < positions.size(); j++) {
                Position other = positions.get(j);
                assertThat(one.equals(other)).as("%s equals %s", one, other).isEqualTo(i == j);
                assertThat(one.positionKey() == other.positionKey())
                        .as("key of %s and %s", one, other)
                        .isEqualTo(i == j);
            }
        }
    }
}
