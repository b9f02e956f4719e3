package io.github.uptownrules.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Standing;
import io.github.uptownrules.core.game.Standings;
import java.util.List;
import org.junit.jupiter.api.Test;

class HouseRulesetTest {
    @Test
    void partnersShareTheirScoreAndTheirRank() {
        for (long seed = 0; seed < 50; seed++) {
            GameState end = HouseRuleset.play(seed).end();
            Standings standings = end.standings();
            for (Seat seat : end.seats()) {
                Standing own = standings.forSeat(seat);
                Standing partner = standings.forSeat(HouseRuleset.partner(seat));
                assertThat(own.score()).isEqualTo(partner.score()).isEqualTo(-own.groupCount() - partner.groupCount());
                assertThat(own.rank()).isEqualTo(partner.rank()).isIn(1, 3);
            }
            assertThat(standings.winners().size()).isIn(2, 4);
        }
    }

    @Test
    void partnersSitOppositeAndSeeEachOthersRacksOnly() {
        GameState game = HouseRuleset.TEAMS.deal(1);
        for (Seat seat : game.seats()) {
            Seat partner = HouseRuleset.partner(seat);
            assertThat(Math.abs(partner.number() - seat.number())).isEqualTo(2);
            PlayerView view = game.viewFor(seat);
            for (Seat other : game.seats()) {
                assertThat(view.rack(game.colors(other).get(0)).isPresent())
                        .isEqualTo(other == seat || other == partner);
            }
        }
    }

    @Test
    void theGameEndsAfterFifteenPlacementsEach() {
        assertThat(HouseRuleset.play(3).moves()).hasSize(60);
    }

    @Test
    void theNotationKnowsTheRuleset() {
        GameState game = HouseRuleset.TEAMS.deal(1);
        assertThat(game.toString()).startsWith("teams-15 ");
        assertThat(HouseRuleset.NOTATION.readPosition(game.toString())).isEqualTo(game);
    }

    @Test
    void theProgramShowsAGame() throws Exception {
        assertThat(Output.of(out -> HouseRuleset.run(List.of("42"), out))).isEqualTo("""
                seat 1 sees its own rack, 247ad, and that of its partner, CDI16
                after 60 moves: 1. seat 1: -3; 1. seat 3: -3; 3. seat 2: -5; 3. seat 4: -5
                seat 1 wins with seat 3
                seat 3 wins with seat 1
                """);
    }
}
