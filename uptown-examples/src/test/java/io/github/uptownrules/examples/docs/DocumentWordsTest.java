package io.github.uptownrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The documents are short, and state a fact once. */
class DocumentWordsTest {
    /** The limit of {@code git ls-files '*.md' | xargs cat | wc -w}. Cut a sentence before you raise it. */
    private static final int MOST_WORDS = 28_000;

    /** Shorter runs of words also occur where the facts differ. */
    private static final int RUN = 10;

    private static final Splitter SPACES = Splitter.on(CharMatcher.whitespace()).omitEmptyStrings();

    /** Programs repeat imports and dependencies, and each command repeats the build: a reader copies them whole. */
    private static final Pattern CODE = Pattern.compile("(?ms)^ *```.*?^ *```|^ {4}[^\\n]*$");

    /** A reader sees neither comments nor the addresses of links. */
    private static final Pattern UNSEEN = Pattern.compile("(?s)<!--.*?-->|(?<=])\\([^)]*\\)");

    /** Case and punctuation do not make another fact. */
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}_'\u2019]+");

    @Test
    void theDocumentsHaveFewWords() throws IOException {
        int words = 0;
        for (Path document : Library.files("md")) {
            words += Iterables.size(SPACES.split(Files.readString(document)));
        }
        assertThat(words).isBetween(MOST_WORDS / 2, MOST_WORDS);
    }

    @Test
    void noTwoDocumentsShareARunOfWords() throws IOException {
        Map<String, Path> seen = new HashMap<>();
        List<String> repeated = new ArrayList<>();
        for (Path document : Library.files("md")) {
            ImmutableList<String> words = words(Files.readString(document));
            for (int i = 0; i + RUN <= words.size(); i++) {
                String run = String.join(" ", words.subList(i, i + RUN));
                Path other = seen.putIfAbsent(run, document);
                if (other != null && !other.equals(document)) {
                    repeated.add(other + ", " + document + ": " + run);
                }
            }
        }
        assertThat(repeated).as("the same words in two documents").isEmpty();
    }

    @Test
    void wordsAreComparedWithoutCasePunctuationAndCode() {
        assertThat(
                        words(
                                "# A [Link](b.md#c), *isn\u2019t* it?\n\n    code\n```java\ncode\n```\n<!-- note -->| `x-y` |\n"))
                .containsExactly("a", "link", "isn\u2019t", "it", "x", "y");
    }

    private static ImmutableList<String> words(String text) {
        String seen = UNSEEN.matcher(CODE.matcher(text).replaceAll(" ")).replaceAll(" ");
        return WORD.matcher(seen.toLowerCase(Locale.ROOT))
                .results()
                .map(MatchResult::group)
                .collect(ImmutableList.toImmutableList());
    }
}
