package io.github.uptownrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Every rule and ruling of each game is stated in its document and has a test named after it, in the same order. */
class EveryRuleTest {
    /** The rules of a game: their document, their tests, and the number of rules with each letter. */
    enum Rules {
        UPTOWN(
                "rules.md",
                "uptown-core-tests/src/test/java/io/github/uptownrules/core",
                ImmutableMap.of("R", 47, "Q", 15)),
        UP_TURN(
                "upturn.md",
                "games/uptown-upturn/src/test/java/io/github/uptownrules/upturn",
                ImmutableMap.of("V", 22, "W", 21)),
        STREET(
                "street.md",
                "games/uptown-street/src/test/java/io/github/uptownrules/street",
                ImmutableMap.of("X", 22, "Y", 20));

        private final String document;
        private final String tests;
        private final ImmutableMap<String, Integer> numbers;

        Rules(String document, String tests, ImmutableMap<String, Integer> numbers) {
            this.document = document;
            this.tests = tests;
            this.numbers = numbers;
        }

        ImmutableSet<String> all() {
            return numbers.keySet().stream()
                    .flatMap(letter -> beginningWith(letter).stream())
                    .collect(ImmutableSet.toImmutableSet());
        }

        ImmutableList<String> beginningWith(String letter) {
            return IntStream.rangeClosed(1, numbers.get(letter))
                    .mapToObj(number -> letter + number)
                    .collect(ImmutableList.toImmutableList());
        }
    }

    /** The test classes of the rules, in the order of the document. */
    private static final String RULES = "RulesTest.java ScoreAndTwoPlayersTest.java";

    private static final String RULINGS = "RulingsTest.java";

    /** The beginning of a line or row that states one or several rules: {@code - **R3, R4** } or {@code | V4, W20 | }. */
    private static final Pattern STATED =
            Pattern.compile("(?m)^(?:- \\*\\*|\\| )([A-Z]\\d+(?:, [A-Z]\\d+)*)(?:\\*\\*| \\|)");

    private static final Pattern NUMBER = Pattern.compile("(?i)[a-z]\\d+");

    /**
     * {@code @Test void r19_...}, {@code @Property(tries = 9) void r26_r27_...}, but no method without an annotation and no
     * comment.
     */
    private static final Pattern TEST = Pattern.compile(
            "(?m)^ +@(?:Test|ParameterizedTest|Property|Example)\\b(?:(?!\\bvoid\\b|\\*/)[^;])*+void ((?:[rqvwxy]\\d+_)+)\\w+\\(");

    @ParameterizedTest
    @EnumSource
    void everyRuleIsStatedAndNoOther(Rules rules) throws IOException {
        assertThat(ImmutableSet.copyOf(numbers(STATED, Library.DOCS.resolve(rules.document))))
                .containsExactlyInAnyOrderElementsOf(rules.all());
    }

    /** A tested number beyond the counts here would be a rule that is checked nowhere. */
    @Test
    void everyRuleHasATestAndEveryTestARule() throws IOException {
        ImmutableSet.Builder<String> tested = ImmutableSet.builder();
        for (Path test : Library.tests()) {
            tested.addAll(numbers(TEST, test));
        }
        assertThat(tested.build())
                .containsExactlyInAnyOrderElementsOf(Stream.of(Rules.values())
                        .flatMap(rules -> rules.all().stream())
                        .toList());
    }

    /** The tests follow the order of the document, also from class to class. */
    @ParameterizedTest
    @EnumSource
    void theTestsOfRulesAndOfRulingsAreInOrder(Rules rules) throws IOException {
        for (String names : List.of(RULES, RULINGS)) {
            for (String letter : rules.numbers.keySet()) {
                assertThat(beginningWith(letter, rules, names))
                        .as("%s in %s of %s", letter, names, rules.tests)
                        .isSortedAccordingTo(Comparator.comparingInt(rules.beginningWith(letter)::indexOf));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"R, " + RULES, "Q, " + RULINGS})
    void uptownHasAllRules(String letter, String names) throws IOException {
        assertThat(ImmutableSet.copyOf(beginningWith(letter, Rules.UPTOWN, names)))
                .containsExactlyElementsOf(Rules.UPTOWN.beginningWith(letter));
    }

    /** Returns the numbers with a letter in test classes of a game, in order; a game may lack a class. */
    private static ImmutableList<String> beginningWith(String letter, Rules rules, String names) throws IOException {
        ImmutableList.Builder<String> found = ImmutableList.builder();
        for (String name : names.split(" ")) {
            Path test = Library.ROOT.resolve(rules.tests).resolve(name);
            if (Files.exists(test)) {
                found.addAll(numbers(TEST, test));
            }
        }
        return found.build().stream()
                .filter(number -> number.startsWith(letter))
                .collect(ImmutableList.toImmutableList());
    }

    /** Returns all rules in the matches of a pattern, in order. */
    private static ImmutableList<String> numbers(Pattern pattern, Path file) throws IOException {
        return pattern.matcher(Files.readString(file))
                .results()
                .flatMap(found -> NUMBER.matcher(found.group(1)).results())
                .map(number -> number.group().toUpperCase(Locale.ROOT))
                .collect(ImmutableList.toImmutableList());
    }
}
