package io.github.uptownrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every rule and every ruling of each game is stated, and has a test that is named for it. */
class EveryRuleTest {
    /** The rules of a game: where they are stated, and how many there are by the letter they begin with. */
    enum Rules {
        UPTOWN("rules.md", ImmutableMap.of("R", 47, "Q", 15)),
        UP_TURN("upturn.md", ImmutableMap.of("V", 22, "W", 21)),
        STREET("street.md", ImmutableMap.of("X", 22, "Y", 20));

        private final String document;
        private final ImmutableMap<String, Integer> numbers;

        Rules(String document, ImmutableMap<String, Integer> numbers) {
            this.document = document;
            this.numbers = numbers;
        }

        ImmutableSet<String> all() {
            return numbers.entrySet().stream()
                    .flatMap(entry ->
                            IntStream.rangeClosed(1, entry.getValue()).mapToObj(number -> entry.getKey() + number))
                    .collect(ImmutableSet.toImmutableSet());
        }
    }

    /** How a line or a row begins that states one or several of them: {@code - **R3, R4** } or {@code | V4, W20 | }. */
    private static final Pattern STATED = Pattern.compile("(?m)^(- \\*\\*|\\| )([A-Z]\\d+(, [A-Z]\\d+)*)(\\*\\*| \\|)");

    private static final Pattern NUMBER = Pattern.compile("(?i)[a-z]\\d+");

    /** {@code r19_...}, {@code r26_r27_...}. */
    private static final Pattern TEST = Pattern.compile("void ((?:[rqvwxy]\\d+_)+)\\w+\\(");

    @ParameterizedTest
    @EnumSource
    void everyRuleIsStated(Rules rules) throws IOException {
        assertThat(numbers(STATED, Library.DOCS.resolve(rules.document))).containsAll(rules.all());
    }

    @ParameterizedTest
    @EnumSource
    void everyRuleHasATest(Rules rules) throws IOException {
        ImmutableSet.Builder<String> tested = ImmutableSet.builder();
        for (Path test : Library.tests()) {
            tested.addAll(numbers(TEST, test));
        }
        assertThat(tested.build()).containsAll(rules.all());
    }

    /** All rules in what a pattern finds. */
    private static Iterable<String> numbers(Pattern pattern, Path file) throws IOException {
        return Iterables.concat(pattern.matcher(Files.readString(file))
                .results()
                .map(MatchResult::group)
                .map(found -> NUMBER.matcher(found)
                        .results()
                        .map(number -> number.group().toUpperCase(Locale.ROOT))
                        .toList())
                .toList());
    }
}
