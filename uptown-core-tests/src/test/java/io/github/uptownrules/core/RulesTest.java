package io.github.uptownrules.core;

import static io.github.uptownrules.core.Scene.EMPTY;
import static io.github.uptownrules.core.Scene.cells;
import static io.github.uptownrules.core.Scene.kinds;
import static io.github.uptownrules.core.Scene.place;
import static io.github.uptownrules.core.Scene.play;
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
 * The rules of the board and of a turn, R1 to R25, to be read alongside {@code docs/rules.md}. Each test sets up a small
 * position. {@link ScoreAndTwoPlayersTest} tests the other rules, and {@link RulingsTest} the rulings. Properties of all
 * positions are tested elsewhere.
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
}
