package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.fixtures.Texts;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.RandomSetup;
import io.github.uptownrules.testkit.laws.StuckPositions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Q1 to Q3: seats that cannot place are skipped, and the game ends when nobody can. */
class StuckTest {
    private static GameState position(String name, String shape) {
        return Texts.position(StuckPositions.get(name), shape);
    }

    @Test
    void q1_aSeatWhoseTilesFitNowhereIsNotToMove() {
        GameState game = position("three-players-seat-1-stuck", "three");
        assertThat(game.turn()).contains(Seat.TWO);
        String text = game.toString().replace(" 2 -;-;- ", " 1 -;-;- ");
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> Texts.position(text))
                .withMessage("turn: seat 1 cannot place a tile");
    }

    @Test
    void q1_theTurnPassesOverIt() {
        GameState game = position("three-players-seat-1-stuck", "three");
        Placement placement = game.place(Texts.move("g6@D6", game));
        assertThat(placement.skipped()).isEmpty();
        assertThat(placement.after().turn()).contains(Seat.THREE);
        GameState third = placement.after();
        Placement next = third.place(Texts.move("o9@I9", third));
        assertThat(next.skipped()).containsExactly(Seat.ONE);
        assertThat(next.after().turn()).contains(Seat.TWO);
    }

    @Test
    void q1_aSkippedSeatPlacesAndDrawsNothing() {
        GameState game = position("three-players-seat-1-stuck", "three");
        GameState after = Texts.play(game, "g6@D6 o9@I9");
        assertThat(after.rack(Color.BLUE)).isEqualTo(game.rack(Color.BLUE));
        assertThat(after.pile(Color.BLUE)).isEqualTo(game.pile(Color.BLUE));
        assertThat(after.captures(Seat.ONE)).isEmpty();
    }

    /** Whoever was passed over could not place, and yet there are worlds of a view just after that in which it could. */
    @Test
    void q15_aViewDoesNotRememberASkip() {
        SplitMix64 random = new SplitMix64(15);
        int forgotten = 0;
        for (int seed = 0; seed < 150; seed++) {
            int shape = seed % JudgedRuleset.shapes().size();
            GameState game = GameState.of(
                    RandomSetup.late(JudgedRuleset.shapes().get(shape).ruleset(), seed));
            for (Move move : game.legalMoves()) {
                Placement placement = game.place(move);
                PlayerView view = placement.after().viewFor(placement.seat());
                for (Seat skipped : placement.skipped()) {
                    forgotten += canNeverPlace(view, skipped, random) ? 0 : 1;
                }
            }
        }
        assertThat(forgotten).isPositive();
    }

    private static boolean canNeverPlace(PlayerView view, Seat seat, SplitMix64 random) {
        return Stream.generate(() -> view.sample(random))
                .limit(20)
                .allMatch(world -> world.colors(seat).stream()
                        .filter(color -> !world.isFinished(color))
                        .flatMap(color -> world.rack(color).stream().map(face -> Tile.of(color, face)))
                        .allMatch(tile -> world.targets(tile).isEmpty()));
    }

    @Test
    void q1_q2_aWholeGameInWhichTwoSeatsAreSkipped() {
        GameState game = position("two-players-start", "two-by-two");
        List<String> skips = new ArrayList<>();
        int placements = 0;
        for (String text : StuckPositions.moves()) {
            Move move = Texts.move(text, game);
            assertThat(MoveText.of(move, game)).hasToString(text);
            Placement placement = game.place(move);
            game = placement.after();
            placements++;
            if (!placement.skipped().isEmpty()) {
                skips.add(placements + ": " + placement.skipped());
            }
            if (placements == 91) {
                assertThat(game).isEqualTo(position("two-players-after-91", "two-by-two"));
            }
            if (placements == 95) {
                assertThat(game).isEqualTo(position("two-players-after-95", "two-by-two"));
            }
        }
        assertThat(game).isEqualTo(position("two-players-final", "two-by-two"));
        assertThat(game.isOver()).isTrue();
        assertThat(skips).containsExactly("91: [2]", "95: [1]");
    }

    /** Q3: tiles that a stuck seat could not place do not count; only the board and the captures do. */
    @Test
    void q3_unplayedTilesDoNotCount() {
        GameState game = position("three-players-seat-1-stuck", "three");
        assertThat(game.standings().forSeat(Seat.ONE).score()).isEqualTo(-game.groupCount(Color.BLUE));
    }
}
