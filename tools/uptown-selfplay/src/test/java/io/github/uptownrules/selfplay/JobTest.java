package io.github.uptownrules.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.uptownrules.variants.Rulesets;
import io.github.uptownrules.variants.Scorings;
import java.util.List;
import org.junit.jupiter.api.Test;

class JobTest {
    private static Job job(String ruleset, String... bots) {
        return new Job(ruleset, List.of(bots), 1, 0, 10, 0);
    }

    @Test
    void rejectsTimeLimits() {
        assertThatThrownBy(() -> job("two-player", "random", "expert:100ms"))
                .hasMessage("the bot 'expert:100ms' has a time limit, which is not reproducible; give it"
                        + " playouts, as in expert:2000");
        assertThatThrownBy(() -> job("two-player", "mcts:7ms/2", "random")).hasMessageContaining("has a time limit");
        assertThat(job("two-player", "mcts:7/2", "expert").bots()).containsExactly("mcts:7/2", "expert");
    }

    @Test
    void rejectsInvalidJobs() {
        assertThatThrownBy(() -> job("two-player", "random"))
                .hasMessage(
                        "ruleset two-player has 2 seats, so 2 bots have to be named, not 1; a bot may be named more than"
                                + " once");
        assertThatThrownBy(() -> job("two-player", "random", "nobody")).hasMessageStartingWith("unknown bot 'nobody'");
        assertThatThrownBy(() -> job("three-player", "random"))
                .hasMessageStartingWith("unknown ruleset 'three-player'; known: standard-3, ");
        List<String> bots = List.of("random", "random");
        assertThatThrownBy(() -> new Job("two-player", bots, 1, 0, 0, 0))
                .hasMessage("the number of games is 1 to 1000000000000, not 0");
        assertThatThrownBy(() -> new Job("two-player", bots, 1, -1, 1, 0))
                .hasMessage("the number of the first game is 0 to 999999999999, not -1");
        assertThatThrownBy(() -> new Job("two-player", bots, 1, 0, 1, -1))
                .hasMessage("the number of playouts for an estimate is 0 to 1000000, not -1");
    }

    @Test
    void houseRulesHaveIds() {
        assertThat(KnownRulesets.of("standard-4")).isSameAs(Rulesets.standard(4));
        assertThat(KnownRulesets.of("standard-4-rack-6")
                        .hasSameRules(Rulesets.standard(4).toBuilder("any")
                                .rackSize(6)
                                .build()))
                .isTrue();
        assertThat(KnownRulesets.of("two-player-bloqueurs-by-color-rack-7")
                        .hasSameRules(Rulesets.twoPlayerBloqueurs().toBuilder("any")
                                .scoring(Scorings.BLOQUEURS_BY_COLOR)
                                .rackSize(7)
                                .build()))
                .isTrue();
        for (String none :
                List.of("standard-4-by-color", "standard-4-rack-0", "standard-4-rack-6-rack-6", "-rack-6", "")) {
            assertThatThrownBy(() -> KnownRulesets.of(none))
                    .hasMessageStartingWith("unknown ruleset '" + none + "'; known: standard-3, ");
        }
    }

    @Test
    void readsLinesOfHouseRules() {
        String line = "standard-4+rack=6+start=random";
        assertThat(job(line, "random", "random", "random", "random").rules()).isEqualTo(Rulesets.parse(line));
        assertThatThrownBy(() -> job("standard-4+rack=6", "random"))
                .hasMessageStartingWith("ruleset standard-4+rack=6 has 4 seats, ");
        assertThatThrownBy(() -> KnownRulesets.of("standard-4+rack=0"))
                .hasMessage("ruleset 'standard-4+rack=0': column 17: a rack holds 1 to 28 tiles, not 0");
        for (String wrong : List.of("standard-4+rack=6+", "standard-4+rack=6-rack-7", "bloqueurs-4+rack=6-by-color")) {
            assertThatThrownBy(() -> KnownRulesets.of(wrong))
                    .hasMessageStartingWith("ruleset '" + wrong + "': column ");
        }
    }
}
