package io.github.uptownrules.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.random.SplitMix64;
import io.github.uptownrules.variants.Rulesets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GreedyBotTest {
    /** Whoever captures most wins. */
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

    /** A seat of greedy among seats of random: each seat in turn, on the same deals. */
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

    @Test
    void asksTheScoringWhatACaptureCosts() {
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
