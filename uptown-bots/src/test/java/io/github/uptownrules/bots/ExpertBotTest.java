package io.github.uptownrules.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.bots.RankedMoves.Prospect;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.variants.Rulesets;
import io.github.uptownrules.variants.Scorings;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the strength of the bots with a learned evaluation, and their play without one. */
class ExpertBotTest {
    /** A ruleset without a learned evaluation: a capture gains as much as a group costs. */
    private static final Ruleset HUNT = Rulesets.twoPlayer().toBuilder("hunt")
            .scoring((tally, seat) -> 2 * tally.captureCount(seat) - 2 * tally.groupCount(seat))
            .build();

    /** A ruleset whose score is the size of the largest group minus the number of groups. */
    private static final Ruleset CHAIN = Rulesets.twoPlayer().toBuilder("chain")
            .scoring((tally, seat) -> tally.largestGroup(seat) - tally.groupCount(seat))
            .build();

    /**
     * Returns one bot's share of wins against another in two-player games. Each deal is played twice, with the seats
     * swapped.
     */
    private static double share(Ruleset ruleset, Bot one, Bot other, int games) {
        double wins = 0;
        for (int i = 0; i < games; i++) {
            Seat seat = Seat.of(1 + i % 2);
            SplitMix64 chance = new SplitMix64(i);
            GameState game = ruleset.deal(i / 2);
            while (!game.isOver()) {
                Seat turn = game.turn().orElseThrow();
                game = game.play((turn == seat ? one : other).choose(game.viewFor(turn), chance));
            }
            List<Seat> winners = game.standings().winners();
            wins += winners.contains(seat) ? 1.0 / winners.size() : 0;
        }
        return wins / games;
    }

    /** The expected shares are 90, 75 and 70 %. The games are deterministic, and a few of them suffice for a build. */
    @ParameterizedTest
    @CsvSource({"expert:30, greedy, 30", "casual, beginner, 100", "club, casual, 60"})
    void isStrongerThan(String one, String other, int games) {
        assertThat(share(Rulesets.twoPlayer(), Bots.parse(one), Bots.parse(other), Effort.of(games, 10)))
                .isGreaterThan(0.55);
    }

    /** Playouts use the ruleset's scoring, here by the size of groups. */
    @Test
    void playsForTheLargestGroupIfItWins() {
        assertThat(share(CHAIN, Bots.parse("mcts:100"), Bots.parse("random"), Effort.of(20, 6)))
                .isGreaterThan(0.8);
    }

    @Test
    void isStrongerThanGreedyWithoutALearnedEvaluation() {
        assertThat(Weights.of(HUNT)).isEmpty();
        assertThat(share(HUNT, Bots.parse("expert:150"), Bots.parse("greedy"), Effort.of(30, 8)))
                .isGreaterThan(0.5);
    }

    /** Neither the name of a scoring nor its tie-break matters. */
    @Test
    void recognizesAScoringByItsScores() {
        Ruleset own = Rulesets.standard(4).toBuilder("own")
                .scoring((tally, seat) -> -tally.groupCount(seat))
                .build();
        assertThat(ScoringKind.of(own)).contains(ScoringKind.STANDARD);
        Ruleset byColor = Rulesets.bloqueurs(3).toBuilder("by-color")
                .scoring(Scorings.BLOQUEURS_BY_COLOR)
                .build();
        assertThat(ScoringKind.of(byColor)).contains(ScoringKind.BLOQUEURS);
        assertThat(ScoringKind.of(HUNT)).isEmpty();
        assertThat(ScoringKind.of(CHAIN)).isEmpty();
        assertThat(ScoringKind.of(tiedByCaptures(-1))).contains(ScoringKind.STANDARD);
    }

    @Test
    void noEvaluationWasLearnedForAScoringThatRewardsCaptures() {
        assertThat(ScoringKind.of(tiedByCaptures(1))).isEmpty();
        assertThat(Weights.of(tiedByCaptures(1))).isEmpty();
    }

    @Test
    void triesAtMostSixSimilarMovesWithoutALearnedEvaluation() {
        double[] values = {3, 2.75, 2.5, 2.25, 1};
        assertThat(ExpertBot.likeBest(prospects(values))).isEqualTo(Move.all().subList(0, 3));
        assertThat(ExpertBot.likeBest(prospects(new double[9])))
                .isEqualTo(Move.all().subList(0, 6));
    }

    private static List<Prospect> prospects(double[] values) {
        return IntStream.range(0, values.length)
                .mapToObj(i -> new Prospect(Move.all().get(i), values[i]))
                .toList();
    }

    /** Returns a ruleset with the standard score, in which more captures, or fewer, win ties. */
    private static Ruleset tiedByCaptures(int sign) {
        Scoring scoring = new Scoring() {
            @Override
            public int score(Tally tally, Seat seat) {
                return -tally.groupCount(seat);
            }

            @Override
            public int compareTied(Tally tally, Seat one, Seat other) {
                return sign * Integer.signum(Integer.compare(tally.captureCount(one), tally.captureCount(other)));
            }
        };
        return Rulesets.standard(4).toBuilder("tied").scoring(scoring).build();
    }

    @Test
    void aBudgetOfPlayoutsGivesTheSameMoveOnAnyNumberOfCores() {
        PlayerView view = Rulesets.bloqueurs(4).deal(3).viewFor(Seat.ONE);
        Bot bot = Bots.parse("expert:900/3");
        Move move = bot.choose(view, new SplitMix64(1));
        for (int i = 0; i < 5; i++) {
            assertThat(bot.choose(view, new SplitMix64(1))).isEqualTo(move);
        }
    }

    @Test
    void takesABudgetUnlikeOtherBots() {
        assertThat(Bots.parse("expert:100ms/2")).isInstanceOf(ExpertBot.class);
        assertThat(Bots.isKnown("expert:now")).isTrue();
        assertThat(Bots.isKnown("greedy:5")).isFalse();
        assertThatIllegalArgumentException().isThrownBy(() -> Bots.parse("club:5"));
        assertThatIllegalArgumentException().isThrownBy(() -> Bots.parse("expert:0"));
    }
}
