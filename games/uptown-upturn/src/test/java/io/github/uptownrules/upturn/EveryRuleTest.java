package io.github.uptownrules.upturn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Each rule and each ruling has a test that is named for it: {@code v9_...}, {@code v12_w8_...}. */
class EveryRuleTest {
    private static final Pattern TEST = Pattern.compile("void ((?:[vw]\\d+_)+)");
    private static final Pattern NUMBER = Pattern.compile("[vw]\\d+");

    private static List<String> tested() throws IOException {
        List<String> tested = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Path.of("src/test/java"))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                TEST.matcher(Files.readString(file))
                        .results()
                        .flatMap(test -> NUMBER.matcher(test.group(1)).results().map(MatchResult::group))
                        .forEach(tested::add);
            }
        }
        return tested;
    }

    @Test
    void v1ToV22AndW1ToW21AreTested() throws IOException {
        assertThat(tested())
                .containsAll(Stream.concat(
                                IntStream.rangeClosed(1, 22).mapToObj(number -> "v" + number),
                                IntStream.rangeClosed(1, 21).mapToObj(number -> "w" + number))
                        .toList());
    }
}
