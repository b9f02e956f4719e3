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
 * Tests that each law of the test kit has a breaker, which it finds. The table in {@code docs/proof.md} lists them; {@code
 * -Dlaws=write} rewrites it.
 */
class LawsTest {
    private static final ImmutableSortedSet<String> LAWS = laws();
    private static final Path DOCUMENT = Path.of("../docs/proof.md");
    private static final String HEAD = "| law | what breaks it | test |\n|---|---|---|\n";

    /** Returns all laws: those of Uptown as found in the sources, and those of games. */
    private static ImmutableSortedSet<String> laws() {
        return ImmutableSortedSet.<String>naturalOrder()
                .addAll(LawsInCode.all())
                .addAll(Arrays.stream(GameLaw.values()).map(GameLaw::toString).iterator())
                .build();
    }

    /** Returns the breakers, by their class. */
    private static Map<String, Supplier<Stream<Breaker>>> groups() {
        Map<String, Supplier<Stream<Breaker>>> groups = new LinkedHashMap<>();
        groups.put("laws/PlayBreakers", PlayBreakers::all);
        groups.put("laws/BoardBreakers", BoardBreakers::all);
        groups.put("laws/ViewBreakers", ViewBreakers::all);
        groups.put("laws/RecordBreakers", RecordBreakers::all);
        groups.put("laws/RolloutBreakers", RolloutBreakers::all);
        groups.put("JudgeBreakers", JudgeBreakers::all);
        groups.put("GameBreakers", GameBreakers::all);
        return groups;
    }

    static Stream<Breaker> breakers() {
        return groups().values().stream().flatMap(Supplier::get);
    }

    @ParameterizedTest
    @MethodSource("breakers")
    void theLawFindsItsBreaker(Breaker breaker) {
        assertThat(breaker.found(LAWS)).isEqualTo(breaker.law());
    }

    @Test
    void eachLawHasABreaker() {
        assertThat(breakers().map(Breaker::law)).containsExactlyInAnyOrderElementsOf(LAWS);
    }

    @Test
    void theDocumentListsEachLaw() throws IOException {
        String rows = groups().entrySet().stream()
                .flatMap(group -> group.getValue().get().map(breaker -> row(breaker, group.getKey())))
                .collect(Collectors.joining());
        String document = Files.readString(DOCUMENT);
        int begin = document.indexOf(HEAD) + HEAD.length();
        int end = document.indexOf("\n\n", begin) + 1;
        String expected = document.substring(0, begin) + rows + document.substring(end);
        if ("write".equals(System.getProperty("laws"))) {
            Files.writeString(DOCUMENT, expected);
        }
        assertThat(Files.readString(DOCUMENT)).isEqualTo(expected);
    }

    private static String row(Breaker breaker, String file) {
        String path = "../uptown-testkit/src/test/java/io/github/uptownrules/testkit/" + file + ".java";
        return "| " + breaker.law() + " | " + breaker.error() + " | [`" + file.replaceFirst(".*/", "") + "`](" + path
                + ") |\n";
    }
}
