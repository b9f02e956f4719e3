package io.github.uptownrules.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.value.Color;
import java.util.List;
import org.junit.jupiter.api.Test;

class RulesetsTest {
    @Test
    void r1_r8_r10_theStandardGameIsForThreeToFive() {
        for (int seats = 3; seats <= 5; seats++) {
            Ruleset ruleset = Rulesets.standard(seats);
            assertThat(ruleset.id()).isEqualTo("standard-" + seats);
            assertThat(ruleset.seats()).hasSize(seats);
            assertThat(ruleset.seats()).allMatch(seat -> ruleset.rackSize(seat) == 5);
            for (Seat seat : ruleset.seats()) {
                assertThat(ruleset.colors(seat)).containsExactly(Color.all().get(seat.ordinal()));
            }
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Rulesets.standard(2))
                .withMessage("this ruleset is for 3 to 5 players, not 2");
        assertThatIllegalArgumentException().isThrownBy(() -> Rulesets.standard(6));
    }

    @Test
    void r38_theGameForTwoHasTwoColorsPerSeat() {
        for (Ruleset ruleset : List.of(Rulesets.twoPlayer(), Rulesets.twoPlayerBloqueurs())) {
            assertThat(ruleset.seats()).containsExactly(Seat.ONE, Seat.TWO);
            assertThat(ruleset.colors(Seat.ONE)).containsExactly(Color.BLUE, Color.ORANGE);
            assertThat(ruleset.colors(Seat.TWO)).containsExactly(Color.GREEN, Color.RED);
            assertThat(ruleset.seats()).allMatch(seat -> ruleset.rackSize(seat) == 5);
        }
        assertThat(Rulesets.twoPlayer().id()).isEqualTo("two-player");
        assertThat(Rulesets.twoPlayerBloqueurs().id()).isEqualTo("two-player-bloqueurs");
    }

    @Test
    void r36_bloqueursIsForThreeToFive() {
        for (int seats = 3; seats <= 5; seats++) {
            assertThat(Rulesets.bloqueurs(seats).id()).isEqualTo("bloqueurs-" + seats);
            assertThat(Rulesets.bloqueurs(seats).seats()).hasSize(seats);
        }
        assertThatIllegalArgumentException().isThrownBy(() -> Rulesets.bloqueurs(2));
        assertThatIllegalArgumentException().isThrownBy(() -> Rulesets.bloqueurs(6));
    }

    @Test
    void everyRulesetIsFoundByItsId() {
        assertThat(Rulesets.all())
                .allSatisfy(ruleset -> assertThat(Rulesets.byId(ruleset.id())).containsSame(ruleset));
        assertThat(Rulesets.all().stream().map(Ruleset::id))
                .containsExactly(
                        "standard-3",
                        "standard-4",
                        "standard-5",
                        "two-player",
                        "bloqueurs-3",
                        "bloqueurs-4",
                        "bloqueurs-5",
                        "two-player-bloqueurs");
        assertThat(Rulesets.byId("standard-6")).isEmpty();
        assertThat(Rulesets.byId("")).isEmpty();
    }

    @Test
    void listsTheKnownIdsForAnUnknownOne() {
        assertThat(Rulesets.all())
                .allSatisfy(ruleset -> assertThat(Rulesets.parse(ruleset.id())).isSameAs(ruleset));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Rulesets.parse("standard-6"))
                .withMessage("unknown ruleset 'standard-6'; known: standard-3, standard-4, standard-5, two-player,"
                        + " bloqueurs-3, bloqueurs-4, bloqueurs-5, two-player-bloqueurs");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Rulesets.parse("x\n".repeat(1_000)))
                .satisfies(e -> assertThat(e).message().hasSizeLessThan(400).doesNotContain("\n"));
    }

    @Test
    void theNotationReadsEveryPublishedRuleset() {
        for (Ruleset ruleset : Rulesets.all()) {
            GameRecord record = GameRecord.of(ruleset.deal(1));
            assertThat(Rulesets.notation().readRecord(record.toString())).isEqualTo(record);
        }
    }
}
