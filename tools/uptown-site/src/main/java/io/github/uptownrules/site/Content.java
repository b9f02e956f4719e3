package io.github.uptownrules.site;

import java.io.IOException;
import java.nio.file.Path;
import org.jsoup.nodes.Element;

/** Renders the content of documents for their pages. */
record Content(Path root, Destinations destinations, Rules rules, SyntaxColors colors) {

    /** Returns the content of a document, with boards, links, anchors and colors. */
    Element of(Document document) throws IOException {
        Element content = document.content().clone();
        Boards.show(content, root.resolve(document.path()).toAbsolutePath().getParent());
        if (document.path().equals(Documents.FIRST)) {
            Boards.offerGame(content);
        }
        Document copy = new Document(document.path(), content);
        for (Element element : copy.links()) {
            Link link = Link.of(element);
            if (!link.isElsewhere() && !element.hasClass("rule")) {
                link.leadTo(destinations.of(document.page(), copy.target(link), link.fragment()));
            }
        }
        colors.mark(content);
        rules.link(content, document.page());
        offerAnchors(content);
        adaptToPhones(content);
        return content;
    }

    private static void offerAnchors(Element content) {
        for (Element heading : content.select("h2[id], h3[id]")) {
            heading.appendElement("a")
                    .addClass("anchor")
                    .attr("href", "#" + heading.id())
                    .attr("aria-label", "Link to \"" + heading.text() + "\"")
                    .text("#");
        }
    }

    private static void adaptToPhones(Element content) {
        // A picture that is too small on a phone links to its file.
        for (Element picture : content.select("img:not(uptown-board > *, uptown-record > *)")) {
            Element link = new Element("a").attr("href", picture.attr("src"));
            picture.replaceWith(link);
            link.appendChild(picture);
        }
        // Elements that are wider than a phone scroll separately from the page, also with the keyboard.
        content.select("table").wrap("<div class=\"wide\" tabindex=\"0\"></div>");
        content.select("pre").attr("tabindex", "0");
    }
}
