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
import static io.github.uptownrules.core.game.MoveFault.Kind.NOT_ON_RACK;
import static io.github.uptownrules.core.game.MoveFault.Kind.OWN_TILE;
import static io.github.uptownrules.core.game.MoveFault.Kind.SPLITS_GROUP;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Outcome;
import io.github.uptownrules.core.game.PositionException;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Standing;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.variants.Rulesets;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/**
 * The rules in order and by number, to be read alongside {@code docs/rules.md}. Each test sets up a small position.
 * Properties of all positions are tested elsewhere; the rulings are in {@link RulingsTest}.
 */
class RulesTest {
    @Nested
    class BoardTilesDeal {
        @Test
        void r1_twoToFivePlay() {
            assertThat(Rulesets.all().stream().map(ruleset -> ruleset.seats().size()))
                    .containsOnly(2, 3, 4, 5);
        }

        @Test
        void r2_theBoardIsASquareOf81Cells() {
            assertThat(Rulesets.standard(3).deal(2).board()).hasToString("9/9/9/9/9/9/9/9/9");
            assertThat(Cell.all()).hasSize(81);
        }

        @Test
        void r3_rowsAreLetteredFromTheTop() {
            GameState game = Scene.of("standard-3", "4bA4/9/9/9/9/9/9/9/4bI4").state();
            assertThat(game.board().cells(Color.BLUE)).containsExactly(Cell.A5, Cell.I5);
        }

        @Test
        void r4_columnsAreNumberedFromTheLeft() {
            GameState game = Scene.of("standard-3", "9/9/9/9/b17b9/9/9/9/9").state();
            assertThat(game.board().cells(Color.BLUE)).containsExactly(Cell.E1, Cell.E9);
        }

        @Test
        void r5_eachOfTheNineAreasHasASymbol() {
            String board = "9/1ba2bb2bc1/9/9/1bd2be2bf1/9/9/1bg2bh2bi1/9";
            assertThat(Scene.of("standard-3", board).state().board()).hasToString(board);
            assertThatExceptionOfType(PositionException.class)
                    .isThrownBy(() ->
                            Scene.of("standard-3", "9/1bb2ba5/9/9/9/9/9/9/9").state())
                    .withMessageContaining("bb does not fit")
                    .withMessageContaining("ba does not fit");
        }

        @Test
        void r6_thereAreFiveColorsOf28Tiles() {
            GameState game = Rulesets.standard(5).deal(6);
            assertThat(Color.all()).hasSize(5).allMatch(color -> game.rackSize(color) + game.pileSize(color) == 28);
        }

        @Test
        void r7_nineLettersNineNumbersNineSymbolsAndMoney() {
            GameState game = Rulesets.standard(3).deal(7);
            Set<Face> tiles = EnumSet.copyOf(game.pile(Color.BLUE));
            game.rack(Color.BLUE).forEach(tiles::add);
            assertThat(tiles.stream().map(Face::toString)).containsExactly("ABCDEFGHI123456789abcdefghi$".split(""));
        }

        @Test
        void r8_withThreeToFiveSeatsEachOwnsOneColor() {
            for (int seats = 3; seats <= 5; seats++) {
                Ruleset ruleset = Rulesets.standard(seats);
                assertThat(ruleset.seats()).hasSize(seats);
                assertThat(ruleset.seats().stream().flatMap(seat -> ruleset.colors(seat).stream()))
                        .hasSize(seats)
                        .doesNotHaveDuplicates();
            }
        }

        @Test
        void r9_eachColorIsShuffledSeparately() {
            GameState game = Rulesets.standard(3).deal(9);
            assertThat(ImmutableList.of(game.pile(Color.BLUE), game.pile(Color.GREEN), game.pile(Color.ORANGE)))
                    .doesNotHaveDuplicates()
                    .noneMatch(pile -> pile.stream().sorted().toList().equals(pile));
            assertThat(Rulesets.standard(3).deal(10).pile(Color.BLUE)).isNotEqualTo(game.pile(Color.BLUE));
        }

