package io.github.uptownrules.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.MoveRefusal;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.server.table.Occupant.Robot;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A game whose players lay tiles only when they must; no rule of UP TURN ends it. */
class EndlessGameTest {
    @Test
    void endsAtTheMoveLimitWithoutALoser() throws Refusal {
        TableState table = TableState.open(
                        "a",
                        TestGames.ruleset("upturn-2"),
                        TableSettings.USUAL,
                        List.of(new Robot("club"), new Robot("club")))
                .started(TestGames.dealt("upturn-2", 1));
        Transitions transitions = new Transitions(new SplitMix64(1));
        SplitMix64 random = new SplitMix64(1);
        for (int ply = 0; ply < Game.MOST_MOVES; ply++) {
            PlayedGame.Whole game = table.game().orElseThrow();
            assertThat(game.termination()).as("after %d moves", ply).isEmpty();
            Seat seat = game.turn().orElseThrow();
            String move = idle(game.seenBy(seat), random);
            table = transitions
                    .botMove(seat, table.positionVersion(), move)
                    .of(table)
                    .table();
        }
        PlayedGame.Whole over = table.game().orElseThrow();
        assertThat(over.isOver()).isTrue();
        assertThat(over.termination()).contains("limit");
        assertThat(over.results()).extracting(SeatResult::rank).contains(1);
    }

    private static String idle(SeenGame seen, SplitMix64 random) {
        for (String move : new String[] {"draw", "pass"}) {
            try {
                seen.check(move);
                return move;
            } catch (MoveRefusal e) {
                // Try the other move, or lay a tile.
            }
        }
        return seen.choose("random", random);
    }
}
