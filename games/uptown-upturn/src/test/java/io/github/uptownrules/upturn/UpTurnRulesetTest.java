package io.github.uptownrules.upturn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.upturn.tile.TileSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class UpTurnRulesetTest {
    private static final TileSet OTHER = TileSet.parse(TileSet.standard() + ",99");

    @Test
    void v1_twoToFourPlayers() {
        assertThat(UpTurnRuleset.all()).hasToString("[upturn-2, upturn-3, upturn-4]");
        for (int seats = 2; seats <= 4; seats++) {
            UpTurnRuleset ruleset = UpTurnRuleset.of(seats);
            assertThat(ruleset.id()).isEqualTo("upturn-" + seats);
            assertThat(ruleset.seats()).isEqualTo(Seat.first(seats));
            assertThat(ruleset.tileSet()).isEqualTo(TileSet.standard());
            assertThat(UpTurnRuleset.byId(ruleset.id())).containsSame(ruleset);
        }
        assertThat(UpTurnRuleset.byId("upturn-5")).isEmpty();
        assertThat(UpTurnRuleset.parse("upturn-3")).isSameAs(UpTurnRuleset.of(3));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> UpTurnRuleset.parse("upturn-5"))
                .withMessage("unknown ruleset 'upturn-5'; known: upturn-2, upturn-3, upturn-4");
        for (int seats : List.of(Integer.MIN_VALUE, 0, 1, 5)) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> UpTurnRuleset.of(seats))
                    .withMessage("this game is for 2 to 4 players, not " + seats);
        }
    }

    @Test
    void otherTilesNeedAnotherId() {
        UpTurnRuleset house = UpTurnRuleset.of(3).withTiles("my-house-2", OTHER);
        assertThat(house).hasToString("my-house-2").isNotEqualTo(UpTurnRuleset.of(3));
        assertThat(house.tileSet().size()).isEqualTo(107);
        assertThat(house.seats()).hasSize(3);
        assertThat(house)
                .isEqualTo(UpTurnRuleset.of(3).withTiles("my-house-2", OTHER))
                .hasSameHashCodeAs(UpTurnRuleset.of(3).withTiles("my-house-2", OTHER))
                .isNotEqualTo(UpTurnRuleset.of(2).withTiles("my-house-2", OTHER))
                .isNotEqualTo(UpTurnRuleset.of(3).withTiles("my-house-2", TileSet.standard()));
        for (String id : List.of("upturn-2", "upturn-3", "upturn-4")) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> UpTurnRuleset.of(3).withTiles(id, OTHER))
                    .withMessage("other tiles need another id, not '" + id + "'");
        }
        assertThatIllegalArgumentException().isThrownBy(() -> house.withTiles("my-house-2", TileSet.standard()));
    }

    @Test
    void anIdIsShortAndHasLowerCasePartsJoinedByDashes() {
        String longest = "a".repeat(40);
        assertThat(UpTurnRuleset.of(2).withTiles(longest, OTHER).id()).isEqualTo(longest);
        for (String id :
                List.of("", "A", "a b", "-a", "a-", "a--b", "a_b", "é", longest + "a", "a".repeat(1_000_000))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> UpTurnRuleset.of(2).withTiles(id, OTHER))
                    .satisfies(e -> assertThat(e).message().hasSizeLessThan(200));
        }
    }

    @Test
    void aCustomRulesetIsPlayedAndReadLikeTheOthers() {
        UpTurnRuleset house = UpTurnRuleset.of(4).withTiles("house", OTHER);
        UpTurnState game = house.deal(1);
        Notation notation = Notation.of(List.of(UpTurnRuleset.of(2), house));
        assertThat(game.toString()).startsWith("house ");
        assertThat(notation.readPosition(game.toString())).isEqualTo(game);
    }
}
