package io.github.uptownrules.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Seat;
import org.junit.jupiter.api.Test;

class RulesetsTest {
    @Test
    void r1_r8_r10_theStandardGameIsForThreeToFive() {
        for (int seats = 3; seats <= 5; seats++) {
            Ruleset ruleset = Rulesets.standard(seats);
            assertThat(ruleset.id()).isEqualTo("standard-" + seats);
            assertThat(ruleset.seats()).hasSize(seats);
            assertThat(ruleset.rackSize()).isEqualTo(5);
            for (Seat seat : ruleset.seats()) {
                assertThat(ruleset.colors(seat)).containsExactly(Color.all().get(seat.ordinal()));
            }
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Rulesets.standard(2))
                .withMessage("the standard game is for 3 to 5 players, not 2");
        assertThatIllegalArgumentException().isThrownBy(() -> Rulesets.standard(6));
    }

    @Test
    void everyRulesetIsFoundByItsId() {
        assertThat(Rulesets.all())
                .allSatisfy(ruleset -> assertThat(Rulesets.byId(ruleset.id())).containsSame(ruleset));
        assertThat(Rulesets.all().stream().map(Ruleset::id)).containsExactly("standard-3", "standard-4", "standard-5");
        assertThat(Rulesets.byId("standard-6")).isEmpty();
        assertThat(Rulesets.byId("")).isEmpty();
    }
}
