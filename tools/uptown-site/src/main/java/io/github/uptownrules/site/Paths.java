package io.github.uptownrules.site;

import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** Paths in links. */
final class Paths {
    private Paths() {}

    /** Returns a path with slashes on every system. */
    static String text(Path path) {
        return StreamSupport.stream(path.spliterator(), false)
                .map(Path::toString)
                .collect(Collectors.joining("/"));
    }

    /** Returns the relative link from one file to another, both given from the same folder. */
    static String link(Path from, Path to) {
        Path folder = from.resolveSibling("");
        return text(folder.relativize(to));
    }
}
