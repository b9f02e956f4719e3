package io.github.uptownrules.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.OldGame;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.server.game.DealtGame;
import io.github.uptownrules.server.game.RefusedMove;
import io.github.uptownrules.server.game.SeenGame;
import org.junit.jupiter.api.Test;

/** A game whose players lay nothing that they need not: no rule of UP TURN ends it. */
class EndlessGameTest {
    @Test
    void endsAtTheLimitOfAllProgramsAndNoSeatHasLost() {
        DealtGame game = TestGames.dealt("upturn-2", 1);
        SplitMix64 random = new SplitMix64(1);
        for (int ply = 0; ply < OldGame.MOST_MOVES; ply++) {
            assertThat(game.termination()).as("after %d moves", ply).isEmpty();
            game = game.play(idle(game.seenFrom(game.turn().orElseThrow()), random));
        }
        assertThat(game.isOver()).isTrue();
        assertThat(game.termination()).contains("limit");
    }

    private static String idle(SeenGame seen, SplitMix64 random) {
        for (String move : new String[] {"draw", "pass"}) {
            try {
                return seen.checked(move);
            } catch (RefusedMove e) {
                // Then the other one, or a tile has to be laid.
            }
        }
        return seen.choose("random", random).orElseThrow();
    }
}
