package io.github.uptownrules.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.testkit.BotLaws;
import io.github.uptownrules.variants.Rulesets;
import java.util.List;
import org.junit.jupiter.api.Test;

class ModelBotTest {
    @Test
    void keepsTheLawsOfBots() {
        BotLaws.check(new ModelBot()::choose, 10_000, Rulesets.standard(5), Rulesets.twoPlayerBloqueurs());
    }

    /** An untrained bot plays the first legal move, and rarely wins. */
    @Test
    void learns() throws Exception {
        assertThat(Output.of(out -> ModelBot.run(List.of("40"), out))).matches("it wins (9\\d|100) of 100 games\n");
    }

    @Test
    void rejectsWrongInput() {
        assertThatIllegalArgumentException().isThrownBy(() -> ModelBot.run(List.of("0"), System.out));
    }
}
