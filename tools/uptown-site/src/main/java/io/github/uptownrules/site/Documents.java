package io.github.uptownrules.site;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Queue;
import java.util.Set;

/** The first document and all files reachable from it by links, in reading order. */
record Documents(ImmutableList<Document> all, ImmutableSet<Path> files) {
    static final Path FIRST = Path.of("README.md");

    /** The folder whose files are all written for readers. In other folders, only the pictures are for readers. */
    private static final Path FOR_READERS = Path.of("docs");

    static Documents read(Path root) throws IOException {
        Map<Path, Document> read = new LinkedHashMap<>();
        Set<Path> files = new LinkedHashSet<>();
        Queue<Path> ahead = new ArrayDeque<>(ImmutableList.of(FIRST));
        while (!ahead.isEmpty()) {
            Path path = ahead.remove();
            if (read.containsKey(path)) {
                continue;
            }
            Document document = Document.read(root, path);
            read.put(path, document);
            document.links().stream()
                    .map(Link::of)
                    .filter(link -> !link.isElsewhere())
                    .forEach(link -> {
                        Path target = document.target(link);
                        if (Document.isDocument(target)) {
                            ahead.add(target);
                        } else if (link.attribute().equals("src") || isForReaders(root, target)) {
                            files.add(target);
                        }
                    });
        }
        return new Documents(ImmutableList.copyOf(read.values()), ImmutableSet.copyOf(files));
    }

    private static boolean isForReaders(Path root, Path path) {
        return path.startsWith(FOR_READERS) && Files.isRegularFile(root.resolve(path));
    }
}
