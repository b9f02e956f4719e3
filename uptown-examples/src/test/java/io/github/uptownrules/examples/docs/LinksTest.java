package io.github.uptownrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the documents link to is there, and the tests that the rules link to are tests of these rules. */
class LinksTest {
    private static final Path RULES = Library.DOCS.resolve("rules.md");
    private static final Pattern LINK = Pattern.compile("]\\((?!https?:)([^)#]+)");
    private static final Pattern ROW = Pattern.compile("\\| ([RQ]\\d+(, [RQ]\\d+)*) \\|");

    private static Stream<Path> links(Path folder, String text) {
        return LINK.matcher(text).results().map(link -> folder.resolve(link.group(1)));
    }

    @Test
    void everyFileLinkedToIsThere() throws IOException {
        Stream<Path> documents = Stream.of("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
                .map(Library.ROOT::resolve);
        for (Path document : Stream.concat(documents, Example.files(Library.DOCS, ".md").stream())
                .toList()) {
            Path folder = document.getParent();
            assertThat(links(folder, Files.readString(document)))
                    .as(document.toString())
                    .allSatisfy(file -> assertThat(file).exists());
        }
    }

    @Test
    void everyRuleIsThereAndLinksToItsTests() throws IOException {
        StringBuilder numbers = new StringBuilder();
        for (String line : Files.readAllLines(RULES)) {
            List<String> rules = ROW.matcher(line)
                    .results()
                    .limit(1)
                    .map(row -> row.group(1))
                    .toList();
            for (String rule : String.join("", rules).split(", ")) {
                if (!rule.isEmpty()) {
                    numbers.append(rule).append(' ');
                    assertTested(rule, line);
                }
            }
        }
        assertThat(numbers.toString().strip()).isEqualTo(numbers("R", 47) + " " + numbers("Q", 14));
    }

    private static String numbers(String letter, int last) {
        return IntStream.rangeClosed(1, last)
                .mapToObj(number -> letter + number)
                .collect(Collectors.joining(" "));
    }

    /** Tests are named for their rules: {@code r19_...}, {@code r26_r27_...}. */
    private static void assertTested(String rule, String line) throws IOException {
        List<Path> tests = links(RULES.getParent(), line)
                .filter(file -> file.toString().contains("src/test"))
                .toList();
        assertThat(tests).as(rule).isNotEmpty();
        Pattern name = Pattern.compile("void \\w*?(?<![a-z0-9])" + rule.toLowerCase(Locale.ROOT) + "_\\w+\\(");
        for (Path test : tests) {
            assertThat(name.matcher(Files.readString(test)).results().map(MatchResult::group))
                    .as(rule + " in " + test)
                    .isNotEmpty();
        }
    }
}
