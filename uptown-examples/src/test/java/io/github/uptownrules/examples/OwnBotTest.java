package io.github.uptownrules.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.variants.Rulesets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class OwnBotTest {
    @Test
    void playsLegallyUnderEveryRuleset() {
        for (Ruleset ruleset : Rulesets.all()) {
            GameState game = ruleset.deal(7);
            while (!game.isOver()) {
                PlayerView view = game.viewFor(game.turn().orElseThrow());
                Move move = new OwnBot().choose(view, new SplitMix64(1));
                assertThat(view.faults(move)).isEmpty();
                game = game.play(move);
            }
        }
    }

    /** Three equal bots would win a third each. The deals are fixed, and so is the result. */
    @Test
    void competesWithGreedy() throws Exception {
        String shown = Output.of(out -> OwnBot.run(List.of("30"), out));
        assertThat(shown).matches("(in seat [123] it wins \\d+ of 30\n){3}");
        Matcher wins = Pattern.compile("wins (\\d+)").matcher(shown);
        assertThat(wins.results()
                        .mapToInt(found -> Integer.parseInt(found.group(1)))
                        .sum())
                .isBetween(30, 60);
    }

    @Test
    void explainsAMistake() {
        for (List<String> arguments : List.of(List.<String>of(), List.of("0"), List.of("x"), List.of("1", "2"))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> OwnBot.run(arguments, System.out))
                    .withMessage("usage: OwnBot DEALS, with 1 to 999999 deals");
        }
    }
}
