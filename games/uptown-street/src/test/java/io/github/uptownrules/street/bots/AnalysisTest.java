package io.github.uptownrules.street.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import com.google.common.math.Stats;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.street.Decks;
import io.github.uptownrules.street.GameRecord;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.Scene;
import io.github.uptownrules.street.StreetRuleset;
import io.github.uptownrules.street.StreetState;
import io.github.uptownrules.street.StreetView;
import io.github.uptownrules.street.simulation.Playout;
import io.github.uptownrules.street.town.Deck;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rating of moves before they are played. */
class AnalysisTest {
    private static final StreetView START =
            StreetRuleset.of(3).deal(Deck.sample1(), 42).view();

    private static GameRecord game(int seats, long seed) {
        GameRecord record = GameRecord.of(StreetRuleset.of(seats).deal(Deck.sample1(), seed));
        SplitMix64 random = new SplitMix64(seed);
        while (!record.end().isOver()) {
            record = record.play(Bots.parse("greedy").choose(record.end().view(), random));
        }
        return record;
    }

    @Test
    void everyLegalMoveIsTriedAndTheBestComesFirst() {
        ImmutableList<MoveEstimate<Move>> moves =
                Analysis.of(START, new SplitMix64(1)).run(400).moves();
        assertThat(moves.stream().map(MoveEstimate::move)).containsExactlyInAnyOrderElementsOf(START.legalMoves());
        assertThat(moves.stream().map(MoveEstimate::winShare))
                .isSortedAccordingTo((one, other) -> Double.compare(other, one))
                .allMatch(share -> share >= 0 && share <= 1);
        assertThat(moves).allMatch(move -> move.tries() > 0 && move.standardError() > 0 && move.score() > 10);
    }

    @Test
    void allMovesAreTriedInTheSameWorldsWithTheSameChance() {
        Playouts playouts = new Playouts(START, new DeckNumbers(START.deck()));
        SplitMix64 random = new SplitMix64(1);
        Set<Integer> scores = new HashSet<>();
        for (int world = 0; world < 20; world++) {
            playouts.deal(random);
            int one = MutableTable.number(START.legalMoves().get(0));
            int other = MutableTable.number(START.legalMoves().get(5));
            double reward = playouts.play(one).reward();
            scores.add(playouts.score());
            playouts.play(other);
            assertThat(playouts.play(one).reward()).isEqualTo(reward);
        }
        assertThat(scores).hasSizeGreaterThan(5);
    }

    /**
     * The last move of a game, after which seats 1 and 3 have 3 points and one floor each (X22). The lead is over seat 2, or 0
     * if seat 2 wins with them.
     */
    @ParameterizedTest
    @CsvSource({"0, 2, 3", "3, 2, 2", "9, 3, 0"})
    void x22_jointWinnersAreNotRivals(int moneyOfSeat2, int winners, double lead) {
        StreetView view = Scene.of(Decks.of(), 3)
                .turn("3.1")
                .street(1, "b1a/-/-/-/-")
                .street(2, "b2a/-/-/-/-")
                .money(1, "9/0")
                .money(2, moneyOfSeat2 + "/0")
                .money(3, "9/0")
                .emptyPile(1)
                .pile(3, "b10", 5)
                .state()
                .view();
        Playouts playouts = new Playouts(view, new DeckNumbers(view.deck()));
        playouts.deal(new SplitMix64(1));
        playouts.play(MutableTable.number(Move.parse("b10a@3.1", view)));
        assertThat(playouts.winShare()).isEqualTo(1.0 / winners);
        assertThat(playouts.reward()).isCloseTo(0.5 / winners + 0.25 * (1 + lead / (6 + lead)), within(1e-12));
    }

    @Test
    void runsImproveTheEstimates() {
        Analysis analysis = Analysis.of(START, new SplitMix64(1));
        assertThat(analysis.moves()).isEmpty();
        double before = analysis.run(200).moves().get(0).standardError();
        MoveEstimate<Move> after = analysis.run(2_500).moves().get(0);
        assertThat(after.standardError()).isLessThan(before / 2);
        assertThat(analysis.playouts()).isBetween(2_700L, 2_800L);
    }

    @Test
    void partsOfARunGiveTheSameResult() {
        Analysis parts = Analysis.of(START, new SplitMix64(3));
        for (int i = 0; i < 20; i++) {
            parts.run(20);
        }
        assertThat(parts.moves())
                .isEqualTo(Analysis.of(START, new SplitMix64(3)).run(400).moves());
    }

