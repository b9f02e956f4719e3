package io.github.uptownrules.base.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class PlainTextTest {
    @Test
    void replacesControlsWithQuestionMarks() {
        assertThat(PlainText.of("a\u001b[2J\nb\tc")).isEqualTo("a?[2J?b?c");
        assertThat(PlainText.of("\u202eZo\u00eb \ud83c\udfb2\u2028\u2029\u200b"))
                .isEqualTo("?Zo\u00eb \ud83c\udfb2???");
        assertThat(PlainText.of("")).isEmpty();
    }

    @Test
    void replacesLineEndsWithSpaces() {
        assertThat(PlainText.onOneLine("one\ntwo\r\nthree\u2028four")).isEqualTo("one two three four");
        assertThat(PlainText.onOneLine("\u0007")).isEqualTo("?");
    }

    /** Compares with the line ends of regular expressions, and with CR LF. */
    @Test
    void replacesEveryKindOfLineEnd() {
        Pattern end = Pattern.compile("\\R");
        for (char character = 0; character < Character.MIN_SURROGATE; character++) {
            String text = "a" + character + "\r\n" + character + "b";
            assertThat(PlainText.onOneLine(text))
                    .isEqualTo(PlainText.of(end.matcher(text).replaceAll(" ")));
        }
    }

    @Test
    void escapesCharactersThatAreNotShown() {
        assertThat(PlainText.escaped("a\u001b[2J\nb\u202eZo\u00eb \ud83c\udfb2"))
                .isEqualTo("a\\u001b[2J\\u000ab\\u202eZo\u00eb \ud83c\udfb2");
        assertThat(PlainText.escaped("\ud800 \udb40\udc41")).isEqualTo("\\ud800 \\udb40\\udc41");
        assertThat(PlainText.escaped("")).isEmpty();
    }

    /** Compares with the Unicode categories of regular expressions. */
    @Test
    void showsAllButControlsAndFormats() {
        Pattern notShown = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]");
        for (int character = 0; character <= Character.MAX_CODE_POINT; character++) {
            assertThat(PlainText.isShown(character))
                    .isEqualTo(!notShown.matcher(Character.toString(character)).matches());
        }
    }
}
