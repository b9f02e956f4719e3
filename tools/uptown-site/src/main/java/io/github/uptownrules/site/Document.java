package io.github.uptownrules.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.select.Elements;

/** A Markdown document, with its path from the root of the repository. */
record Document(Path path, Element content) {
    /** Search engines cut longer descriptions. */
    private static final int MAX_DESCRIPTION = 160;

    private static final List<Extension> EXTENSIONS =
            List.of(TablesExtension.create(), HeadingAnchorExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();
    private static final HtmlRenderer RENDERER =
            HtmlRenderer.builder().extensions(EXTENSIONS).build();

    static Document read(Path root, Path path) throws IOException {
        String html = RENDERER.render(PARSER.parse(Files.readString(root.resolve(path))));
        Element body = Jsoup.parseBodyFragment(html).body();
        body.select("th:empty").tagName("td"); // an empty header cell is not a header
        if (Rules.areIn(path)) {
            Rules.anchor(body);
        }
        return new Document(path, body);
    }

    static boolean isDocument(Path path) {
        return path.toString().endsWith(".md");
    }

    /** Returns the path of a document on the site. */
    static Path page(Path path) {
        String name = path.toString();
        return path.equals(Documents.FIRST)
                ? Path.of("index.html")
                : Path.of(name.substring(0, name.length() - ".md".length()) + ".html");
    }

    Path page() {
        return page(path);
    }

    String title() {
        return content.expectFirst("h1").text();
    }

    /** Returns the beginning of the first paragraph, at whole words. */
    String description() {
        String text = content.expectFirst("p").text();
        return text.length() <= MAX_DESCRIPTION
                ? text
                : text.substring(0, text.lastIndexOf(' ', MAX_DESCRIPTION)) + " …";
    }

    Elements sections() {
        return content.select("h2");
    }

    Elements links() {
        return content.select("a[href], img[src]");
    }

    /** Returns the target of a link of {@link #links} as a path from the root. */
    Path target(Link link) {
        return link.path().isEmpty() ? path : path.resolveSibling(link.path()).normalize();
    }
}