    /** The result of a move that ends the game follows from the rules. */
    @Test
    void aLastMoveIsRatedExactly() {
        int exact = 0;
        for (long seed = 0; seed < 8; seed++) {
            GameRecord record = game(2, seed);
            StreetState before = record.at(record.moves().size() - 1);
            Seat seat = before.turn().orElseThrow().seat();
            for (MoveEstimate<Move> estimate :
                    Analysis.of(before.view(), new SplitMix64(1)).run(200).moves()) {
                StreetState end = before.play(estimate.move());
                if (end.isOver()) {
                    List<Seat> winners = end.standings().winners();
                    assertThat(estimate.winShare()).isEqualTo(winners.contains(seat) ? 1.0 / winners.size() : 0);
                    assertThat(estimate.score())
                            .isEqualTo(end.standings().forSeat(seat).score());
                    assertThat(estimate.standardError())
                            .isCloseTo(errorOfTheMean(estimate.tries(), estimate.winShare()), within(1e-12));
                    exact++;
                }
            }
        }
        assertThat(exact).isGreaterThan(20);
    }

    /** Returns the standard error for equal results plus one win and one loss. */
    private static double errorOfTheMean(long tries, double result) {
        double[] results = new double[(int) tries + 2];
        Arrays.fill(results, result);
        results[0] = 1;
        results[1] = 0;
        return Stats.of(results).populationStandardDeviation() / Math.sqrt(results.length);
    }

    @Test
    void sortsMovesThatWinEquallyOftenByScore() {
        GameRecord record = game(2, 5);
        int tied = 0;
        for (int ply = record.moves().size() - 8; ply < record.moves().size(); ply++) {
            ImmutableList<MoveEstimate<Move>> moves = Analysis.of(record.at(ply).view(), new SplitMix64(ply))
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
    void triesSurelyWorseMovesInOneRoundOfSixteen() {
        ImmutableList<MoveEstimate<Move>> moves = Analysis.of(game(2, 5).at(9).view(), new SplitMix64(1))
                .run(10_000)
                .moves();
        long rounds = moves.get(0).tries();
        assertThat(moves).allMatch(move -> move.tries() <= rounds && move.tries() >= rounds / 16);
        assertThat(moves.stream().mapToLong(MoveEstimate::tries).min().orElseThrow())
                .isLessThan(rounds / 4);
    }

    /** Compares with a plain estimate: one move, in sampled worlds, played with the immutable game and {@code greedy}. */
    @Test
    void estimatesMatchPlainPlayouts() {
        StreetView view = game(2, 1).at(12).view();
        Seat seat = view.turn().orElseThrow().seat();
        MoveEstimate<Move> best = Analysis.of(view, new SplitMix64(1))
                .run(Effort.of(20_000))
                .moves()
                .get(0);
        SplitMix64 random = new SplitMix64(2);
        Playout playout = Playout.of(Bots.parse("greedy"));
        double wins = 0;
        double score = 0;
        int games = Effort.of(1_500);
        for (int i = 0; i < games; i++) {
            StreetState end = playout.playOut(view.sample(random).play(best.move()), random);
            List<Seat> winners = end.standings().winners();
            wins += winners.contains(seat) ? 1.0 / winners.size() : 0;
            score += end.standings().forSeat(seat).score();
        }
        assertThat(best.winShare()).isCloseTo(wins / games, within(4.5 / Math.sqrt(games) / 2 + 0.02));
        assertThat(best.score()).isCloseTo(score / games, within(20 / Math.sqrt(games)));
    }

    @Test
    void y4_hiddenCardsNeverAffectTheResult() {
        StreetView view = game(3, 1).at(12).view();
        ImmutableList<MoveEstimate<Move>> moves =
                Analysis.of(view, new SplitMix64(1)).run(300).moves();
        for (int world = 0; world < 5; world++) {
            StreetView same = view.sample(new SplitMix64(world)).view();
            assertThat(Analysis.of(same, new SplitMix64(1)).run(300).moves()).isEqualTo(moves);
        }
    }

    @Test
    void rejectsAFinishedGame() {
        StreetView over = game(2, 1).end().view();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Analysis.of(over, new SplitMix64(1)))
                .withMessage("the game is over: there are no moves");
        Analysis analysis = Analysis.of(START, new SplitMix64(1));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> analysis.run(0))
                .withMessage("the number of playouts must be 1 or more, not 0");
    }
}
