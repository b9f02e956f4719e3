package io.github.uptownrules.site;

import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

final class Paths {
    private Paths() {}

    static String text(Path path) {
        return StreamSupport.stream(path.spliterator(), false)
                .map(Path::toString)
                .collect(Collectors.joining("/"));
    }

    static String link(Path from, Path to) {
        Path folder = from.resolveSibling("");
        return text(folder.relativize(to));
    }
}
