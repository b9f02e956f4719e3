package io.github.uptownrules.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("site")
class SyntaxColorsTest {
    private static Element marked(String language, String code) throws IOException {
        Element content = Jsoup.parseBodyFragment("<pre><code></code></pre>").body();
        content.expectFirst("code").addClass("language-" + language).text(code);
        new SyntaxColors().mark(content);
        return content.expectFirst("code");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            java   | int a = f("x < 1", 2); // why | keyword, string, number, comment
            json   | {"a": 1, "b": true}        | property, number, boolean
            xml    | <a b="c">d</a>             | tag, attr-name, attr-value
            sh     | if true; then echo "$a"; fi | keyword, string
            python | def f(): return "a"        | keyword, string
            kotlin | val a = 1                  | keyword, number""")
    void marksTokens(String language, String code, String kinds) throws IOException {
        Element marked = marked(language, code);
        assertThat(marked.wholeText()).isEqualTo(code);
        for (String kind : kinds.split(", ")) {
            assertThat(marked.select("span." + kind)).as(kind).isNotEmpty();
        }
    }

    @Test
    void leavesPlainText() throws IOException {
        assertThat(marked("text", "if 1").children()).isEmpty();
    }

    @Test
    void rejectsAnUnknownLanguage() {
        assertThatThrownBy(() -> marked("cobol", "MOVE"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("unknown language 'cobol' of code; known: css, html, java");
    }
}
