package io.github.uptownrules.site;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
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
record Documents(ImmutableList<Document> all, ImmutableSet<Path> files, Contents contents) {
    static final Path FIRST = Path.of("README.md");

    /** The folder whose files are all written for readers. In other folders, only the pictures are for readers. */
    private static final Path FOR_READERS = Path.of("docs");

    Document of(Path path) {
        return all.stream()
                .filter(document -> document.path().equals(path))
                .findFirst()
                .orElseThrow();
    }

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
        Contents contents = Contents.of(read.get(Contents.FILE));
        return new Documents(ordered(read, contents), ImmutableSet.copyOf(files), contents);
    }

    private static ImmutableList<Document> ordered(Map<Path, Document> read, Contents contents) {
        ImmutableList<Path> order =
                contents.entries().stream().map(Contents.Entry::path).collect(ImmutableList.toImmutableList());
        Set<Path> unlisted = Sets.difference(read.keySet(), ImmutableSet.copyOf(order));
        if (!unlisted.isEmpty()) {
            throw new IllegalStateException(Contents.FILE + ": the list of all pages lacks " + unlisted);
        }
        return order.stream().map(read::get).collect(ImmutableList.toImmutableList());
    }

    private static boolean isForReaders(Path root, Path path) {
        return path.startsWith(FOR_READERS) && Files.isRegularFile(root.resolve(path));
    }
}
