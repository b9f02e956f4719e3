package io.github.uptownrules.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.RandomSetup;
import io.github.uptownrules.variants.Rulesets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GreedyBotTest {
    /** A scoring by captures: the most captures win. */
    private record MostCaptures() implements Scoring {
        @Override
        public int score(Tally tally, Seat seat) {
            return tally.captureCount(seat);
        }

        @Override
        public int compareTied(Tally tally, Seat one, Seat other) {
            return 0;
        }
    }

    private final Bot greedy = Bots.parse("greedy");
    private final Bot random = Bots.parse("random");

    static Iterable<Ruleset> rulesets() {
        return Rulesets.all();
    }

    /** Greedy plays one seat against random bots: each seat in turn, on the same deals. */
    private GameState play(Ruleset ruleset, Seat seat, long seed) {
        SplitMix64 chance = new SplitMix64(seed);
        GameState game = ruleset.deal(seed);
        while (!game.isOver()) {
            Seat turn = game.turn().orElseThrow();
            Bot bot = turn == seat ? greedy : random;
            game = game.play(bot.choose(game.viewFor(turn), chance));
        }
        return game;
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void beatsRandomInEveryRuleset(Ruleset ruleset) {
        int wins = 0;
        for (int deal = 0; deal < 12; deal++) {
            for (Seat seat : ruleset.seats()) {
                wins += play(ruleset, seat, deal).standings().winners().contains(seat) ? 1 : 0;
            }
        }
        assertThat(wins).isGreaterThan(12 * ruleset.seats().size() * 9 / 10);
    }

    /** In games and in set-up positions, including scorings that reward captures. */
    @ParameterizedTest
    @MethodSource("rulesets")
    void choosesAsThePlainImplementation(Ruleset published) {
        Ruleset hunt = published.toBuilder("hunt").scoring(new MostCaptures()).build();
        for (Ruleset ruleset : List.of(published, hunt)) {
            for (int seed = 0; seed < Effort.of(150); seed++) {
                choosesTheSame(RandomPlay.position(ruleset, seed), seed);
                choosesTheSame(GameState.of(RandomSetup.of(ruleset, seed)), seed);
            }
        }
    }

    private void choosesTheSame(GameState game, long seed) {
        game.turn().map(game::viewFor).ifPresent(view -> {
            assertThat(greedy.choose(view, new SplitMix64(seed)))
                    .isEqualTo(new PlainGreedyBot().choose(view, new SplitMix64(seed)));
            assertThat(GreedyBot.best(view, 1_000)).isEqualTo(PlainGreedyBot.best(view, 1_000));
        });
    }

    @Test
    void takesTheCostOfCapturesFromTheScoring() {
        Ruleset hunt = Rulesets.standard(4).toBuilder("hunt-4")
                .scoring(new MostCaptures())
                .build();
        int ofStandard = 0;
        int ofHunt = 0;
        for (int deal = 0; deal < 10; deal++) {
            ofStandard += play(Rulesets.standard(4), Seat.ONE, deal).captureCount(Seat.ONE);
            ofHunt += play(hunt, Seat.ONE, deal).captureCount(Seat.ONE);
        }
        assertThat(ofHunt).isGreaterThan(3 * ofStandard);
    }
}
