package io.github.uptownrules.base.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Strings;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class QuoteTest {
    @Test
    void whatIsShortIsQuotedWhole() {
        assertThat(Quote.of("")).isEqualTo("''");
        assertThat(Quote.of("b5@E5")).isEqualTo("'b5@E5'");
        assertThat(Quote.of('x')).isEqualTo("'x'");
        assertThat(Quote.of(Strings.repeat("x", 40))).isEqualTo("'" + Strings.repeat("x", 40) + "'");
    }

    @Test
    void ofWhatIsLongTheBeginningIsQuoted() {
        assertThat(Quote.of(Strings.repeat("x", 41))).isEqualTo("'" + Strings.repeat("x", 40) + "...' (41 characters)");
        // A pair of surrogates is not cut in two.
        assertThat(Quote.of("x" + Strings.repeat("\uD83D\uDE00", 40)))
                .isEqualTo("'x" + Strings.repeat("\\ud83d\\ude00", 39) + "...' (81 characters)");
    }

    @Test
    void whatIsNotPrintableAsciiIsEscaped() {
        assertThat(Quote.of("a\u001b[2J\n\u2028\u202e\uD800")).isEqualTo("'a\\u001b[2J\\u000a\\u2028\\u202e\\ud800'");
        // The Cyrillic A is another letter than the first of the alphabet here.
        assertThat(Quote.of("\u04101 Zo\u00eb")).isEqualTo("'\\u04101 Zo\\u00eb'");
        for (int character = 0; character <= Character.MAX_VALUE; character++) {
            String text = String.valueOf((char) character);
            assertThat(Quote.printable(text)).isEqualTo(text.matches("[ -~]") ? text : "\\u%04x".formatted(character));
        }
    }

    @Test
    void ofManyThingsTheFirstAreListed() {
        assertThat(Reasons.list(List.of())).isEmpty();
        assertThat(Reasons.list(List.of("one", "two"))).isEqualTo("one, two");
        assertThat(Reasons.list(Collections.nCopies(20, "x"))).isEqualTo(Strings.repeat("x, ", 19) + "x");
        assertThat(Reasons.list(Collections.nCopies(1_020, "x")))
                .isEqualTo(Strings.repeat("x, ", 19) + "x and 1000 more");
    }

    @Test
    void reasonsAreJoinedAsFarAsAnybodyReads() {
        assertThat(Reasons.join(List.of())).isEmpty();
        assertThat(Reasons.join(List.of("one", "two"))).isEqualTo("one; two");
        assertThat(Reasons.join(Collections.nCopies(1_900, "abc")))
                .startsWith("abc; abc; ")
                .endsWith("abc; and 1000 more")
                .hasSizeLessThan(4_600);
        assertThat(Reasons.join(List.of(Strings.repeat("x", 20_000), "two"))).endsWith("x; and 1 more");
    }
}
