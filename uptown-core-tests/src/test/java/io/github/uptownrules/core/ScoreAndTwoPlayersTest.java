package io.github.uptownrules.core;

import static io.github.uptownrules.core.Scene.EMPTY;
import static io.github.uptownrules.core.Scene.cells;
import static io.github.uptownrules.core.Scene.colors;
import static io.github.uptownrules.core.Scene.kinds;
import static io.github.uptownrules.core.Scene.place;
import static io.github.uptownrules.core.Scene.play;
import static io.github.uptownrules.core.Scene.ranks;
import static io.github.uptownrules.core.Scene.scores;
import static io.github.uptownrules.core.game.MoveFault.Kind.COLOR_FINISHED;
import static io.github.uptownrules.core.game.MoveFault.Kind.OWN_TILE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Outcome;
import io.github.uptownrules.core.game.Standing;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.variants.Rulesets;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/**
 * The rules of groups, the end, the score and the game for two, R26 to R47, to be read alongside {@code docs/rules.md}
 * after {@link RulesTest}. Each test sets up a small position.
 */
class ScoreAndTwoPlayersTest {
    @Nested
    class GroupsTheEndTheScore {
        @Test
        void r26_tilesConnectedAlongEdgesFormAGroup() {
            GameState game =
                    Scene.of("standard-3", "9/9/9/3bD5/3b4beb63/9/9/7b81/9").state();
            assertThat(game.board().groups(Color.BLUE)).hasToString("[D4 E4 E5 E6, H8]");
        }

        @Test
        void r27_cornersDoNotConnect() {
            GameState game = Scene.of("standard-3", "9/9/9/3bD5/4be4/9/9/9/9").state();
            assertThat(game.board().groups(Color.BLUE)).hasToString("[D4, E5]");
        }

        @Test
        void r28_aSingleTileIsAGroup() {
            GameState game = Scene.of("standard-3", "9/9/9/9/4be4/9/9/9/9").state();
            assertThat(game.groupCount(Seat.ONE)).isEqualTo(1);
        }

        @Test
        void r29_theFewestGroupsWin() {
            GameState game =
                    Scene.of("standard-3", "bA7b9/9/gC8/9/oE8/9/oG8/9/oI8").state();
            assertThat(ranks(game)).containsExactly(2, 1, 3);
            Standings standings = game.standings();
            assertThat(standings.winners()).containsExactly(Seat.TWO);
            assertThat(standings.byRank().stream().map(Standing::seat)).containsExactly(Seat.TWO, Seat.ONE, Seat.THREE);
        }

        @Test
        void r30_theSizeOfAGroupDoesNotMatter() {
            GameState game =
                    Scene.of("standard-3", "bAb2b3b45/9/gC8/9/oE8/9/9/9/9").state();
            assertThat(ranks(game)).containsExactly(1, 1, 1);
        }

        @Test
        void r31_afterTheLastDrawEachSeatPlaysOnceMore() {
            GameState game = Scene.of("standard-3", EMPTY)
                    .holdings("b=12345/6", "g=12345/6", "o=12345/6")
                    .state();
            GameState drawn = play(game, "b1@A1", "g1@B1", "o1@C1");
            assertThat(Color.all()).allMatch(color -> drawn.pileSize(color) == 0);
            GameState last = play(drawn, "b2@A2", "g2@B2");
            assertThat(last.isOver()).isFalse();
            assertThat(play(last, "o2@C2").isOver()).isTrue();
        }

        @Test
        void r32_fourTilesOfEachRackAreNeverPlayed() {
            GameState game = Scene.of("standard-3", EMPTY)
                    .holdings("b=12345/", "g=12345/", "o=12345/")
                    .state();
            GameState end = play(game, "b1@A1", "g1@B1", "o1@C1");
            assertThat(end.isOver()).isTrue();
            assertThat(end.seats())
                    .allSatisfy(seat ->
                            assertThat(end.rack(end.colors(seat).get(0))).hasToString("2345"));
        }

