package io.github.uptownrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Sets;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Comments and documents name things and actors, as the section "Plain English" of CONTRIBUTING.md asks. */
class EnglishTest {
    /** Comments, their paragraphs and headings begin with a noun phrase or a verb. A heading may be a question. */
    private static final Pattern OPENING = Pattern.compile(
            "(?:^|<p>|<li>)(What|Who|Whoever|Whom|How|Where|Whether|That|Of|Nobody|Nothing|None|So|As|Such)\\b");

    private static final Pattern RETURN =
            Pattern.compile("^(?i:what|who|whoever|whom|how|where|that|of|nobody|nothing|none|so|as|such)\\b");

    private static final Pattern WORDS =
            Pattern.compile("\\b(?i:whoever|whom|nobody|somebody|told|tells|is none|so many|that of (?:a|the))\\b");

    /** Names in code are not prose. */
    private static final Pattern CODE = Pattern.compile("`[^`]+`|\\{@(?:code|link|linkplain) [^}]*}|<pre>.*?</pre>");

    /** Permitted exceptions, each with its reason. */
    private static final ImmutableMap<String, String> EXCEPTIONS =
            ImmutableMap.of("How a move travels", "the title of a page, which answers this question");

    @Test
    void proseHasNoneOfTheOpeningsAndWordsThatHideTheSubject() throws IOException {
        List<String> faults = new ArrayList<>();
        Set<String> used = new HashSet<>();
        for (Path file : Library.files("java", "js", "ts", "md")) {
            for (Prose prose : Prose.of(file)) {
                if (isFaulty(prose)) {
                    EXCEPTIONS.keySet().stream()
                            .filter(prose.text()::contains)
                            .findFirst()
                            .ifPresentOrElse(used::add, () -> faults.add(prose.place() + ": " + excerpt(prose)));
                }
            }
        }
        assertThat(faults).as("prose to rewrite").isEmpty();
        assertThat(Sets.difference(EXCEPTIONS.keySet(), used))
                .as("exceptions without use")
                .isEmpty();
    }

    private static boolean isFaulty(Prose prose) {
        String text = CODE.matcher(prose.text()).replaceAll("`");
        return switch (prose.kind()) {
            case JAVADOC, COMMENT ->
                OPENING.matcher(text).find() || WORDS.matcher(text).find();
            case RETURN -> RETURN.matcher(text).find();
            case HEADING ->
                (OPENING.matcher(text).find() && !text.endsWith("?"))
                        || WORDS.matcher(text).find();
            case LINE -> WORDS.matcher(text).find();
        };
    }

    private static String excerpt(Prose prose) {
        return prose.text().substring(0, Math.min(140, prose.text().length()));
    }
}
