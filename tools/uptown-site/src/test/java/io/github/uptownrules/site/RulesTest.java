package io.github.uptownrules.site;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("site")
class RulesTest {
    private static final Path SITE = Path.of("../../target/site");
    private static final Path RULES = Path.of("docs/rules.html");
    private static final Rules KNOWN = new Rules(ImmutableMap.of("R19", RULES, "R20", RULES));

    private static Element parse(String html) {
        return Jsoup.parseBodyFragment(html).body();
    }

    private static String linked(String html, Path page) {
        Element content = parse(html);
        KNOWN.link(content, page);
        return content.html();
    }

    @Test
    void anchorsTheNumbersOfARule() {
        Element content = parse("<ul><li><strong>R3, R4</strong> Letters</li><li><strong>Bots</strong></li></ul>");
        Rules.anchor(content);
        assertThat(content.select("a.rule").eachAttr("href")).containsExactly("#r3", "#r4");
        assertThat(content.select("#r4").text()).isEqualTo("R4");
        assertThat(content.text()).isEqualTo("R3, R4 Letters Bots");
    }

    @Test
    void linksKnownNumbers() {
        assertThat(linked("a (R19 to R20), R99", Path.of("api/a/b.html")))
                .isEqualTo("a (<a href=\"../../docs/rules.html#r19\">R19</a> to "
                        + "<a href=\"../../docs/rules.html#r20\">R20</a>), R99");
        assertThat(linked("R19", RULES)).isEqualTo("<a href=\"#r19\">R19</a>");
    }

    @Test
    void leavesCodeAndLinks() {
        String html = "<code>R19</code><a href=\"#x\">R19</a><h2>R19</h2>";
        assertThat(linked(html, RULES).replaceAll(">\\s+<", "><")).isEqualTo(html);
    }

    /** The text of a document gives its last number. */
    @ParameterizedTest
    @CsvSource({"rules, R", "rules, Q", "upturn, V", "upturn, W", "street, X", "street, Y"})
    void theSiteAnchorsEveryRule(String document, String kind) throws IOException {
        String text = Files.readString(Path.of("../../docs/" + document + ".md"));
        int last = Pattern.compile("\\b" + kind + "([1-9][0-9]?)\\b")
                .matcher(text)
                .results()
                .mapToInt(found -> Integer.parseInt(found.group(1)))
                .max()
                .orElseThrow();
        Element page = Jsoup.parse(Files.readString(SITE.resolve("docs/" + document + ".html")));
        for (int number = 1; number <= last; number++) {
            assertThat(page.select("a.rule#" + kind.toLowerCase(Locale.ROOT) + number))
                    .as(kind + number)
                    .hasSize(1);
        }
    }

    @Test
    void javadocLinksToRules() throws IOException {
        Path board = Path.of("api/io.github.uptownrules.core/io/github/uptownrules/core/board/Board.html");
        assertThat(Jsoup.parse(Files.readString(SITE.resolve(board))).select("a[href$='docs/rules.html#r19']"))
                .isNotEmpty();
    }
}