        @Test
        void r10_aRackHasFiveTilesThatOnlyItsOwnerSees() {
            GameState game = Rulesets.standard(3).deal(10);
            assertThat(game.rack(Color.BLUE).size()).isEqualTo(5);
            assertThat(game.viewFor(Seat.ONE).rack(Color.BLUE)).contains(game.rack(Color.BLUE));
            assertThat(game.viewFor(Seat.TWO).rack(Color.BLUE)).isEmpty();
            assertThat(game.viewFor(Viewer.SPECTATOR).rack(Color.BLUE)).isEmpty();
        }

        @Test
        void r11_theFirstSeatIsRandomOrChosen() {
            Ruleset ruleset = Rulesets.standard(3);
            Set<Seat> drawn = EnumSet.noneOf(Seat.class);
            for (long seed = 0; seed < 20; seed++) {
                drawn.add(ruleset.dealRandomStart(seed).turn().orElseThrow());
            }
            assertThat(drawn).containsExactly(Seat.ONE, Seat.TWO, Seat.THREE);
            assertThat(ruleset.seats())
                    .allSatisfy(
                            seat -> assertThat(ruleset.deal(11, seat).turn()).contains(seat));
        }
    }

    @Nested
    class ATurn {
        @Test
        void r12_theTurnPassesClockwise() {
            GameState game = Scene.of("standard-3", EMPTY).turn(2).state();
            StringBuilder turns = new StringBuilder();
            for (int ply = 0; ply < 7; ply++) {
                turns.append(game.turn().orElseThrow());
                game = game.play(game.legalMoves().get(0));
            }
            assertThat(turns).hasToString("2312312");
        }

        @Test
        void r13_exactlyOneTileOfTheRackIsPlaced() {
            GameState game = Scene.of("standard-3", EMPTY).holdings("b=12345").state();
            assertThat(kinds(game, "b6@E6")).containsExactly(NOT_ON_RACK);
            GameState after = play(game, "b5@E5");
            assertThat(after.board()).hasToString("9/9/9/9/4b54/9/9/9/9");
            assertThat(after.turn()).contains(Seat.TWO);
        }

        @Test
        void r14_aNumberFitsItsColumn() {
            GameState game = Scene.of("standard-3", EMPTY).holdings("b=AE5e$").state();
            assertThat(cells(game, "b5")).isEqualTo("A5 B5 C5 D5 E5 F5 G5 H5 I5");
        }

        @Test
        void r15_aLetterFitsItsRow() {
            GameState game = Scene.of("standard-3", EMPTY).holdings("b=AE5e$").state();
            assertThat(cells(game, "bA")).isEqualTo("A1 A2 A3 A4 A5 A6 A7 A8 A9");
        }

        @Test
        void r16_aSymbolFitsItsArea() {
            GameState game = Scene.of("standard-3", EMPTY).holdings("b=AE5e$").state();
            assertThat(cells(game, "be")).isEqualTo("D4 D5 D6 E4 E5 E6 F4 F5 F6");
        }

        @Test
        void r17_moneyFitsEveryCell() {
            GameState game = Scene.of("standard-3", EMPTY).holdings("b=AE5e$").state();
            assertThat(cells(game, "b$").split(" ")).hasSize(81);
        }

        @Test
        void r18_theCellIsEmptyOrHasAnOpponentsTileWhichIsCaptured() {
            GameState game = Scene.of("standard-3", "9/9/9/9/4gE4/9/9/9/9")
                    .holdings("b=AE5e$")
                    .state();
            assertThat(cells(game, "b5")).isEqualTo("A5 B5 C5 D5 E5 F5 G5 H5 I5");
            assertThat(place(game, "b5@A5").captured()).isEmpty();
            Outcome capture = place(game, "b5xE5");
            assertThat(capture.captured()).contains(Tile.parse("gE"));
            assertThat(capture.after().board()).hasToString("9/9/9/9/4b54/9/9/9/9");
        }

