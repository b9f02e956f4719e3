package io.github.uptownrules.site;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;

/** A link: an external address, or a path and a fragment. An empty path means this file, and an empty fragment means its top. */
record Link(Element element, String attribute) {

    static Link of(Element element) {
        return new Link(
                element,
                Stream.of("href", "src", "action")
                        .filter(element::hasAttr)
                        .findFirst()
                        .orElseThrow());
    }

    String text() {
        return element.attr(attribute);
    }

    /** Returns whether the link has a scheme, such as {@code https:}, or names a host. */
    boolean isElsewhere() {
        return text().matches("(?s)([A-Za-z][A-Za-z0-9+.-]*:|//).*");
    }

    String path() {
        return decoded(text().replaceFirst("(?s)[#?].*", ""));
    }

    String fragment() {
        return decoded(text().contains("#") ? text().substring(text().indexOf('#') + 1) : "");
    }

    void leadTo(String target) {
        element.attr(attribute, target);
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    }
}
