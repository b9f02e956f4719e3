package io.github.uptownrules.core;

import static io.github.uptownrules.core.Scene.EMPTY;
import static io.github.uptownrules.core.Scene.cells;
import static io.github.uptownrules.core.Scene.place;
import static io.github.uptownrules.core.Scene.play;
import static io.github.uptownrules.core.Scene.ranks;
import static io.github.uptownrules.core.Scene.scores;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Outcome;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.PositionException;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.RandomSetup;
import io.github.uptownrules.testkit.laws.StuckPositions;
import io.github.uptownrules.variants.Rulesets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The rulings in order and by number, to be read alongside {@code docs/rules.md}, after {@link RulesTest} and
 * {@link ScoreAndTwoPlayersTest}. Tests search for cases that are too rare to occur by chance, and fail if they find
 * none.
 */
class RulingsTest {
    private static final Ruleset FOUR = Rulesets.standard(4);
    private static final Ruleset FIVE = Rulesets.standard(5);

    @Test
    void q1_aStuckSeatCannotBeToMove() {
        GameState game = Scene.stuck("three-players-seat-1-stuck");
        assertThat(game.turn()).contains(Seat.TWO);
        String text = game.toString().replace(" 2 -;-;- ", " 1 -;-;- ");
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> Scene.position(text))
                .withMessage("turn: seat 1 cannot place a tile");
    }

    @Test
    void q1_aStuckSeatIsSkipped() {
        Outcome outcome = place(Scene.stuck("three-players-seat-1-stuck"), "g6@D6");
        assertThat(outcome.skipped()).isEmpty();
        assertThat(outcome.after().turn()).contains(Seat.THREE);
        Outcome next = place(outcome.after(), "o9@I9");
        assertThat(next.skipped()).containsExactly(Seat.ONE);
        assertThat(next.after().turn()).contains(Seat.TWO);
    }

    @Test
    void q1_aSkippedSeatPlacesAndDrawsNothing() {
        GameState game = Scene.stuck("three-players-seat-1-stuck");
        GameState after = play(game, "g6@D6", "o9@I9");
        assertThat(after.rack(Color.BLUE)).isEqualTo(game.rack(Color.BLUE));
        assertThat(after.pile(Color.BLUE)).isEqualTo(game.pile(Color.BLUE));
        assertThat(after.captures(Seat.ONE)).isEmpty();
    }

    @Test
    void q1_q2_aWholeGameInWhichTwoSeatsAreSkipped() {
        GameState game = Scene.stuck("two-players-start");
        List<String> skips = new ArrayList<>();
        int placements = 0;
        for (String text : StuckPositions.moves()) {
            Move move = MoveText.parse(text, game);
            assertThat(MoveText.of(move, game)).hasToString(text);
            Outcome outcome = game.outcome(move);
            game = outcome.after();
            placements++;
            if (!outcome.skipped().isEmpty()) {
                skips.add(placements + ": " + outcome.skipped());
            }
            if (placements == 91) {
                assertThat(game).isEqualTo(Scene.stuck("two-players-after-91"));
            }
            if (placements == 95) {
                assertThat(game).isEqualTo(Scene.stuck("two-players-after-95"));
            }
        }
        assertThat(game).isEqualTo(Scene.stuck("two-players-final"));
        assertThat(game.isOver()).isTrue();
        assertThat(skips).containsExactly("91: [2]", "95: [1]");
    }

    @Test
    void q2_aColorIsFinishedWhenItsPileIsEmptyAndItsRackIsOneShort() {
        GameState game = Scene.of("standard-3", EMPTY)
                .holdings("b=12345/6", "g=12345/6", "o=12345/6")
                .state();
        GameState full = play(game, "b1@A1", "g1@B1", "o1@C1");
        assertThat(full.pileSize(Color.BLUE)).isZero();
        assertThat(full.isFinished(Color.BLUE)).isFalse();
        GameState oneShort = play(full, "b2@A2");
        assertThat(oneShort.isFinished(Color.BLUE)).isTrue();
        assertThat(oneShort.isFinished(Color.GREEN)).isFalse();
    }

    @Test
    void q2_theGameEndsWhenNoSeatCanPlaceEvenIfTilesAreLeft() {
        int found = 0;
        for (long seed = 0; seed < 1_000; seed++) {
            GameState game = GameState.of(RandomSetup.late(FIVE, seed));
            if (!game.seats().stream().allMatch(game::isFinished)) {
                boolean isStuck = game.seats().stream().noneMatch(seat -> canPlace(game, seat));
                assertThat(game.isOver()).isEqualTo(isStuck);
                found += isStuck ? 1 : 0;
            }
        }
        assertThat(found).isPositive();
    }

    /** Returns whether a seat has a playable tile that fits a cell open to it. */
    private static boolean canPlace(GameState game, Seat seat) {
        return game.colors(seat).stream()
                .filter(color -> !game.isFinished(color))
                .flatMap(color -> game.rack(color).stream().map(face -> Tile.of(color, face)))
                .anyMatch(tile -> !game.targets(tile).isEmpty());
    }

    @Test
    void q3_unplacedTilesOfAStuckSeatDoNotCount() {
        GameState game = Scene.stuck("three-players-seat-1-stuck");
        assertThat(game.standings().forSeat(Seat.ONE).score()).isEqualTo(-game.groupCount(Color.BLUE));
    }

    @Test
    void q4_aSeatMustCaptureIfOnlyCapturesAreLegal() {
        GameState game = Scene.of("standard-3", "g1g2g3g4g5g6g7g8g9/o1o2o3o4o5o6o7o8o9/gaoagCgboboCgcocg$/9/9/9/9/9/9")
                .holdings("b=ABCab")
                .state();
        assertThat(cells(game, "bA")).isEqualTo("A1 A9");
        assertThat(game.legalMoves())
                .allSatisfy(move -> assertThat(game.outcome(move).captured()).isPresent());
    }

    @Test
    void q4_aCaptureIsLegalWheneverNoOtherMoveIs() {
        int found = 0;
        for (long seed = 0; seed < 4_000; seed++) {
            GameState game = GameState.of(RandomSetup.of(FIVE, seed));
            CellSet empty = game.board().occupiedCells().complement();
            if (!game.isOver() && game.legalMoves().stream().map(Move::cell).noneMatch(empty::contains)) {
                found++;
                assertThat(game.legalMoves())
                        .isNotEmpty()
                        .allSatisfy(move ->
                                assertThat(game.outcome(move).captured()).isPresent());
            }
        }
        assertThat(found).isPositive();
    }

    @Test
    void q5_tiedSeatsShareARankAndTheNextRankIsOmitted() {
        GameState game = Scene.of("standard-5", "bA7b9/9/gC8/9/oE8/9/rG7r9/2yH6/y13y5yI3")
                .captures("gGgH;rBrC;yEyF;oGoH;-")
                .state();
        assertThat(scores(game)).containsExactly(-2, -1, -1, -2, -3);
        assertThat(ranks(game)).containsExactly(3, 1, 1, 3, 5);
        assertThat(game.standings().winners()).containsExactly(Seat.TWO, Seat.THREE);
    }

    @Test
    void q6_fewestCapturesBreakATieInBloqueurs() {
        // Seats 1 and 2 both have a score of -3, with two and three captured tiles.
        GameState game = Scene.of("bloqueurs-4", "b17gA/ba8/bC7g9/9/4o5oE3/9/1r27/9/9")
                .captures("gBgD;bIoIrI;gE;-")
                .state();
        assertThat(scores(game)).containsExactly(-3, -3, -2, -1);
        assertThat(ranks(game)).containsExactly(3, 4, 2, 1);
    }

    @Test
    void q7_bloqueursForTwoCountsOneOfTheOpponentsColors() {
        GameState end =
                Scene.position(StuckPositions.get("two-players-final").replace("two-player ", "two-player-bloqueurs "));
        // Seat 1 captured three of green and three of red, seat 2 four of blue and five of orange.
        assertThat(end.captures(Seat.ONE)).hasToString("[g1, g3, ga, rG, r1, r7]");
        assertThat(end.captures(Seat.TWO)).hasToString("[b3, bb, bd, bh, oE, o2, o5, o9, of]");
        assertThat(scores(end)).containsExactly(-5 - 3, -9 - 5);
    }

    @Test
    void q8_colorsCapturedEquallyOftenCountOnce() {
        GameState game = Scene.of("bloqueurs-4", "b17gA/ba8/bC7g9/9/4o5oE3/9/1r27/9/9")
                .captures("gBgDgE;bIoIrI;-;-")
                .state();
        assertThat(scores(game).get(1)).isEqualTo(-2 - 1);
    }

    @Test
    void q9_theNamedSeatStartsOtherwiseSeatOne() {
        String game = FOUR.deal(9).toString();
        assertThat(FOUR.deal(9).turn()).contains(Seat.ONE);
        for (Seat seat : FOUR.seats()) {
            assertThat(FOUR.deal(9, seat).turn()).contains(seat);
            assertThat(FOUR.deal(9, seat)).hasToString(game.replace(" 1 ", " " + seat + " "));
        }
    }

    @Test
    void q10_aTileOfAFinishedColorMayBeCaptured() {
        GameState game = Scene.of("standard-3", "4gA4/9/9/9/9/9/9/9/9")
                .holdings("b=12345/", "g=1234/", "o=12345/")
                .state();
        assertThat(game.isFinished(Color.GREEN)).isTrue();
        assertThat(place(game, "b5xA5").captured()).contains(Tile.parse("gA"));
    }

    @Test
    void q10_tilesOfFinishedColorsAreCapturedInGames() {
        int found = 0;
        for (long seed = 0; seed < 100; seed++) {
            for (RandomPlay.Step step : RandomPlay.steps(FOUR, seed)) {
                found +=
                        (int) step
                                .before()
                                .board()
                                .tileAt(step.move().cell())
                                .map(Tile::color)
                                .filter(step.before()::isFinished)
                                .stream()
                                .count();
            }
        }
        assertThat(found).isPositive();
    }

    @Test
    void q11_aSeatWithoutTilesHasNoGroupsAndTheBestResult() {
        GameState game = Scene.of("standard-3", "9/9/gC8/9/oE8/9/9/9/9")
                .captures("gB;b1;-")
                .state();
        assertThat(game.groupCount(Seat.ONE)).isZero();
        assertThat(game.standings().forSeat(Seat.ONE).groupCount()).isZero();
        assertThat(ranks(game)).containsExactly(1, 3, 2);
    }

    @Test
    void q12_theOrderOfAPileIsFixedByTheDealAndHiddenFromItsOwner() {
        GameState game = Rulesets.standard(3).deal(12);
        Face next = game.pile(Color.BLUE).get(0);
        assertThat(game.legalMoves())
                .allSatisfy(move -> assertThat(game.outcome(move).drawn()).contains(Tile.of(Color.BLUE, next)));
        assertThat(game.viewFor(Seat.ONE).toString()).contains(" b=" + game.rack(Color.BLUE) + "/?23;");
    }

    @Test
    void q13_aPlayerSeesBoardCapturesSizesItsOwnRacksAndFaceUpRacks() {
        GameState game = Scene.of("two-player", "8g9/9/9/9/9/9/9/9/9")
                .holdings("b=12345/6", "o=1234/", "g=ABCDE/", "r=12345/")
                .state();
        String faceUp = game.toString().replaceFirst("[^ ]*$", "");
        assertThat(faceUp).startsWith("two-player 8g9/9/9/9/9/9/9/9/9 1 gF");
        assertThat(game.viewFor(Seat.ONE)).hasToString(faceUp + "b=12345/?1,o=1234/-;g=?5/-,r=?5/-");
        assertThat(game.viewFor(Seat.TWO)).hasToString(faceUp + "b=?5/?1,o=1234/-;g=ABCDE/-,r=12345/-");
        assertThat(game.viewFor(Viewer.SPECTATOR)).hasToString(faceUp + "b=?5/?1,o=1234/-;g=?5/-,r=?5/-");
    }

    @Test
    void q14_symbolsAreAssignedInReadingOrder() {
        GameState game = Scene.of("standard-3", EMPTY).holdings("b=aefhi").state();
        assertThat(cells(game, "b" + Face.MAN)).startsWith("A1 ").endsWith(" C3");
        assertThat(cells(game, "b" + Face.SKYLINE)).startsWith("D4 ").endsWith(" F6");
        assertThat(cells(game, "b" + Face.SAXOPHONE)).startsWith("D7 ").endsWith(" F9");
        assertThat(cells(game, "b" + Face.PLAYING_CARDS)).startsWith("G4 ").endsWith(" I6");
        assertThat(cells(game, "b" + Face.CHAMPAGNE)).startsWith("G7 ").endsWith(" I9");
    }

    /** A skipped seat could not place a tile, but the next view has possible worlds in which it could have. */
    @Test
    void q15_aViewDoesNotRememberASkip() {
        SplitMix64 random = new SplitMix64(15);
        int forgotten = 0;
        for (int seed = 0; seed < 150; seed++) {
            int shape = seed % JudgedRuleset.shapes().size();
            GameState game = GameState.of(
                    RandomSetup.late(JudgedRuleset.shapes().get(shape).ruleset(), seed));
            for (Move move : game.legalMoves()) {
                Outcome outcome = game.outcome(move);
                PlayerView view = outcome.after().viewFor(outcome.seat());
                for (Seat skipped : outcome.skipped()) {
                    forgotten += canNeverPlace(view, skipped, random) ? 0 : 1;
                }
            }
        }
        assertThat(forgotten).isPositive();
    }

    private static boolean canNeverPlace(PlayerView view, Seat seat, SplitMix64 random) {
        return Stream.generate(() -> view.sample(random)).limit(20).noneMatch(world -> canPlace(world, seat));
    }
}
