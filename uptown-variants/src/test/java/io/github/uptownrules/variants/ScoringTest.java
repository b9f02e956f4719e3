package io.github.uptownrules.variants;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Standing;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.testkit.laws.StuckPositions;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScoringTest {
    private static final Notation NOTATION = Notation.of(Rulesets.all());

    /**
     * Seat 1 (blue) has one group and has captured three tiles of green; seat 2 (green) has two groups and has captured one
     * tile of each of the others; seats 3 and 4 have a group each and nothing captured.
     */
    private static final String R37 = "bloqueurs-4 b17gA/ba8/bC7g9/9/4o5oE3/9/1r27/9/9 1 gBgDgE;bIoIrI;-;- "
            + "b=ABDEF/GH23456789bcdefghi$;g=CFGHI/12345678abcdefghi$;o=ABCDF/GH12346789abcdefghi$;"
            + "r=ABCDE/FGH13456789abcdefghi$";

    private static Standings standings(String position) {
        return NOTATION.readPosition(position).standings();
    }

    private static List<Integer> scores(Standings standings) {
        return standings.bySeat().stream().map(Standing::score).toList();
    }

    private static List<Integer> ranks(Standings standings) {
        return standings.bySeat().stream().map(Standing::rank).toList();
    }

    @Test
    void r30_r35_standardIsMinusOneForEachGroup() {
        Standings standings = standings(R37.replace("bloqueurs-4", "standard-4"));
        assertThat(scores(standings)).containsExactly(-1, -2, -1, -1);
    }

    @Test
    void r33_standardTiesGoToTheFewestCaptured() {
        assertThat(ranks(standings(R37.replace("bloqueurs-4", "standard-4")))).containsExactly(3, 4, 1, 1);
    }

    @Test
    void r36_r37_bloqueursCountsTheColorCapturedMost() {
        Standings standings = standings(R37);
        assertThat(standings.forSeat(Seat.ONE).groupCount()).isEqualTo(1);
        assertThat(standings.forSeat(Seat.ONE).captures())
                .containsOnlyKeys(Color.GREEN)
                .containsValue(3);
        assertThat(standings.forSeat(Seat.TWO).groupCount()).isEqualTo(2);
        assertThat(standings.forSeat(Seat.TWO).captureCount()).isEqualTo(3);
        assertThat(scores(standings)).containsExactly(-4, -3, -1, -1);
        assertThat(ranks(standings)).containsExactly(4, 3, 1, 1);
    }

    @Test
    void q6_bloqueursTiesGoToTheFewestCapturedWhateverTheColor() {
        // Seat 2 loses one of its captures, and seat 3 captures two tiles of two colors: both are at -3 and -2.
        Standings standings = standings(R37.replace("gBgDgE;bIoIrI;-;-", "gBgD;bIoIrI;gE;-"));
        assertThat(scores(standings)).containsExactly(-3, -3, -2, -1);
        assertThat(ranks(standings)).containsExactly(3, 4, 2, 1);
    }

    @Test
    void q8_colorsCapturedEquallyOftenCountOnce() {
        assertThat(scores(standings(R37)).get(1)).isEqualTo(-2 - 1);
    }

    @Test
    void r46_r47_twoPlayersAddTheGroupsOfBothColors() {
        Standings standings = standings(StuckPositions.get("two-players-final"));
        assertThat(standings).hasToString("1. seat 1: -5; 2. seat 2: -9");
        assertThat(standings.bySeat()).extracting(Standing::groupCount).containsExactly(5, 9);
        assertThat(standings.bySeat()).extracting(Standing::captureCount).containsExactly(6, 9);
    }

    @Test
    void q7_twoPlayerBloqueursCountsOneOfTheOpponentsColors() {
        GameState end = NOTATION.readPosition(
                StuckPositions.get("two-players-final").replace("two-player ", "two-player-bloqueurs "));
        Standings standings = end.standings();
        // Seat 1 captured g1 g3 ga rG r1 r7: three of each; seat 2 four of blue (3, b, d, h) and five of orange.
        assertThat(end.captures(Seat.ONE)).hasToString("[g1, g3, ga, rG, r1, r7]");
        assertThat(end.captures(Seat.TWO)).hasToString("[b3, bb, bd, bh, oE, o2, o5, o9, of]");
        assertThat(scores(standings)).containsExactly(-5 - 3, -9 - 5);
    }

    @Test
    void theHouseRuleLooksAtTheNextColorFirst() {
        // Seats 2 and 3 are both at -3. Seat 2 captured 1, 1, 1, seat 3 captured 2 of one color: fewer of the next one.
        String position =
                R37.replace("gBgDgE;bIoIrI;-;-", "gB;bIoIrI;gDgE;-").replace("bloqueurs-4", "bloqueurs-4-by-color");
        Standings standings =
                Notation.of(List.of(Judged.BY_COLOR)).readPosition(position).standings();
        assertThat(scores(standings)).containsExactly(-2, -3, -3, -1);
        assertThat(ranks(standings)).containsExactly(2, 4, 3, 1);
    }

    @Test
    void theHouseRuleLooksAtTheTotalLast() {
        // Seats 1 and 3 are both at -2, and captured one tile of one color each: nothing tells them apart.
        String position =
                R37.replace("gBgDgE;bIoIrI;-;-", "gB;bIoIrI;gD;gE").replace("bloqueurs-4", "bloqueurs-4-by-color");
        Standings standings =
                Notation.of(List.of(Judged.BY_COLOR)).readPosition(position).standings();
        assertThat(scores(standings)).containsExactly(-2, -3, -2, -2);
        assertThat(ranks(standings)).containsExactly(1, 4, 1, 1);
    }
}
