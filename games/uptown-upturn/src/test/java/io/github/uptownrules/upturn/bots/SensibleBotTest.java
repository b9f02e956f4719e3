package io.github.uptownrules.upturn.bots;

import static io.github.uptownrules.upturn.bots.Tables.position;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.UpTurnState;
import java.util.List;
import org.junit.jupiter.api.Test;

class SensibleBotTest {
    private static final int LIMIT = 5000;

    private static String choice(String player, String position) {
        UpTurnState game = position(position);
        return Bots.parse(player)
                .choose(game.viewFor(game.turn().orElseThrow()), new SplitMix64(1))
                .toString();
    }

    @Test
    void sensibleWinsWhenItCan() {
        assertThat(choice("sensible", "upturn-3 40+ 1L ~ 3 41*;1*;2")).isEqualTo("41*");
        assertThat(choice("sensible", "upturn-3 40+ 1L ~ 3 41*,42,44;1*;2")).isEqualTo("41*,42,44");
        // It lays the joker first, or the skip that skips all others, with a call.
        assertThat(choice("sensible", "upturn-3 40+ 1L ~ 3 20,J;1*;2")).isEqualTo("J-!");
        assertThat(choice("sensible", "upturn-3 40+ 1L ~ 3 98,J;1*;2")).isEqualTo("J+!");
        assertThat(choice("sensible", "upturn-2 40+ 1L ~ 3 98,S;1*")).isEqualTo("S!");
        assertThat(choice("sensible", "upturn-3 40+ 1L ~ 3 98,T;1*;2")).isEqualTo("T!");
        assertThat(choice("sensible", "upturn-3 40+ 1L ~ 3 22,24,29,T,J;1*;2")).isEqualTo("T");
    }

    /**
     * Custom sets may have a number more than once. A number never follows an equal one, no matter which direction a joker
     * sets (W6).
     */
    @Test
    void w6_sensibleKnowsThatNoJokerMakesAnEqualNumberFollow() {
        assertThat(choice("sensible", "twins-2 21+ 1L ~ 22 20,J;40")).isEqualTo("J-!");
        assertThat(choice("sensible", "twins-2 21+ 1L ~ 22 21*,J;40")).isEqualTo("draw");
    }

    @Test
    void w10_sensibleKnowsThatSkippingAllOthersGivesAnotherTurn() {
        assertThat(choice("sensible", "upturn-2 40+ 1L ~ 3 41*,42,44,S;1*")).isEqualTo("S");
        assertThat(choice("sensible", "upturn-2 40+ 1L ~ 3 41*,42,44,T;1*")).isEqualTo("T");
        assertThat(choice("sensible", "upturn-3 40+ 1L ~ 3 41*,42,44,T;1*;2")).isEqualTo("T");
        // Here the skip would end the turn, so there is no hurry to lay it.
        assertThat(choice("sensible", "upturn-3 40+ 1L ~ 3 41*,42,44,S;1*;2")).isEqualTo("41*>2");
        assertThat(choice("sensible", "upturn-4 40+ 1L ~ 3 41*,42,44,T;1*;2;4")).isEqualTo("41*>2");
        // It saves skips that give another turn, just as it saves jokers.
        assertThat(choice("sensible", "upturn-2 40+ 1L ~ 3 20,21*,S;1*")).isEqualTo("draw");
        assertThat(choice("sensible", "upturn-3 40+ 1L ~ 3 20,21*,T;1*;2")).isEqualTo("draw");
        assertThat(choice("sensible", "upturn-3 40+ 1L ~ 3 20,21*,S;1*;2")).isEqualTo("S");
    }

    @Test
    void sensibleSavesJokersAndNeverForgetsTheCall() {
        assertThat(choice("sensible", "upturn-3 40+ 1L ~ 3 20,21*,J;1*;2")).isEqualTo("draw");
        assertThat(choice("sensible", "upturn-3 40+ 1Ld ~ 3 20,21*,J;1*;2")).isEqualTo("pass");
        assertThat(choice("sensible", "upturn-3 40+ 1L ~ 3 20,98;1*;2")).isEqualTo("98!");
        assertThat(choice("sensible", "upturn-3 40+ 1L ~ 3 20,D;1*;2"))
                .startsWith("D")
                .endsWith("!");
        // When nothing can be drawn, it must lay even the tiles that it saves.
        assertThat(choice("sensible", "upturn-2 40+ 1L - - 20,21*,J;~")).startsWith("J");
        assertThat(choice("sensible", "upturn-3 40+ 1L - - 20,T;9;~")).isEqualTo("T!");
        assertThat(choice("sensible", "upturn-3 40+ 1L - - 20;9;~")).isEqualTo("pass!");
        assertThat(choice("expert:5", "upturn-3 40+ 1L - - 20;9;~")).isEqualTo("pass!");
    }

    @Test
    void sensibleKeepsTheDirectionThatSuitsItsRackAndHandsTilesToTheSeatWithTheFewest() {
        assertThat(choice("sensible", "upturn-3 40+ 1L ~ 3 20,21*,24,B;1*;2")).startsWith("B-");
        assertThat(choice("sensible", "upturn-3 40- 1L ~ 3 62,63,64,B;1*;2")).startsWith("B+");
        assertThat(choice("sensible", "upturn-3 40+ 1L ~ 3 20,21*,91*;1*,4;2")).isEqualTo("91*>3");
        assertThat(choice("sensible", "upturn-3 40+ 1L ~ 9 20,41*,42,44,U;1*,4,6,8;2"))
                .isEqualTo("41*,42,44>333");
    }

    @Test
    void gamesOfSensiblePlayersEndSoon() {
        for (UpTurnRuleset ruleset : UpTurnRuleset.all()) {
            int moves = 0;
            for (long seed = 0; seed < 1000; seed++) {
                List<UpTurnState> games = Tables.play(ruleset, Bots.parse("sensible"), seed, LIMIT);
                assertThat(games.get(games.size() - 1).isOver())
                        .as("seed %d of %s", seed, ruleset)
                        .isTrue();
                moves += games.size() - 1;
            }
            System.out.println(ruleset + ": " + moves / 1000.0 + " moves a game of sensible players");
            assertThat(moves / 1000.0).isBetween(30.0, 90.0);
        }
    }
}
