package io.github.uptownrules.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import com.google.common.math.Stats;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.core.game.FaceStack;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Holding;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.game.Setup;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.variants.Rulesets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class AnalysisTest {
    private static final GameState START = Rulesets.standard(4).deal(42);

    private static GameRecord game() {
        GameRecord record = GameRecord.of(START);
        Bot greedy = Bots.parse("greedy");
        SplitMix64 random = new SplitMix64(1);
        while (!record.isOver()) {
            GameState game = record.end();
            record = record.play(greedy.choose(game.viewFor(game.turn().orElseThrow()), random));
        }
        return record;
    }

    @Test
    void triesEveryLegalMoveAndListsTheBestFirst() {
        PlayerView view = START.viewFor(Seat.ONE);
        ImmutableList<MoveEstimate<Move>> moves =
                Analysis.of(view, new SplitMix64(1)).run(3_000).moves();
        assertThat(moves.stream().map(MoveEstimate::move)).containsExactlyInAnyOrderElementsOf(view.legalMoves());
        assertThat(moves.stream().map(MoveEstimate::winShare))
                .isSortedAccordingTo((one, other) -> Double.compare(other, one))
                .allMatch(share -> share >= 0 && share <= 1);
        assertThat(moves).allMatch(move -> move.tries() > 0 && move.standardError() > 0 && move.score() < 0);
    }

    @Test
    void estimatesImprove() {
        Analysis analysis = Analysis.of(START.viewFor(Seat.ONE), new SplitMix64(1));
        assertThat(analysis.moves()).isEmpty();
        double before = analysis.run(200).moves().get(0).standardError();
        MoveEstimate<Move> after = analysis.run(20_000).moves().get(0);
        assertThat(after.standardError()).isLessThan(before / 3);
        assertThat(analysis.playouts()).isBetween(20_200L, 20_300L);
    }

    @Test
    void runsInPartsGiveTheSameEstimates() {
        PlayerView view = START.viewFor(Seat.ONE);
        Analysis parts = Analysis.of(view, new SplitMix64(3));
        for (int i = 0; i < 50; i++) {
            parts.run(20);
        }
        assertThat(parts.moves())
                .isEqualTo(Analysis.of(view, new SplitMix64(3)).run(1_000).moves());
    }

    /** At the last move of a game, all worlds of a view have the same results, so estimates must be exact. */
    @Test
    void estimatesTheLastMoveExactly() {
        GameRecord record = game();
        int last = record.moves().size() - 1;
        GameState before = record.at(last);
        Seat seat = before.turn().orElseThrow();
        Analysis analysis = Analysis.of(before.viewFor(seat), new SplitMix64(1)).run(500);
        for (MoveEstimate<Move> estimate : analysis.moves()) {
            GameState end = before.play(estimate.move());
            List<Seat> winners = end.standings().winners();
            assertThat(end.isOver()).isTrue();
            assertThat(estimate.winShare()).isEqualTo(winners.contains(seat) ? 1.0 / winners.size() : 0);
            assertThat(estimate.score()).isEqualTo(end.standings().forSeat(seat).score());
            assertThat(estimate.standardError())
                    .isCloseTo(errorOfTheMean(estimate.tries(), estimate.winShare()), within(1e-12));
        }
    }

    @Test
    void breaksTiesOfWinsByScore() {
        GameRecord record = game();
        int tied = 0;
        for (int ply = record.moves().size() - 12; ply < record.moves().size(); ply++) {
            GameState before = record.at(ply);
            ImmutableList<MoveEstimate<Move>> moves = Analysis.of(
                            before.viewFor(before.turn().orElseThrow()), new SplitMix64(ply))
                    .run(200)
                    .moves();
            for (int i = 1; i < moves.size(); i++) {
                MoveEstimate<Move> better = moves.get(i - 1);
                MoveEstimate<Move> worse = moves.get(i);
                if (better.winShare() == worse.winShare()) {
                    assertThat(better.score()).isGreaterThanOrEqualTo(worse.score());
                    tied += better.score() > worse.score() ? 1 : 0;
                }
            }
        }
        assertThat(tied).isPositive();
    }

    @Test
    void triesClearlyWorseMovesInOneRoundOfSixteen() {
        ImmutableList<MoveEstimate<Move>> moves = Analysis.of(START.viewFor(Seat.ONE), new SplitMix64(1))
                .run(20_000)
                .moves();
        long rounds = moves.get(0).tries();
        assertThat(moves).allMatch(move -> move.tries() <= rounds && move.tries() >= rounds / 16);
        assertThat(moves.stream().mapToLong(MoveEstimate::tries).min().orElseThrow())
                .isLessThan(rounds / 4);
    }

    /** Returns the standard error for games that all have the same result, with one win and one loss added. */
    private static double errorOfTheMean(long tries, double result) {
        double[] results = new double[(int) tries + 2];
        Arrays.fill(results, result);
        results[0] = 1;
        results[1] = 0;
        Stats stats = Stats.of(results);
        return stats.populationStandardDeviation() / Math.sqrt(results.length);
    }

    /** Compares the estimate of one move with the simplest method: playouts to the end in many worlds. */
    @Test
    void estimatesAgreeWithPlainPlayouts() {
        PlayerView view = game().at(60).viewFor(Seat.ONE);
        assertThat(view.turn()).isEqualTo(Optional.of(Seat.ONE));
        MoveEstimate<Move> best =
                Analysis.of(view, new SplitMix64(1)).run(30_000).moves().get(0);
        SplitMix64 random = new SplitMix64(2);
        Playout playout = new Playout(view, Optional.empty());
        double wins = 0;
        int games = 4_000;
        for (int i = 0; i < games; i++) {
            playout.deal(new MutableBoard(view), HiddenTiles.alike(view), random)
                    .play(best.move())
                    .playOn(Integer.MAX_VALUE);
            int winners = Evaluation.winnerBits(playout.board);
            wins += (winners & 1) / (double) Integer.bitCount(winners);
        }
        assertThat(best.winShare()).isBetween(wins / games - 0.05, wins / games + 0.05);
    }

    @Test
    void triesMovesOfOthersInWorldsThatHaveThem() {
        GameState game = game().at(50);
        Seat turn = game.turn().orElseThrow();
        for (Viewer viewer : List.of(turn == Seat.ONE ? Seat.TWO : Seat.ONE, Viewer.SPECTATOR)) {
            PlayerView view = game.viewFor(viewer);
            ImmutableList<MoveEstimate<Move>> moves =
                    Analysis.of(view, new SplitMix64(1)).run(2_000).moves();
            assertThat(moves).hasSizeGreaterThan(20);
            assertThat(moves.stream().mapToLong(MoveEstimate::tries).sum()).isEqualTo(2_000);
            for (MoveEstimate<Move> estimate : moves) {
                Move move = estimate.move();
                assertThat(game.colors(turn)).contains(move.tile().color());
                assertThat(view.targets(move.tile()).contains(move.cell())).isTrue();
                assertThat(view.rackProbability(move.tile()).isImpossible()).isFalse();
            }
        }
    }

    /**
     * Returns a view of a game for three seats, each with a rack of one tile and a limit of two placements. Seat 3 has
     * a tile on A1 and will place one in row I, so it ends with two groups; seat 1 already has two. If seat 2, which is
     * to move, now joins its second tile to the one on E5, it wins alone.
     */
    private static PlayerView beforeALastMoveFarFromTheFirst(Viewer viewer) {
        Ruleset ruleset = Rulesets.standard(3).toBuilder("short")
                .rackSize(1)
                .placementLimit(2)
                .partners(Seat.ONE, Seat.THREE)
                .build();
        return PlayerView.of(
                Setup.builder(ruleset)
                        .tile(Cell.C3, Tile.parse("bC"))
                        .tile(Cell.C7, Tile.parse("b7"))
                        .tile(Cell.E5, Tile.parse("gE"))
                        .tile(Cell.A1, Tile.parse("oA"))
                        .turn(Seat.TWO)
                        .holding(Seat.ONE, holding(Color.BLUE, rack(Face.MONEY), 25))
                        .holding(Seat.TWO, holding(Color.GREEN, FaceStack.hidden(1), 26))
                        .holding(Seat.THREE, holding(Color.ORANGE, rack(Face.ROW_I), 26))
                        .build(),
                viewer);
    }

    private static FaceStack rack(Face face) {
        return FaceStack.of(ImmutableList.of(face));
    }

    private static Holding holding(Color color, FaceStack rack, int pile) {
        return new Holding(color, rack, FaceStack.hidden(pile));
    }

    /** The viewer's rack, or a partner's, is the same in all worlds, even if a seat with a hidden rack is to move. */
    @ParameterizedTest
    @EnumSource(
            value = Seat.class,
            names = {"ONE", "THREE"})
    void q13_everyWorldHasTheRacksThatTheViewerSeesEvenOutOfTurn(Seat viewer) {
        PlayerView view = beforeALastMoveFarFromTheFirst(viewer);
        List<MoveEstimate<Move>> joining =
                Analysis.of(view, new SplitMix64(1)).run(Effort.of(20_000, 4_000)).moves().stream()
                        .filter(estimate -> CellSet.of(Cell.E5)
                                .neighbors()
                                .contains(estimate.move().cell()))
                        .toList();
        assertThat(joining).hasSizeGreaterThan(8).allMatch(estimate -> estimate.winShare() == 1);
    }

    @Test
    void theViewersRackAffectsEstimatesEvenOutOfTurn() {
        GameState game = game().at(20);
        Seat turn = game.turn().orElseThrow();
        Seat viewer = Seat.of(1 + (turn.ordinal() + 1) % 4);
        PlayerView view = game.viewFor(viewer);
        PlayerView spectator = game.viewFor(Viewer.SPECTATOR);
        SplitMix64 random = new SplitMix64(1);
        Set<ImmutableList<MoveEstimate<Move>>> found = new HashSet<>();
        for (int i = 0; i < 5; i++) {
            PlayerView other = spectator.sample(random).viewFor(viewer);
            assertThat(other).isNotEqualTo(view);
            found.add(Analysis.of(other, new SplitMix64(1)).run(300).moves());
        }
        assertThat(found).hasSize(5);
    }

    /** Each seat is ahead of the other, which is a contradiction. */
    private record BothAhead() implements Scoring {
        @Override
        public int score(Tally tally, Seat seat) {
            return 0;
        }

        @Override
        public int compareTied(Tally tally, Seat one, Seat other) {
            return 1;
        }

        @Override
        public String toString() {
            return "both ahead";
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"standard-4", "two-player"})
    void namesAContradictoryScoring(String id) {
        Ruleset ruleset = Rulesets.byId(id).orElseThrow().toBuilder("odd")
                .scoring(new BothAhead())
                .build();
        PlayerView view = ruleset.deal(1).viewFor(Seat.ONE);
        for (Viewer viewer : List.of(Seat.ONE, Seat.TWO, Viewer.SPECTATOR)) {
            Analysis analysis = Analysis.of(ruleset.deal(1).viewFor(viewer), new SplitMix64(1));
            assertThatIllegalStateException()
                    .isThrownBy(() -> analysis.run(100))
                    .withMessageStartingWith(CONTRADICTION);
        }
        for (String bot : List.of("expert:100", "expert:100/2", "club", "mcts:100", "mcts:100/2")) {
            assertThatIllegalStateException()
                    .as(bot)
                    .isThrownBy(() -> Bots.parse(bot).choose(view, new SplitMix64(1)))
                    .withMessageContaining(CONTRADICTION);
        }
    }

    private static final String CONTRADICTION = "the scoring 'both ahead' of ruleset odd contradicts itself: "
            + "by what it says of each two seats, their ranks are ";

    /** Ties are broken in a circle, or without any order. Seat 4 is ahead of all others or behind them. */
    @ParameterizedTest
    @CsvSource({"1, '2, 2, 2, 4'", "-1, '3, 3, 3, 1'"})
    void rejectsAScoringThatIsNotTransitive(int last, String ranks) {
        Ruleset ruleset = Rulesets.standard(4).toBuilder("circle")
                .placementLimit(1)
                .scoring(new Circle(last))
                .build();
        PlayerView view = ruleset.deal(1).viewFor(Seat.ONE);
        for (String bot : List.of("expert:100", "mcts:100")) {
            assertThatIllegalStateException()
                    .as(bot)
                    .isThrownBy(() -> Bots.parse(bot).choose(view, new SplitMix64(1)))
                    .withMessage("the scoring 'circle' of ruleset circle contradicts itself: "
                            + "by what it says of each two seats, their ranks are " + ranks);
        }
    }

    /** Each of the first three seats is ahead of the next one. */
    private record Circle(int last) implements Scoring {
        @Override
        public int score(Tally tally, Seat seat) {
            return 0;
        }

        @Override
        public int compareTied(Tally tally, Seat one, Seat other) {
            if (one == Seat.FOUR || other == Seat.FOUR) {
                return one == Seat.FOUR ? -last : last;
            }
            return (other.ordinal() - one.ordinal() + 3) % 3 == 1 ? 1 : -1;
        }

        @Override
        public String toString() {
            return "circle";
        }
    }

    @Test
    void rejectsPositionsThatCannotBeAnalyzed() {
        PlayerView over = game().end().viewFor(Seat.ONE);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Analysis.of(over, new SplitMix64(1)))
                .withMessage("the game is over: there are no moves");
        Analysis analysis = Analysis.of(START.viewFor(Seat.ONE), new SplitMix64(1));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> analysis.run(0))
                .withMessage("the number of playouts must be 1 or more, not 0");
    }
}
