package io.github.uptownrules.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.variants.Rulesets;
import java.util.Scanner;
import org.junit.jupiter.api.Test;

class TextGameTest {
    private static final Bot FIRST = (view, random) -> view.legalMoves().get(0);

    private static String play(String typed) throws Exception {
        return Output.of(out -> assertThatIllegalArgumentException()
                .isThrownBy(() -> TextGame.run(FIRST, new SplitMix64(42), new Scanner(typed), out))
                .withMessage("the input ended before the game did"));
    }

    @Test
    void aTileShowsItsTargets() throws Exception {
        assertThat(play("b2\n")).isEqualTo("""
                   .   .   .   .   .   .   .   .   .  A9
                   .   .   .   .   .   .   .   .   .  B9
                   .   .   .   .   .   .   .   .   .  C9
                   .   .   .   .   .   .   .   .   .  D9
                   .   .   .   .   .   .   .   .   .  E9
                   .   .   .   .   .   .   .   .   .  F9
                   .   .   .   .   .   .   .   .   .  G9
                   .   .   .   .   .   .   .   .   .  H9
                   .   .   .   .   .   .   .   .   .  I9
                1. seat 1: 0; 1. seat 2: 0; 1. seat 3: 0
                Name or play one of 247ad
                   . * .   .   .   .   .   .   .   .  A9
                   . * .   .   .   .   .   .   .   .  B9
                   . * .   .   .   .   .   .   .   .  C9
                   . * .   .   .   .   .   .   .   .  D9
                   . * .   .   .   .   .   .   .   .  E9
                   . * .   .   .   .   .   .   .   .  F9
                   . * .   .   .   .   .   .   .   .  G9
                   . * .   .   .   .   .   .   .   .  H9
                   . * .   .   .   .   .   .   .   .  I9
                1. seat 1: 0; 1. seat 2: 0; 1. seat 3: 0
                """);
    }

    @Test
    void playsAMoveAndShowsAllMoves() throws Exception {
        assertThat(play("b2@B2\n"))
                .contains("\n1: b2@B2, draws b9\n2: ")
                .contains("1. seat 1: -1; 1. seat 2: -1; 1. seat 3: -1\nName or play one of 479ad\n");
    }

    @Test
    void explainsARefusedMoveAndChangesNothing() throws Exception {
        assertThat(play("b2@I9\nhello\ng2@A2\nx9\n"))
                .contains("\ntile b2 does not fit cell I9\n")
                .contains("'hello'")
                .contains("\ngreen belongs to seat 2, not to you\n")
                .contains("'x9'")
                .doesNotContain("\n1: ");
    }

    @Test
    void playsAGameToItsEnd() throws Exception {
        StringBuilder typed = new StringBuilder();
        SplitMix64 random = new SplitMix64(42);
        GameState game = Rulesets.standard(3).deal(random);
        while (!game.isOver()) {
            if (game.turn().orElseThrow().number() == 1) {
                typed.append(game.legalMoves().get(0)).append('\n');
            }
            game = game.play(game.legalMoves().get(0));
        }
        GameState end = game;
        String shown = Output.of(out -> TextGame.run(FIRST, new SplitMix64(42), new Scanner(typed.toString()), out));
        assertThat(shown).endsWith(Output.of(out -> TextGame.draw(end, CellSet.none(), out)));
        assertThat(shown.lines().filter(line -> line.matches("[123]: .....(, draws b.)?")))
                .hasSize(72);
        assertThat(shown.lines().filter(line -> line.contains("draws")))
                .hasSize(23)
                .allMatch(line -> line.startsWith("1: "));
    }
}
