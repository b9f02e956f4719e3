package io.github.uptownrules.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Standing;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.random.SplitMix64;
import org.junit.jupiter.api.Test;

class TeamGameTest {
    @Test
    void partnersShareTheirScoreAndTheirRank() {
        for (long seed = 0; seed < 50; seed++) {
            GameState end = TeamGame.play(TeamGame.TEAMS.deal(seed), new SplitMix64(seed));
            Standings standings = end.standings();
            for (Seat seat : end.seats()) {
                Standing own = standings.forSeat(seat);
                Standing partner = standings.forSeat(TeamScoring.partner(seat));
                assertThat(own.score()).isEqualTo(partner.score()).isEqualTo(-own.groupCount() - partner.groupCount());
                assertThat(own.rank()).isEqualTo(partner.rank()).isIn(1, 3);
            }
            assertThat(standings.winners()).hasSizeBetween(2, 4);
        }
    }

    @Test
    void theNotationKnowsTheRuleset() {
        GameState game = TeamGame.TEAMS.deal(1);
        assertThat(game.toString()).startsWith("teams-4 ");
        assertThat(TeamGame.NOTATION.readPosition(game.toString())).isEqualTo(game);
    }

    @Test
    void theProgramRuns() {
        TeamGame.main(new String[0]);
    }
}
