package io.github.uptownrules.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.RandomSetup;
import io.github.uptownrules.variants.Rulesets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Checks that a {@link MutableBoard} agrees with the immutable game, and that a {@link Playout} follows the rules. */
class MutableBoardProperties {
    @Provide
    Arbitrary<Ruleset> rulesets() {
        Ruleset limited = Rulesets.standard(4).toBuilder("limited")
                .placementLimit(20)
                .rackSize(Seat.TWO, 3)
                .build();
        return Arbitraries.of(
                Stream.concat(Rulesets.all().stream(), Stream.of(limited)).toList());
    }

    @Property(tries = 200)
    void aBoardFollowsAGame(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        for (GameState start :
                List.of(RandomPlay.position(ruleset, seed), GameState.of(RandomSetup.of(ruleset, seed)))) {
            SplitMix64 random = new SplitMix64(seed);
            GameState game = start;
            MutableBoard board = new MutableBoard(game.viewFor(Seat.ONE));
            while (!game.isOver()) {
                Move move = game.legalMoves()
                        .get(RandomInts.below(random, game.legalMoves().size()));
                board.place(
                        game.turn().orElseThrow().ordinal(),
                        move.tile().color().ordinal(),
                        move.tile().face().ordinal(),
                        move.cell().ordinal());
                game = game.play(move);
                if (RandomInts.below(random, 8) == 0 || game.isOver()) {
                    assertAgrees(new MutableBoard(start.viewFor(Seat.ONE)).set(board), game);
                    assertAgrees(board, game);
                }
            }
        }
    }

    private static void assertAgrees(MutableBoard board, GameState game) {
        for (Seat seat : game.seats()) {
            assertThat(board.captures(seat.ordinal())).isEqualTo(game.captureCount(seat));
            assertThat(board.score(seat.ordinal()))
                    .isEqualTo(game.standings().forSeat(seat).score());
            for (Color name : game.colors(seat)) {
                int color = name.ordinal();
                CellSet cells = game.board().cells(name);
                assertThat(CellSet.ofWords(board.upper(color), board.lower(color)))
                        .isEqualTo(cells);
                assertThat(board.unplayed[color])
                        .isEqualTo(game.board().unplayed(name).bits());
                assertThat(board.left(color) == 0).isEqualTo(game.isFinished(name));
                assertThat(board.groups(color)).isEqualTo(cells.groupCount());
                assertThat(CellSet.ofWords(board.cutUpper(color), board.cutLower(color)))
                        .isEqualTo(cells.articulationCells());
                for (int count = 1; count <= MutableBoard.MOST_TOUCHED; count++) {
                    CellSet touched = CellSet.ofWords(board.touchUpper(color, count), board.touchLower(color, count));
                    assertThat(touched).isEqualTo(touching(cells, count));
                }
            }
        }
    }

    private static CellSet touching(CellSet cells, int count) {
        return Cell.all().stream()
                .filter(cell -> !cells.contains(cell))
                .filter(cell -> cells.with(cell).groupOf(cell).without(cell).groupCount() >= count)
                .collect(CellSet.toCellSet());
    }

    /** A world played on move by move is one of the view's worlds, and every move is legal. */
    @Property(tries = 100)
    void playoutsFollowTheRulesInAPossibleWorld(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        GameState game = RandomPlay.position(ruleset, seed);
        if (game.isOver()) {
            return;
        }
        PlayerView view = game.viewFor(game.turn().orElseThrow());
        Optional<Evaluation> judge = Weights.of(ruleset).map(Evaluation::new).filter(known -> seed % 2 == 0);
        Playout playout =
                new Playout(view, judge).deal(new MutableBoard(view), HiddenTiles.alike(view), new SplitMix64(seed));
        MutableBoard before = new MutableBoard(view);
        int plies = 0;
        while (playout.playOn(1)) {
            int changed = 0;
            for (Color name : Color.all()) {
                int color = name.ordinal();
                int played = before.unplayed[color] & ~playout.board.unplayed[color];
                if (played != 0) {
                    changed++;
                    assertThat(Integer.bitCount(played)).isEqualTo(1);
                    assertThat(before.left(color)).isPositive();
                    assertLegal(before, playout.board, color, Integer.numberOfTrailingZeros(played));
                }
            }
            assertThat(changed).isEqualTo(1);
            before.set(playout.board);
            plies++;
        }
        assertThat(plies).isPositive();
    }

    private static void assertLegal(MutableBoard before, MutableBoard after, int color, int face) {
        CellSet placed = CellSet.ofWords(after.upper(color), after.lower(color))
                .difference(CellSet.ofWords(before.upper(color), before.lower(color)));
        assertThat(placed.size()).isEqualTo(1);
        Cell cell = placed.get(0);
        assertThat(Face.all().get(face).fits(cell)).isTrue();
        int captured = before.colorOn(cell.ordinal());
        if (captured != MutableBoard.NONE) {
            assertThat(before.owner(captured)).isNotEqualTo(before.owner(color));
            assertThat(CellSet.ofWords(before.cutUpper(captured), before.cutLower(captured))
                            .contains(cell))
                    .isFalse();
        }
    }
}
