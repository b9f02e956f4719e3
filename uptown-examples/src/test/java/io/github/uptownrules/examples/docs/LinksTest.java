package io.github.uptownrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.Iterables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the documents link to is there, and every rule has a test that is named for it. */
class LinksTest {
    private static final Path RULES = Library.DOCS.resolve("rules.md");
    private static final Pattern LINK = Pattern.compile("]\\((?!https?:)([^)#]+)");
    private static final Pattern ROW = Pattern.compile("^- \\*\\*([RQ]\\d+(, [RQ]\\d+)*)\\*\\* ", Pattern.MULTILINE);
    private static final Pattern TEST = Pattern.compile("void ([rq]\\d+(_[rq]\\d+)*)_\\w+\\(");

    private static Stream<Path> links(Path folder, String text) {
        return LINK.matcher(text).results().map(link -> folder.resolve(link.group(1)));
    }

    @Test
    void everyFileLinkedToIsThere() throws IOException {
        for (Path document : Library.documents()) {
            Path folder = document.getParent();
            assertThat(links(folder, Files.readString(document)))
                    .as(document.toString())
                    .allSatisfy(file -> assertThat(file).exists());
        }
    }

    /** Who reads the documents finds every program. */
    @Test
    void everyProgramIsLinkedTo() throws IOException {
        Set<Path> linked = new HashSet<>();
        for (Path document : Example.files(Library.DOCS, ".md")) {
            links(Library.DOCS, Files.readString(document)).map(Path::normalize).forEach(linked::add);
        }
        Path programs = Library.ROOT.resolve("uptown-examples/src/main/java");
        assertThat(linked).containsAll(Example.files(programs, ".java"));
    }

    @Test
    void everyRuleIsThere() throws IOException {
        assertThat(rules()).containsExactlyElementsOf(Iterables.concat(numbers("R", 47), numbers("Q", 15)));
    }

    /** Tests are named for their rules: {@code r19_...}, {@code r26_r27_...}. */
    @Test
    void everyRuleHasATest() throws IOException {
        Set<String> tested = new HashSet<>();
        for (Path module : Library.MODULES) {
            for (Path test : Example.files(module.resolve("src/test/java"), ".java")) {
                TEST.matcher(Files.readString(test))
                        .results()
                        .flatMap(name -> Splitter.on('_').splitToStream(name.group(1)))
                        .map(rule -> rule.toUpperCase(Locale.ROOT))
                        .forEach(tested::add);
            }
        }
        assertThat(tested).containsAll(rules());
    }

    private static List<String> rules() throws IOException {
        return ROW.matcher(Files.readString(RULES))
                .results()
                .flatMap(row -> Splitter.on(", ").splitToStream(row.group(1)))
                .toList();
    }

    private static List<String> numbers(String letter, int last) {
        return IntStream.rangeClosed(1, last)
                .mapToObj(number -> letter + number)
                .toList();
    }
}
