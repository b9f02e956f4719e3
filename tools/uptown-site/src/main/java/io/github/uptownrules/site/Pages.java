package io.github.uptownrules.site;

import com.google.common.io.Resources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;

/** Renders documents as pages, with navigation to all others. */
record Pages(Repository repository, Documents documents, Destinations destinations, String version) {

    /** The minimum number of sections for a page to have a table of contents. */
    private static final int MANY_SECTIONS = 3;

    private static final String FRAME;

    static {
        try {
            FRAME = Resources.toString(Resources.getResource(Pages.class, "page.html"), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    void write(Path site) throws IOException {
        for (Document document : documents.all()) {
            Path file = site.resolve(document.page());
            Files.createDirectories(file.getParent());
            Files.writeString(file, html(document));
        }
    }

    String html(Document document) throws IOException {
        org.jsoup.nodes.Document page = Jsoup.parse(FRAME);
        // The frame's links are relative to the root of the site.
        for (Element element : page.select("[href], [src]")) {
            Link link = Link.of(element);
            if (!link.path().isEmpty()) {
                link.leadTo(Paths.link(document.page(), Path.of(link.path())));
            }
        }
        page.title(document.title().equals("Uptown") ? "Uptown" : document.title() + " - Uptown");
        page.expectFirst("#source").attr("href", repository.address());
        page.expectFirst("footer span").text(version);
        addContents(page.expectFirst("#documents ol"), document);
        Element main = page.expectFirst("main");
        Element content = content(document);
        if (document.path().equals(Documents.FIRST)) {
            Boards.offerGame(content);
        }
        if (content.select("uptown-board, uptown-record").isEmpty()) {
            page.expectFirst("script").remove();
        }
        content.childNodesCopy().forEach(main::appendChild);
        return page.outerHtml() + "\n";
    }

    private Element content(Document document) throws IOException {
        Element content = document.content().clone();
        Boards.show(content, repository.root().resolve(document.path()).getParent());
        Document copy = new Document(document.path(), content);
        for (Element element : copy.links()) {
            Link link = Link.of(element);
            if (!link.isElsewhere()) {
                link.leadTo(destinations.of(document.page(), copy.target(link), link.fragment()));
            }
        }
        // A picture that is too small on a phone links to its file.
        for (Element picture : content.select("img:not(uptown-board > *, uptown-record > *)")) {
            Element link = new Element("a").attr("href", picture.attr("src"));
            picture.replaceWith(link);
            link.appendChild(picture);
        }
        // Elements that are wider than a phone scroll separately from the page, also with the keyboard.
        content.select("table").wrap("<div class=\"wide\" tabindex=\"0\"></div>");
        content.select("pre").attr("tabindex", "0");
        return content;
    }

    private void addContents(Element list, Document here) {
        for (Document document : documents.all()) {
            Element item = list.appendElement("li");
            Element link = item.appendElement("a")
                    .attr("href", Paths.link(here.page(), document.page()))
                    .text(document.title());
            if (document.page().equals(here.page())) {
                link.attr("aria-current", "page");
                addSections(item, here);
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
