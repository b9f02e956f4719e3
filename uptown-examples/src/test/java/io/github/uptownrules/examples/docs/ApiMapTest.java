package io.github.uptownrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** The map of the API has each public type of the first game in one line, and no type or method that is not there. */
class ApiMapTest {
    private static final Set<String> MODULES = Set.of("uptown-random", "uptown-core", "uptown-variants");

    /** {@code | [Board](path of its source) | what it is | `cells`, `groups` |}. */
    private static final Pattern LINE = Pattern.compile("(?m)^\\| \\[(\\w+)]\\((\\S+)\\) \\| [^|]+ \\| ([^|]*) ?\\|$");

    private static final Pattern NAME = Pattern.compile("\\w+");

    /** {@code Rulesets.standard(}, where the map tells what to start with. */
    private static final Pattern CALL = Pattern.compile("\\b([A-Z]\\w+)\\.(\\w+)\\(");

    /** A line of the map. */
    private record Entry(String name, Path source, List<String> calls) {
        static Entry of(MatchResult line) {
            return new Entry(
                    line.group(1),
                    Library.DOCS.resolve(line.group(2)).normalize(),
                    NAME.matcher(line.group(3))
                            .results()
                            .map(MatchResult::group)
                            .toList());
        }

        Class<?> type() {
            String path = Splitter.on("src/main/java/")
                    .splitToList(source.toString().replace('\\', '/'))
                    .get(1);
            try {
                return Class.forName(path.replace(".java", "").replace('/', '.'));
            } catch (ClassNotFoundException e) {
                throw new AssertionError(source + " is no type", e);
            }
        }
    }

    private static boolean isInMap(Path type) {
        return StreamSupport.stream(type.spliterator(), false)
                .map(Path::toString)
                .anyMatch(MODULES::contains);
    }

    private static List<Entry> entries() throws IOException {
        return LINE.matcher(Files.readString(Library.DOCS.resolve("api.md")))
                .results()
                .map(Entry::of)
                .toList();
    }

    private static Stream<String> publicMethods(Class<?> type) {
        return Stream.of(type.getMethods()).map(Method::getName);
    }

    @Test
    void everyPublicTypeHasOneLine() throws IOException {
        assertThat(entries().stream().map(Entry::source))
                .containsExactlyInAnyOrderElementsOf(Library.publicTypes().stream()
                        .map(Path::normalize)
                        .filter(ApiMapTest::isInMap)
                        .toList());
    }

    @Test
    void everyTypeAndCallInALineIsThere() throws IOException {
        assertThat(entries()).allSatisfy(entry -> {
            assertThat(entry.type().getSimpleName()).isEqualTo(entry.name());
            assertThat(publicMethods(entry.type())).as(entry.name()).containsAll(entry.calls());
        });
    }

    @Test
    void everyCallToStartWithIsThere() throws IOException {
        List<Entry> entries = entries();
        assertThat(CALL.matcher(Files.readString(Library.DOCS.resolve("api.md")))
                        .results())
                .hasSizeGreaterThan(5)
                .allSatisfy(call -> assertThat(entries.stream()
                                .filter(entry -> entry.name().equals(call.group(1)))
                                .flatMap(entry -> publicMethods(entry.type())))
                        .as(call.group())
                        .contains(call.group(2)));
    }
}
