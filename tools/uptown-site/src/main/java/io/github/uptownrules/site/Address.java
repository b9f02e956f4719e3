package io.github.uptownrules.site;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;

/** The public address of the site. Each version has a folder below it, and {@code latest} is the newest. */
record Address(String text) {
    private static final String LATEST = "latest";

    /** Returns the address of a page of the newest version. */
    String of(Path page) {
        return text + "/" + LATEST + "/" + Paths.text(page).replaceFirst("(^|/)index\\.html$", "$1");
    }

    /** Writes the addresses of pages for search engines. */
    void writeMap(Stream<Path> pages, Path site) throws IOException {
        Files.writeString(
                site.resolve("sitemap.xml"),
                pages.map(page -> "<url><loc>" + of(page) + "</loc></url>\n")
                        .collect(Collectors.joining(
                                "",
                                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                                        + "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n",
                                "</urlset>\n")));
    }

    /**
     * Makes the links of a page start at the root of the public host, because a server shows the page for missing files of any
     * folder.
     */
    void fix(Path file) throws IOException {
        org.jsoup.nodes.Document page = Jsoup.parse(Files.readString(file));
        for (Element element : page.select("[href], [src], [action]")) {
            Link link = Link.of(element);
            if (!link.isElsewhere() && !link.path().isEmpty()) {
                link.leadTo(URI.create(text).getPath() + "/" + LATEST + "/" + link.text());
            }
        }
        Files.writeString(file, page.outerHtml() + "\n");
    }
}
