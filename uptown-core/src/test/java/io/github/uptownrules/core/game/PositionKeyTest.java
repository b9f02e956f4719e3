package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.core.testkit.StuckPositions;
import io.github.uptownrules.core.testkit.Texts;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PositionKeyTest {
    private static String key(String position, String shape) {
        return Long.toHexString(Texts.position(position, shape).positionKey());
    }

    /** These must never change, in any release: keys are kept in opening books and caches. */
    @Test
    void keysAreTheSameForEver() {
        assertThat(key(StuckPositions.get("three-players-seat-1-stuck"), "three"))
                .isEqualTo("ebaccd2ba647582e");
        assertThat(key(StuckPositions.get("two-players-start"), "two-by-two")).isEqualTo("7da2fc5359789b04");
        assertThat(key(StuckPositions.get("two-players-after-91"), "two-by-two"))
                .isEqualTo("9529df0dc5fb5833");
        assertThat(key(StuckPositions.get("two-players-final"), "two-by-two")).isEqualTo("b942dd16be544264");
    }

    @Test
    void everythingInAPositionCounts() {
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
        Set<Long> keys = new HashSet<>();
        for (String variation : variations) {
            assertThat(keys.add(Texts.position(variation).positionKey()))
                    .as(variation)
                    .isTrue();
        }
    }
}
