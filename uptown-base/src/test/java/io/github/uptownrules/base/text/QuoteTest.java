package io.github.uptownrules.base.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Strings;
import org.junit.jupiter.api.Test;

class QuoteTest {
    @Test
    void quotesShortTextsWhole() {
        assertThat(Quote.of("")).isEqualTo("''");
        assertThat(Quote.of("b5@E5")).isEqualTo("'b5@E5'");
        assertThat(Quote.of('x')).isEqualTo("'x'");
        assertThat(Quote.of(Strings.repeat("x", 40))).isEqualTo("'" + Strings.repeat("x", 40) + "'");
    }

    @Test
    void cutsLongTexts() {
        assertThat(Quote.of(Strings.repeat("x", 41))).isEqualTo("'" + Strings.repeat("x", 40) + "...' (41 characters)");
        // Surrogate pairs are not split.
        assertThat(Quote.of("x" + Strings.repeat("\uD83D\uDE00", 40)))
                .isEqualTo("'x" + Strings.repeat("\\ud83d\\ude00", 39) + "...' (81 characters)");
    }

    @Test
    void escapesAllButPrintableAscii() {
        assertThat(Quote.of("a\u001b[2J\n\u2028\u202e\uD800")).isEqualTo("'a\\u001b[2J\\u000a\\u2028\\u202e\\ud800'");
        // This is a Cyrillic A, not a Latin one.
        assertThat(Quote.of("\u04101 Zo\u00eb")).isEqualTo("'\\u04101 Zo\\u00eb'");
        for (int character = 0; character <= Character.MAX_VALUE; character++) {
            String text = String.valueOf((char) character);
            assertThat(Quote.printable(text)).isEqualTo(text.matches("[ -~]") ? text : "\\u%04x".formatted(character));
        }
    }
}
