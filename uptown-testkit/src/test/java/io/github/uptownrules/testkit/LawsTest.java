package io.github.uptownrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSortedSet;
import io.github.uptownrules.testkit.games.GameLaw;
import io.github.uptownrules.testkit.laws.BoardBreakers;
import io.github.uptownrules.testkit.laws.Breaker;
import io.github.uptownrules.testkit.laws.LawsInCode;
import io.github.uptownrules.testkit.laws.PlayBreakers;
import io.github.uptownrules.testkit.laws.RecordBreakers;
import io.github.uptownrules.testkit.laws.RolloutBreakers;
import io.github.uptownrules.testkit.laws.ViewBreakers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that each law of the test kit finds its breaker. {@code docs/laws.txt} lists the laws; {@code -Dlaws=write} writes it again.
 */
class LawsTest {
    private static final ImmutableSortedSet<String> LAWS = laws();
    private static final Path DOCUMENT = Path.of("../docs/laws.txt");
    private static final String HEAD =
            "The laws of the test kit by test class: each law, and an error that breaks it.\n";

    /** All laws: the laws of Uptown, as listed in their sources, and the laws of games. */
    private static ImmutableSortedSet<String> laws() {
        return ImmutableSortedSet.<String>naturalOrder()
                .addAll(LawsInCode.all())
                .addAll(Arrays.stream(GameLaw.values()).map(GameLaw::toString).iterator())
                .build();
    }

    /** The breakers, by the class that contains them. */
    private static Map<String, Supplier<Stream<Breaker>>> groups() {
        Map<String, Supplier<Stream<Breaker>>> groups = new LinkedHashMap<>();
        groups.put("PlayBreakers", PlayBreakers::all);
        groups.put("BoardBreakers", BoardBreakers::all);
        groups.put("ViewBreakers", ViewBreakers::all);
        groups.put("RecordBreakers", RecordBreakers::all);
        groups.put("RolloutBreakers", RolloutBreakers::all);
        groups.put("JudgeBreakers", JudgeBreakers::all);
        groups.put("GameBreakers", GameBreakers::all);
        return groups;
    }

    static Stream<Breaker> breakers() {
        return groups().values().stream().flatMap(Supplier::get);
    }

    @ParameterizedTest
    @MethodSource("breakers")
    void findsABreakerByItsLaw(Breaker breaker) {
        assertThat(breaker.found(LAWS)).isEqualTo(breaker.law());
    }

    @Test
    void hasABreakerForEachLaw() {
        assertThat(breakers().map(Breaker::law)).containsExactlyInAnyOrderElementsOf(LAWS);
    }

    @Test
    void listsEachLaw() throws IOException {
        String expected = groups().entrySet().stream()
                .map(group -> section(group.getKey(), group.getValue().get()))
                .collect(Collectors.joining("", HEAD, ""));
        if ("write".equals(System.getProperty("laws"))) {
            Files.writeString(DOCUMENT, expected);
        }
        assertThat(Files.readString(DOCUMENT)).isEqualTo(expected);
    }

    private static String section(String group, Stream<Breaker> breakers) {
        return breakers.map(breaker -> breaker.law() + " | " + breaker.error() + "\n")
                .collect(Collectors.joining("", "\n" + group + "\n\n", ""));
    }
}
