package io.github.uptownrules.core.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.variants.Rulesets;
import org.junit.jupiter.api.Test;

/** Compares rollouts with games over many moves, in every ruleset. */
class RolloutStepsTest {
    private static final int GAMES = Effort.of(2_500);

    @Test
    void everyStepMatchesTheGame() {
        long plies = 0;
        for (Ruleset ruleset : Rulesets.all()) {
            SplitMix64 random = new SplitMix64(1);
            Rollout rollout = Rollout.of(ruleset.deal(0));
            for (long seed = 0; seed < GAMES; seed++) {
                GameState game = ruleset.deal(seed);
                rollout.set(game);
                while (!game.isOver()) {
                    Move any = Move.all().get(random.nextInt(Move.all().size()));
                    Move move = rollout.randomMove(random);
                    boolean agrees = rollout.isLegal(any) == game.faults(any).isEmpty();
                    game = game.play(move);
                    rollout.play(move);
                    assertThat(agrees && agree(rollout, game)).isTrue();
                    plies++;
                }
            }
        }
        System.out.printf("rollouts compared with games: %,d moves%n", plies);
    }

    private static FaceSet unplayed(GameState game, Color color) {
        boolean isLeft = game.owner(color).isPresent() && !game.isFinished(color);
        return isLeft ? game.board().unplayed(color) : FaceSet.none();
    }

    private static boolean agree(Rollout rollout, GameState game) {
        boolean agrees = rollout.turn().equals(game.turn());
        for (Color color : Color.all()) {
            agrees &= rollout.groupCount(color) == game.groupCount(color)
                    && rollout.largestGroup(color) == game.largestGroup(color)
                    && rollout.cells(color).equals(game.board().cells(color))
                    && rollout.playable(color).equals(game.playable(color))
                    && rollout.unplayed(color).equals(unplayed(game, color));
        }
        for (Seat seat : game.seats()) {
            agrees &= rollout.captureCount(seat) == game.captureCount(seat)
                    && rollout.score(seat) == game.ruleset().scoring().score(game, seat);
        }
        return agrees;
    }
}