        @Test
        void r33_fewerCapturesBreakATieInGroups() {
            GameState game = Scene.of("standard-3", "bAb27/9/gCg27/9/oEo27/9/9/9/9")
                    .captures("g8g9;o8;-")
                    .state();
            assertThat(scores(game)).containsExactly(-1, -1, -1);
            assertThat(ranks(game)).containsExactly(3, 2, 1);
        }

        @Test
        void r34_seatsThatAreStillTiedWinTogether() {
            GameState game = Scene.of("standard-3", "bAb27/9/gCg27/9/oE7o9/9/9/9/9")
                    .captures("g8;o8;-")
                    .state();
            assertThat(ranks(game)).containsExactly(1, 1, 3);
            assertThat(game.standings().winners()).containsExactly(Seat.ONE, Seat.TWO);
        }

        @Test
        void r35_theScoreIsMinusOneForEachGroup() {
            GameState game =
                    Scene.of("standard-3", "bA7b9/9/gC8/9/oE8/9/oG8/9/oI8").state();
            assertThat(scores(game)).containsExactly(-2, -1, -3);
        }

        @Test
        void r35_allSeatsAreTiedBeforeTheFirstMove() {
            assertThat(ranks(Rulesets.standard(4).deal(1))).containsExactly(1, 1, 1, 1);
        }
    }

    @Nested
    class OtherScoring {
        /**
         * Seat 1 (blue) has one group and has captured three green tiles; seat 2 (green) has two groups and has
         * captured one tile of each other color; seats 3 and 4 have one group each and no captures.
         */
        private Scene four(String ruleset) {
            return Scene.of(ruleset, "b17gA/ba8/bC7g9/9/4o5oE3/9/1r27/9/9").captures("gBgDgE;bIoIrI;-;-");
        }

        @Test
        void r36_bloqueursSubtractsGroupsAndTheMostCapturedColor() {
            GameState game = Scene.of("bloqueurs-3", "bAb2b36/9/gCg2g36/9/oE8/9/9/9/9")
                    .captures("g7g8o9;-;b9")
                    .state();
            assertThat(scores(game)).containsExactly(-1 - 2, -1, -1 - 1);
        }

        @Test
        void r37_oneGroupAndThreeTilesOfAColorLoseToTwoGroupsAndOneTileOfEach() {
            GameState game = four("bloqueurs-4").state();
            assertThat(game.standings().bySeat())
                    .extracting(Standing::groupCount)
                    .containsExactly(1, 2, 1, 1);
            assertThat(game.standings().bySeat())
                    .extracting(Standing::captureCount)
                    .containsExactly(3, 3, 0, 0);
            assertThat(scores(game)).containsExactly(-4, -3, -1, -1);
            assertThat(ranks(game)).containsExactly(4, 3, 1, 1);
        }

        @Test
        void r37_theStandardScoringReversesThatResult() {
            GameState game = four("standard-4").state();
            assertThat(scores(game)).containsExactly(-1, -2, -1, -1);
            assertThat(ranks(game)).containsExactly(3, 4, 1, 1);
        }
    }

    @Nested
    class TwoPlayers {
        /** Both players have one tile of each color left to place. */
        private final GameState late = Scene.of("two-player", EMPTY)
                .holdings("b=12345/", "o=12345/", "g=12345/", "r=12345/")
                .state();

        @Test
        void r38_eachSeatOwnsTwoColors() {
            GameState game = Rulesets.twoPlayer().deal(38);
            assertThat(game.colors(Seat.ONE)).containsExactly(Color.BLUE, Color.ORANGE);
            assertThat(game.colors(Seat.TWO)).containsExactly(Color.GREEN, Color.RED);
        }

