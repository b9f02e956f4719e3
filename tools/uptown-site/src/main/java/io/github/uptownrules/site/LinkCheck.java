package io.github.uptownrules.site;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.io.MoreFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Checks every link of a site, including fragments. Links to other sites are not followed. */
final class LinkCheck {
    private final Path site;
    private final Map<Path, Document> pages = new HashMap<>();
    private final Map<Path, ImmutableSet<String>> places = new HashMap<>();

    private LinkCheck(Path site) throws IOException {
        this.site = site;
        for (Path file : files(site)) {
            Document page = Jsoup.parse(Files.readString(file));
            pages.put(file, page);
            places.put(file, placesOf(page));
        }
    }

    /** Returns one line for each link of a site that is broken or loads an external resource. */
    static ImmutableList<String> faults(Path site) throws IOException {
        LinkCheck check = new LinkCheck(site);
        ImmutableList.Builder<String> faults = ImmutableList.builder();
        for (Path file : files(site)) {
            check.pages.get(file).select("[href], [src], [action]").stream()
                    .map(Link::of)
                    .flatMap(link -> check.fault(file, link).stream())
                    .map(fault -> Paths.text(site.relativize(file)) + ": " + fault)
                    .distinct()
                    .forEach(faults::add);
        }
        return faults.build();
    }

    static ImmutableList<Path> files(Path site) throws IOException {
        try (Stream<Path> files = Files.walk(site)) {
            return files.filter(file -> MoreFiles.getFileExtension(file).equals("html"))
                    .sorted()
                    .collect(ImmutableList.toImmutableList());
        }
    }

    private static ImmutableSet<String> placesOf(Document page) {
        return page.select("[id], a[name]").stream()
                .flatMap(element -> Stream.of(element.id(), element.attr("name")))
                .filter(place -> !place.isEmpty())
                .collect(ImmutableSet.toImmutableSet());
    }

    private Optional<String> fault(Path file, Link link) {
        if (link.isElsewhere()) {
            return Optional.of(link.text() + " is loaded from elsewhere")
                    .filter(fault -> !isFollowed(link.element()) && !link.text().startsWith("data:"));
        }
        Path target =
                link.path().isEmpty() ? file : file.resolveSibling(link.path()).normalize();
        if (!target.startsWith(site)) {
            return Optional.of(link.text() + " leads out of the site");
        }
        if (!Files.isRegularFile(target)) {
            return Optional.of(link.text() + " leads to no file");
        }
        boolean isThere = link.fragment().isEmpty()
                || link.path().isEmpty() && isListOfConstants(file)
                || !pages.containsKey(target)
                || places.getOrDefault(target, ImmutableSet.of()).contains(link.fragment());
        return isThere ? Optional.empty() : Optional.of(link.text() + " leads to no place on its page");
    }

    /**
     * Returns whether a page is javadoc's list of constants. Its table of contents has a broken link if all constants are in
     * packages with a common prefix.
     */
    private static boolean isListOfConstants(Path file) {
        return file.endsWith("constant-values.html");
    }

    /** Returns whether readers or search engines follow the link. The browser loads other links. */
    private static boolean isFollowed(Element element) {
        return element.normalName().equals("a") || element.attr("rel").equals("canonical");
    }
}
