package io.github.uptownrules.upturn.bots;

import static io.github.uptownrules.upturn.bots.Tables.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.UpTurnView;
import java.util.List;
import org.junit.jupiter.api.Test;

class AnalysisTest {
    private static final UpTurnState START = UpTurnRuleset.of(3).deal(42);

    private static Analysis analysis(UpTurnState game) {
        return Analysis.of(game.viewFor(game.turn().orElseThrow()), new SplitMix64(1));
    }

    @Test
    void triesEveryCandidateAndListsTheBestFirst() {
        ImmutableList<MoveEstimate<Move>> moves = analysis(START).run(2_000).moves();
        assertThat(moves.stream().map(MoveEstimate::move))
                .containsExactlyInAnyOrderElementsOf(Candidates.of(START.viewFor(Seat.ONE)));
        assertThat(moves.stream().map(MoveEstimate::winShare))
                .isSortedAccordingTo((one, other) -> Double.compare(other, one))
                .allMatch(share -> share >= 0 && share <= 1);
        assertThat(moves).allMatch(move -> move.tries() > 0 && move.standardError() > 0 && move.score() > 0);
    }

    @Test
    void estimatesGrow_andRunsInPartsEqualOneRun() {
        Analysis parts = analysis(START);
        assertThat(parts.moves()).isEmpty();
        double before = parts.run(200).moves().get(0).standardError();
        for (int i = 0; i < 20; i++) {
            parts.run(100);
        }
        assertThat(parts.moves().get(0).standardError()).isLessThan(before / 2);
        assertThat(parts.playouts()).isBetween(2_200L, 2_220L);
        assertThat(parts.moves()).isEqualTo(analysis(START).run(2_200).moves());
    }

    /** Regardless of the hidden tiles, laying the last tile wins, and letting the next seat lay its last tile loses. */
    @Test
    void v4_estimatesAWinningMoveExactly() {
        UpTurnState game = position("upturn-2 40+ 1L 9 ~ 41*,42,44;1*");
        MoveEstimate<Move> best = analysis(game).run(500).moves().get(0);
        assertThat(best.move()).hasToString("41*,42,44");
        assertThat(best.winShare()).isEqualTo(1);
        assertThat(best.score()).isZero();
        // The standard error is computed with one extra win and one extra loss.
        double games = best.tries() + 2.0;
        double mean = (best.tries() + 1) / games;
        assertThat(best.standardError()).isCloseTo(Math.sqrt((mean - mean * mean) / games), within(1e-12));
    }

    @Test
    void triesClearlyWorseMovesInOneRoundOfSixteen() {
        ImmutableList<MoveEstimate<Move>> moves = analysis(position("upturn-2 40+ 1L 9 ~ 41*,42,44;1*"))
                .run(3_000)
                .moves();
        long rounds = moves.get(0).tries();
        assertThat(moves).allMatch(move -> move.tries() <= rounds && move.tries() >= rounds / 16);
        assertThat(moves.get(moves.size() - 1).tries()).isLessThan(rounds / 4);
    }

    /** Compared with a simple estimate: worlds sampled from the view, moves played by the rules, and policies on views. */
    @Test
    void estimatesEqualPlainPlayouts() {
        UpTurnView view = START.viewFor(Seat.ONE);
        MoveEstimate<Move> best =
                Analysis.of(view, new SplitMix64(1)).run(4_000).moves().get(0);
        SplitMix64 random = new SplitMix64(2);
        int games = 600;
        int wins = 0;
        for (int i = 0; i < games; i++) {
            UpTurnState game = view.sample(random).play(best.move());
            while (!game.isOver()) {
                Seat seat = game.turn().orElseThrow();
                Weights weights = seat == Seat.ONE ? Weights.expert(3) : Weights.SENSIBLE;
                MutableTable table = TableSetup.toChooseFrom(game.viewFor(seat));
                game = game.play(PolicyMoves.of(table, new Policy(weights).choose(table)));
            }
            wins += game.tilesLeft(Seat.ONE) == 0 ? 1 : 0;
        }
        assertThat(best.winShare()).isCloseTo(wins / (double) games, within(0.08));
    }

    /** Seat 1 has its own rack in every world, whichever seat is to move. */
    @Test
    void triesMovesOfAnotherSeatInWorldsThatHaveThem() {
        UpTurnState game = position("upturn-2 40+ 2L 9 ~ 98;1*,42,44");
        for (Viewer viewer : List.of(Seat.ONE, Viewer.SPECTATOR)) {
            UpTurnView view = game.viewFor(viewer);
            ImmutableList<MoveEstimate<Move>> moves =
                    Analysis.of(view, new SplitMix64(1)).run(2_000).moves();
            assertThat(moves).hasSizeGreaterThan(20);
            assertThat(moves.stream().mapToLong(MoveEstimate::tries).sum()).isEqualTo(2_000);
            assertThat(moves.stream().flatMap(estimate -> estimate.move().laid().stream()))
                    .doesNotContain(game.reference());
            boolean isTried = moves.stream()
                    .map(MoveEstimate::move)
                    .anyMatch(move -> move.laid().equals(Move.parse("98").laid()));
            assertThat(isTried).isEqualTo(viewer == Viewer.SPECTATOR);
        }
    }

    @Test
    void hiddenTilesDoNotAffectTheAnalysis() {
        UpTurnView view = START.viewFor(Seat.ONE);
        assertThat(analysis(view.sample(9)).run(300).moves())
                .isEqualTo(analysis(START).run(300).moves());
    }

    @Test
    void rejectsAGameThatIsOver() {
        UpTurnView over = position("upturn-2 40+ - ~ 3 -;1*").viewFor(Seat.TWO);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Analysis.of(over, new SplitMix64(1)))
                .withMessage("the game is over: there are no moves");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> analysis(START).run(0))
                .withMessage("the number of playouts must be 1 or more, not 0");
    }
}
