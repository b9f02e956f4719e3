package io.github.uptownrules.site;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.Optional;
import org.jsoup.nodes.Element;

/** The groups of documents in the side bar, in reading order. They are the last list of {@link #FILE}. */
record Contents(ImmutableList<Group> groups) {
    static final Path FILE = Path.of("docs/README.md");

    private static final String LIST = "h2#all-pages + ul > li";

    /** Documents for one purpose. */
    record Group(String name, ImmutableList<Entry> entries) {}

    /** A document, with a label that is shorter than its title. */
    record Entry(Path path, String label) {}

    static Contents of(Document document) {
        return new Contents(document.content().select(LIST).stream()
                .map(item -> new Group(
                        item.expectFirst("strong").text(),
                        item.select("a").stream()
                                .map(link -> entry(document, link))
                                .collect(ImmutableList.toImmutableList())))
                .collect(ImmutableList.toImmutableList()));
    }

    private static Entry entry(Document document, Element link) {
        return new Entry(document.target(Link.of(link)), link.text());
    }

    ImmutableList<Entry> entries() {
        return groups.stream().flatMap(group -> group.entries().stream()).collect(ImmutableList.toImmutableList());
    }

    /** Returns the document at a distance from another in reading order; empty beyond both ends. */
    Optional<Entry> after(Path path, int places) {
        ImmutableList<Entry> entries = entries();
        int here = entries.stream().map(Entry::path).toList().indexOf(path);
        int there = here + places;
        return here < 0 || there < 0 || there >= entries.size() ? Optional.empty() : Optional.of(entries.get(there));
    }
}
