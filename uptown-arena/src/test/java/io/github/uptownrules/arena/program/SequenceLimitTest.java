package io.github.uptownrules.arena.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.random.SplitMix64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class SequenceLimitTest {
    private static final Pattern GREATEST =
            Pattern.compile("sequences of (\\d+) moves cannot be counted: of those of (\\d+)"
                    + " moves alone there are more than 10\\^12; the greatest depth from here is (\\d+)");

    static Stream<String> rulesets() {
        return Games.load().rulesets().stream();
    }

    private static PlayedGame.Whole start(String ruleset) {
        return Games.load().ofRuleset(ruleset).deal(ruleset, 1, "1");
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void rejectsAnEndlessCountAndNamesTheGreatestDepth(String ruleset) {
        for (int depth : List.of(99, Integer.MAX_VALUE)) {
            String message = String.valueOf(catchThrowable(() -> SequenceLimit.check(start(ruleset), depth))
                    .getMessage());
            Matcher limit = GREATEST.matcher(message);
            assertThat(limit.matches()).as(message).isTrue();
            assertThat(limit.group(1)).isEqualTo(String.valueOf(depth));
            int greatest = Integer.parseInt(limit.group(3));
            assertThat(limit.group(2)).isEqualTo(String.valueOf(greatest + 1));
            assertThatCode(() -> SequenceLimit.check(start(ruleset), greatest)).doesNotThrowAnyException();
            assertThatIllegalArgumentException().isThrownBy(() -> SequenceLimit.check(start(ruleset), greatest + 1));
        }
    }

    /** Each of the first seats has 45 moves, and 45^7 is 3.7 * 10^11. */
    @ParameterizedTest
    @CsvSource({"standard-4, 7", "two-player, 6"})
    void knowsTheSizeOfUptown(String ruleset, int greatest) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SequenceLimit.check(start(ruleset), 99))
                .withMessageEndingWith("the greatest depth from here is " + greatest);
    }

    /** No game is that long, so there are no sequences to count. */
    @ParameterizedTest
    @MethodSource("rulesets")
    void acceptsAnyDepthNearTheEnd(String ruleset) {
        PlayedGame.Whole state = start(ruleset);
        String bot = Games.load().ofRuleset(ruleset).defaultBot();
        for (int ply = 0; !state.isOver() && ply < 2_000; ply++) {
            state = state.play(state.seenBy(state.turn().orElseThrow()).choose(bot, new SplitMix64(ply)));
        }
        assertThat(state.isOver()).isTrue();
        SequenceLimit.check(state, Integer.MAX_VALUE);
        // In the other games, a different last move may let the game continue for a long time.
        if (Games.load().first().findSeats(ruleset).isPresent()) {
            PlayedGame.Whole before = state.upTo(state.plies() - 1);
            SequenceLimit.check(before, Integer.MAX_VALUE);
            assertThat(before.perft(99)).isZero();
        }
    }

    @Test
    void acceptsShortDepths() {
        for (int depth = -1; depth < 5; depth++) {
            SequenceLimit.check(start("standard-4"), depth);
        }
    }
}
