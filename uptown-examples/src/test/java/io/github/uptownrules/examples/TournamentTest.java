package io.github.uptownrules.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.base.Splitter;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TournamentTest {
    private static String run(String arguments) throws Exception {
        return Output.of(out -> Tournament.run(Splitter.on(' ').splitToList(arguments), out));
    }

    @Test
    void theBetterBotWinsOnEverySeat() throws Exception {
        assertThat(run("10 standard-3 greedy random random")).isEqualTo("""
                greedy           100.0 % +-  0.0
                random             0.0 % +-  0.0
                """);
    }

    /** Wherever they sit: the share of a bot is that of all its seats, and what one wins the other loses. */
    @Test
    void sharesAddUp() throws Exception {
        List<String> lines = run("12 two-player mcts:10 greedy").lines().toList();
        double first = Double.parseDouble(lines.get(0).substring(17, 22));
        double second = Double.parseDouble(lines.get(1).substring(17, 22));
        assertThat(first + second).isBetween(99.9, 100.1);
        assertThat(first).isStrictlyBetween(0.0, 100.0);
        assertThat(lines.get(0).substring(22))
                .isEqualTo(lines.get(1).substring(22))
                .isNotEqualTo(" % +-  0.0");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void theNumberOfThreadsChangesNothing(int threads) throws Exception {
        String arguments = "6 standard-3 greedy greedy mcts:10";
        ForkJoinPool pool = new ForkJoinPool(threads);
        try {
            assertThat(pool.submit(() -> run(arguments)).get()).isEqualTo(run(arguments));
        } finally {
            pool.shutdown();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1 standard-3 greedy greedy random | usage: Tournament DEALS RULESET BOT..., with 2 to 999999 deals
            5 standard-9 greedy               | the rulesets are [standard-3,
            5 standard-3 greedy               | bots for the seats [1, 2, 3], not 1
            5 two-player greedy clever        | there is no bot 'clever'
            """)
    void aMistakeIsExplained(String arguments, String message) {
        assertThatIllegalArgumentException().isThrownBy(() -> run(arguments)).withMessageStartingWith(message);
    }
}
