package io.github.uptownrules.site;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;

/** The numbered rules and the documents that state them. Numbers such as R19 in any page become links to the rule. */
record Rules(ImmutableMap<String, Path> documents) {
    private static final ImmutableList<Path> FILES =
            ImmutableList.of(Path.of("docs/rules.md"), Path.of("docs/upturn.md"), Path.of("docs/street.md"));

    private static final Pattern NUMBER = Pattern.compile("\\b[QRVWXY][1-9][0-9]?\\b");
    private static final Pattern NUMBERS = Pattern.compile(NUMBER + "(, " + NUMBER + ")*");

    /** The places where a rule begins: an item of a list, or a row of a table. */
    private static final String PLACES =
            "li > strong:first-child, li > p:first-child > strong:first-child, td:first-child";

    /** Parents in which a number stays text. */
    private static final String CLOSED = "a, code, h1, h2, h3, pre, script, svg";

    static Rules of(Documents documents) {
        ImmutableMap.Builder<String, Path> rules = ImmutableMap.builder();
        for (Document document : documents.all()) {
            document.content().select("a.rule").forEach(rule -> rules.put(rule.text(), document.page()));
        }
        return new Rules(rules.buildOrThrow());
    }

    static boolean areIn(Path document) {
        return FILES.contains(document);
    }

    /** Gives each rule of a document an anchor that links to itself. */
    static void anchor(Element content) {
        for (Element place : content.select(PLACES)) {
            if (NUMBERS.matcher(place.text()).matches()) {
                place.html(NUMBER.matcher(place.text())
                        .replaceAll(found -> "<a class=\"rule\" id=\"%1$s\" href=\"#%1$s\">%2$s</a>"
                                .formatted(anchor(found.group()), found.group())));
            }
        }
    }

    private static String anchor(String number) {
        return number.toLowerCase(Locale.ROOT);
    }

    /** Returns whether a text cites a rule. */
    boolean areCitedIn(String text) {
        return NUMBER.matcher(text).results().anyMatch(found -> documents.containsKey(found.group()));
    }

    /** Turns the numbers in the text of a page into links. */
    void link(Element content, Path page) {
        for (TextNode text : content.selectStream("*")
                .filter(element -> element.closest(CLOSED) == null)
                .flatMap(element -> element.textNodes().stream())
                .filter(text -> areCitedIn(text.getWholeText()))
                .collect(Collectors.toList())) {
            link(text, page);
        }
    }

    private void link(TextNode text, Path page) {
        String whole = text.getWholeText();
        Matcher number = NUMBER.matcher(whole);
        int end = 0;
        while (number.find()) {
            Path rules = documents.get(number.group());
            if (rules != null) {
                text.before(new TextNode(whole.substring(end, number.start())));
                String file = rules.equals(page) ? "" : Paths.link(page, rules);
                text.before(new Element("a")
                        .attr("href", file + "#" + anchor(number.group()))
                        .text(number.group()));
                end = number.end();
            }
        }
        text.text(whole.substring(end));
    }
}
