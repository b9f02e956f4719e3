package io.github.uptownrules.site;

import com.google.common.io.Resources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;

/** Renders documents as pages, with navigation to all others. */
record Pages(Repository repository, Documents documents, Content content, String version, Address address) {
    static final Path SEARCH = Path.of("search.html");
    static final Path NOT_FOUND = Path.of("404.html");

    /** The minimum number of sections for a page to have a table of contents. */
    private static final int MANY_SECTIONS = 3;

    void write(Path site) throws IOException {
        for (Document document : documents.all()) {
            Path file = site.resolve(document.page());
            Files.createDirectories(file.getParent());
            Files.writeString(file, html(document));
        }
        for (Path page : new Path[] {SEARCH, NOT_FOUND}) {
            Element content = Jsoup.parseBodyFragment(resource(page.toString())).body();
            Files.writeString(site.resolve(page), frame(page, content).outerHtml() + "\n");
        }
    }

    String html(Document document) throws IOException {
        Element main = content.of(document);
        org.jsoup.nodes.Document page = frame(document.page(), main);
        page.head().appendElement("meta").attr("name", "description").attr("content", document.description());
        page.head().appendElement("link").attr("rel", "canonical").attr("href", address.of(document.page()));
        if (!main.select("uptown-board, uptown-record").isEmpty()) {
            page.head()
                    .appendElement("script")
                    .attr("type", "module")
                    .attr("src", Paths.link(document.page(), Path.of("boards.js")));
        }
        addNeighbors(page.expectFirst("main"), document);
        return page.outerHtml() + "\n";
    }

    /** Returns a page with its title, navigation and content. */
    private org.jsoup.nodes.Document frame(Path here, Element content) throws IOException {
        org.jsoup.nodes.Document page = Jsoup.parse(resource("page.html"));
        // The frame's links are relative to the root of the site.
        for (Element element : page.select("[href], [src], [action]")) {
            Link link = Link.of(element);
            if (!link.path().isEmpty()) {
                link.leadTo(Paths.link(here, Path.of(link.path())));
            }
        }
        page.expectFirst("#source").attr("href", repository.address());
        page.expectFirst("footer span").text(version);
        page.expectFirst("#newest").attr("href", address.of(here));
        addContents(page.expectFirst("#documents"), here);
        String title = content.expectFirst("h1").text();
        page.title(title.equals("Uptown") ? title : title + " - Uptown");
        page.expectFirst("main").appendChildren(content.childNodesCopy());
        return page;
    }

    private static String resource(String name) throws IOException {
        return Resources.toString(Resources.getResource(Pages.class, name), StandardCharsets.UTF_8);
    }

    private void addNeighbors(Element main, Document here) {
        Element neighbors = main.appendElement("nav").addClass("neighbors").attr("aria-label", "Neighboring pages");
        addNeighbor(neighbors, here, -1, "prev", "← ");
        neighbors
                .appendElement("a")
                .attr("href", repository.editorOf(here.path()))
                .text("Edit this page");
        addNeighbor(neighbors, here, 1, "next", "→ ");
    }

    private void addNeighbor(Element neighbors, Document here, int places, String relation, String arrow) {
        documents
                .contents()
                .after(here.path(), places)
                .ifPresent(entry -> neighbors
                        .appendElement("a")
                        .attr("rel", relation)
                        .attr("href", Paths.link(here.page(), Document.page(entry.path())))
                        .text(arrow + entry.label()));
    }

    private void addContents(Element side, Path here) {
        for (Contents.Group group : documents.contents().groups()) {
            String id = "group-" + group.name().replaceAll("\\W+", "-");
            side.appendElement("p").attr("id", id).text(group.name());
            Element list = side.appendElement("ol").attr("aria-labelledby", id);
            for (Contents.Entry entry : group.entries()) {
                Element item = list.appendElement("li");
                Path there = Document.page(entry.path());
                Element link = item.appendElement("a")
                        .attr("href", Paths.link(here, there))
                        .text(entry.label());
                if (there.equals(here)) {
                    link.attr("aria-current", "page");
                    addSections(item, documents.of(entry.path()));
                }
            }
        }
    }

    private static void addSections(Element item, Document here) {
        if (here.sections().size() < MANY_SECTIONS) {
            return;
        }
        Element list = item.appendElement("ul");
        for (Element section : here.sections()) {
            list.appendElement("li")
                    .appendElement("a")
                    .attr("href", "#" + section.id())
                    .text(section.text());
        }
    }
}
