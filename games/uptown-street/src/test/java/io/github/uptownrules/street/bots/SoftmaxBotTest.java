package io.github.uptownrules.street.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.RandomGames;
import io.github.uptownrules.street.StreetState;
import io.github.uptownrules.street.bots.RankedMoves.Prospect;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The carelessness of the levels. */
class SoftmaxBotTest {
    /** The difference, as a multiple of the carelessness, beyond which a move is never played. */
    private static final double ABSURD = 3;

    private static final int CHOICES = Effort.of(2_500);

    @ParameterizedTest
    @ValueSource(doubles = {4, 1})
    void playsWorseLookingMovesLessOftenAndAbsurdOnesNever(double carelessness) {
        Bot bot = new SoftmaxBot("mine", carelessness);
        List<StreetState> games = LongStream.range(0, 9)
                .mapToObj(RandomGames::position)
                .filter(game -> !game.isOver())
                .toList();
        assertThat(games).hasSizeGreaterThan(4);
        for (StreetState game : games) {
            Multiset<Move> chosen = HashMultiset.create();
            SplitMix64 random = new SplitMix64(1);
            for (int i = 0; i < CHOICES; i++) {
                chosen.add(bot.choose(game.view(), random));
            }
            likely(RankedMoves.of(game.view(), new DeckNumbers(game.deck())), carelessness, chosen);
        }
    }

    private static void likely(List<Prospect> moves, double carelessness, Multiset<Move> chosen) {
        double best = moves.stream().mapToDouble(Prospect::value).max().orElseThrow();
        double[] likeliness = moves.stream()
                .mapToDouble(move -> (best - move.value()) / carelessness)
                .map(worse -> worse > ABSURD ? 0 : Math.exp(-worse))
                .toArray();
        double sum = 0;
        for (double each : likeliness) {
            sum += each;
        }
        for (int i = 0; i < likeliness.length; i++) {
            double share = likeliness[i] / sum;
            int count = chosen.count(moves.get(i).move());
            if (share == 0) {
                assertThat(count).as(moves.get(i).toString()).isZero();
            }
            // Five standard deviations.
            assertThat(count / (double) CHOICES)
                    .isCloseTo(share, within(1.0 / CHOICES + 5 * Math.sqrt(share * (1 - share) / CHOICES)));
        }
    }
}
