package io.github.uptownrules.street;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every rule and every ruling has a test that is named for it. */
class RuleNumbersTest {
    private static final List<Class<?>> TESTS = List.of(RulesTest.class, IncomeAndScoreTest.class, RulingsTest.class);

    @Test
    void everyRuleHasATest() {
        List<String> names = TESTS.stream()
                .flatMap(type -> Stream.of(type.getDeclaredMethods()))
                .map(Method::getName)
                .toList();
        Stream<String> rules = IntStream.rangeClosed(1, 22).mapToObj(number -> "x" + number + "_");
        Stream<String> rulings = IntStream.rangeClosed(1, 20).mapToObj(number -> "y" + number + "_");
        assertThat(Stream.concat(rules, rulings))
                .allSatisfy(rule -> assertThat(names).anyMatch(name -> name.startsWith(rule)));
    }
}
