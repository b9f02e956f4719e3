package io.github.uptownrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.Iterables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Build and reading times vary, so no document promises them, and the README is short. */
class BuildTimesTest {
    private static final Pattern PROMISE = Pattern.compile(
            "(?i)\\b(takes|under|fifteen)\\s+(under |about |some |less than )?([a-z]+ )?(minutes|hours)\\b");

    @Test
    void noDocumentPromisesATime() throws IOException {
        for (Path document : Iterables.concat(Library.documents(), List.of(Library.ROOT.resolve("RELEASING.md")))) {
            assertThat(PROMISE.matcher(Files.readString(document)).results().map(MatchResult::group))
                    .as(document.toString())
                    .isEmpty();
        }
    }

    @Test
    void theReadmeIsShort() throws IOException {
        String readme = Files.readString(Library.ROOT.resolve("README.md"));
        assertThat(Splitter.on(Pattern.compile("\\s+")).splitToList(readme)).hasSizeLessThan(800);
    }
}