        @Test
        void r19_aCaptureMustNotSplitAGroup() {
            GameState game = Scene.of("standard-3", "9/9/9/9/3g4geg63/9/9/9/9")
                    .holdings("b=AE5e$")
                    .state();
            assertThat(kinds(game, "bE@E5")).containsExactly(SPLITS_GROUP);
            assertThat(cells(game, "bE")).isEqualTo("E1 E2 E3 E4 E6 E7 E8 E9");
        }

        @Test
        void r19_aTileOfARingMayBeCaptured() {
            GameState game = Scene.of("standard-3", "9/9/9/3gDg54/3g4gE4/9/9/9/9")
                    .holdings("b=AE5e$")
                    .state();
            assertThat(cells(game, "be")).isEqualTo("D4 D5 D6 E4 E5 E6 F4 F5 F6");
        }

        @Test
        void r20_aTileThatIsAGroupByItselfMayBeCaptured() {
            GameState game = Scene.of("standard-3", "9/9/9/9/4g54/9/9/9/9")
                    .holdings("b=AE5e$")
                    .state();
            assertThat(play(game, "bExE5").groupCount(Color.GREEN)).isZero();
        }

        @Test
        void r21_aPlayerCannotCaptureItsOwnTile() {
            GameState game = Scene.of("standard-3", "9/9/9/9/4b54/9/9/9/9")
                    .holdings("b=AE6e$")
                    .state();
            assertThat(kinds(game, "bE@E5")).containsExactly(OWN_TILE);
        }

        @Test
        void r22_aCapturedTileStaysFaceUpWithItsCaptor() {
            GameState game = Scene.of("standard-3", "9/9/9/9/4g54/9/9/9/9")
                    .holdings("b=AE5e$")
                    .state();
            GameState after = play(game, "bExE5");
            assertThat(after.captures(Seat.ONE)).containsExactly(Tile.parse("g5"));
            assertThat(after.viewFor(Seat.THREE).captures(Seat.ONE)).containsExactly(Tile.parse("g5"));
            assertThat(after.viewFor(Viewer.SPECTATOR).captures(Seat.ONE)).containsExactly(Tile.parse("g5"));
        }

        @Test
        void r23_aCapturedTileNeverComesBack() {
            GameState game = Scene.of("standard-3", "9/9/9/9/4g54/9/9/9/9")
                    .holdings("b=AE5e$")
                    .state();
            GameState after = play(game, "bExE5");
            assertThat(kinds(after, "g5@A5")).containsExactly(NOT_ON_RACK);
            assertThat(after.pile(Color.GREEN)).doesNotContain(Face.COLUMN_5);
            assertThat(after.board().unplayed(Color.GREEN).contains(Face.COLUMN_5))
                    .isFalse();
        }

        @Test
        void r24_aPlacementIsFollowedByADrawWhileThePileLasts() {
            GameState game = Scene.of("standard-3", EMPTY)
                    .holdings("b=12345/6", "g=12345/6", "o=12345/6")
                    .state();
            Outcome last = place(game, "b1@A1");
            assertThat(last.drawn()).contains(Tile.parse("b6"));
            assertThat(last.after().rack(Color.BLUE)).hasToString("23456");
            assertThat(last.after().pileSize(Color.BLUE)).isZero();
            Outcome none = place(play(last.after(), "g1@B1", "o1@C1"), "b2@A2");
            assertThat(none.drawn()).isEmpty();
            assertThat(none.after().rack(Color.BLUE)).hasToString("3456");
        }

        @Test
        void r25_theSizeOfAPileIsPublic() {
            GameState game = Rulesets.standard(3).deal(25);
            for (Viewer viewer : List.of(Seat.ONE, Seat.TWO, Viewer.SPECTATOR)) {
                assertThat(game.viewFor(viewer).pileSize(Color.BLUE)).isEqualTo(23);
            }
        }
    }

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