        @Test
        void r39_eachColorHasARackAndAPileAndEitherMayBePlayed() {
            GameState game = Rulesets.twoPlayer().deal(39);
            for (Seat seat : game.seats()) {
                for (Color color : game.colors(seat)) {
                    assertThat(game.rack(color).size()).isEqualTo(5);
                    assertThat(game.pileSize(color)).isEqualTo(23);
                }
            }
            assertThat(colors(game)).containsExactly(Color.BLUE, Color.ORANGE);
        }

        @Test
        void r40_onlyGroupsOfTheCapturedColorMustNotBeSplit() {
            GameState game = Scene.of("two-player", "9/9/9/9/3g4reg63/9/9/3gHghg$3/9")
                    .holdings("b=EG5e$")
                    .state();
            assertThat(cells(game, "b5")).isEqualTo("A5 B5 C5 D5 E5 F5 G5 I5");
        }

        @Test
        void r41_aSeatsColorsMayNotCaptureEachOther() {
            GameState game = Scene.of("two-player", "9/9/9/9/4oe4/9/9/9/9")
                    .holdings("b=AE5e$")
                    .state();
            assertThat(kinds(game, "bE@E5")).containsExactly(OWN_TILE);
        }

        @Test
        void r42_theDrawnTileHasTheColorOfThePlacedOne() {
            GameState game =
                    Scene.of("two-player", EMPTY).holdings("b=12345", "o=12345").state();
            assertThat(place(game, "o1@A1").drawn()).contains(Tile.parse("oA"));
            assertThat(place(game, "b1@A1").drawn()).contains(Tile.parse("bA"));
        }

        @Test
        void r43_aColorThatCannotRefillItsRackIsPutAsideFaceUp() {
            assertThat(late.isFaceUp(Color.ORANGE)).isFalse();
            Outcome outcome = place(late, "o1@A1");
            GameState after = outcome.after();
            assertThat(outcome.finished()).contains(Color.ORANGE);
            assertThat(after.isFinished(Color.ORANGE)).isTrue();
            assertThat(after.isFinished(Seat.ONE)).isFalse();
            assertThat(after.isFaceUp(Color.ORANGE)).isTrue();
            assertThat(after.viewFor(Seat.TWO).rack(Color.ORANGE)).hasToString("Optional[2345]");
            assertThat(after.viewFor(Seat.TWO).rack(Color.BLUE)).isEmpty();
        }

        @Test
        void r44_itsOwnerContinuesWithTheOtherColor() {
            GameState game = play(late, "o1@A1", "g1@B1");
            assertThat(colors(game)).containsExactly(Color.BLUE);
            assertThat(kinds(game, "o2@A2")).containsExactly(COLOR_FINISHED);
        }

        @Test
        void r45_theGameEndsWhenBothHaveFinishedBothColors() {
            GameState last = play(late, "o1@A1", "g1@B1", "b1@C1");
            assertThat(last.isOver()).isFalse();
            GameState end = play(last, "r1@D1");
            assertThat(end.isOver()).isTrue();
            assertThat(end.seats()).allMatch(end::isFinished);
        }

        @Test
        void r46_theGroupsOfBothColorsAreAdded() {
            GameState game =
                    Scene.of("two-player", "bA7b9/9/oC8/9/gE8/9/rG8/9/9").state();
            assertThat(scores(game)).containsExactly(-3, -2);
        }

        @Test
        void r46_r47_theEndOfAWholeGame() {
            Standings standings = Scene.stuck("two-players-final").standings();
            assertThat(standings).hasToString("1. seat 1: -5; 2. seat 2: -9");
            assertThat(standings.bySeat()).extracting(Standing::groupCount).containsExactly(5, 9);
            assertThat(standings.bySeat()).extracting(Standing::captureCount).containsExactly(6, 9);
        }

        @Test
        void r47_aTieGoesToThePlayerWithFewerCaptures() {
            GameState game = Scene.of("two-player", "bA8/9/9/9/gE8/9/9/9/9")
                    .captures("g1;o1o2")
                    .state();
            assertThat(scores(game)).containsExactly(-1, -1);
            assertThat(ranks(game)).containsExactly(1, 2);
        }
    }
}
