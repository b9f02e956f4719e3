package io.github.uptownrules.site;

import com.google.common.collect.ImmutableList;
import com.google.gson.Gson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;

/**
 * The texts that the search finds: sections of documents, single rules, and public types. The browser makes the index from them,
 * because the index is larger than the texts.
 */
record SearchIndex(Documents documents, Path site) {
    /** Code longer than this is data, such as the positions of the gallery. */
    private static final int MAX_CODE = 3000;

    private static final int TEXT = 3;

    void write() throws IOException {
        // An entry is an array of its link, its page, its heading and its text. Arrays are shorter than objects.
        List<List<String>> entries = new ArrayList<>();
        documents.all().forEach(document -> entries.addAll(entries(document)));
        for (Path file : LinkCheck.files(site.resolve(Javadoc.FOLDER))) {
            type(file).forEach(entries::add);
        }
        Files.writeString(site.resolve("search.json"), new Gson().toJson(entries));
    }

    static List<List<String>> entries(Document document) {
        String page = Paths.text(document.page());
        List<List<String>> entries = new ArrayList<>();
        for (Element element : document.content().children()) {
            if (element.normalName().matches("h[123]")) {
                boolean isTitle = element.normalName().equals("h1");
                entries.add(
                        entry(page + (isTitle ? "" : "#" + element.id()), document, isTitle ? "" : element.text(), ""));
            } else if (element.wholeText().length() < MAX_CODE
                    || !element.normalName().equals("pre")) {
                List<String> last = entries.get(entries.size() - 1);
                last.set(TEXT, (last.get(TEXT) + " " + element.text()).strip());
            }
        }
        for (Element rule : document.content().select("a.rule")) {
            String text = rule.closest("li, tr").text();
            entries.add(entry(page + "#" + rule.id(), document, rule.text(), text));
        }
        return entries;
    }

    /** Returns whether an element is long code, or holds rules, which are entries of their own. */
    private static boolean isOmitted(Element element) {
        boolean isData =
                element.normalName().equals("pre") && element.wholeText().length() > MAX_CODE;
        return isData || !element.select("a.rule").isEmpty();
    }

    private static List<String> entry(String link, Document document, String heading, String text) {
        return new ArrayList<>(List.of(link, document.title(), heading, text));
    }

    /** Returns the entry of a type, with the first paragraph of its description and the names of its members. */
    private Stream<List<String>> type(Path file) throws IOException {
        Element page = Jsoup.parse(Files.readString(file)).body();
        if (!page.hasClass("class-declaration-page")) {
            return Stream.of();
        }
        String title = page.expectFirst("h1.title").text().replaceFirst("^.* (?=[A-Z])", "");
        String description = page.select(".class-description > .block").stream()
                .limit(1)
                .map(Element::text)
                .collect(Collectors.joining());
        String members = page.select(".member-name-link").stream()
                .map(Element::text)
                .distinct()
                .collect(Collectors.joining(" "));
        return Stream.of(ImmutableList.of(
                Paths.text(site.relativize(file)),
                title,
                "",
                description.replaceFirst("(?s)(?<=\\.) .*", "") + " " + members));
    }
}
