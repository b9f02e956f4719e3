package io.github.uptownrules.site;

import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** Paths as links write them. */
final class Paths {
    private Paths() {}

    /** A path with slashes on every system. */
    static String text(Path path) {
        return StreamSupport.stream(path.spliterator(), false)
                .map(Path::toString)
                .collect(Collectors.joining("/"));
    }

    /** How one file names another in a link, both given by their paths from the same folder. */
    static String link(Path from, Path to) {
        Path folder = from.resolveSibling("");
        return text(folder.relativize(to));
    }
}
