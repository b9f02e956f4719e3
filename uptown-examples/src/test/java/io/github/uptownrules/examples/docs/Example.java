package io.github.uptownrules.examples.docs;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A code example in a document.
 *
 * @param file the document
 * @param line the line where the code begins, counted from 1
 * @param lines the code
 */
record Example(Path file, int line, ImmutableList<String> lines) {
    /**
     * The delimiters of an example: the whole line before it, the beginning of the line after it, and the margin of its lines.
     */
    private record Fence(String before, String after, String margin) {
        boolean opens(String line) {
            return line.strip().equals(before);
        }

        boolean closes(String line) {
            return line.strip().equals(after);
        }

        String code(String line) {
            return !margin.isEmpty() && line.strip().startsWith(margin)
                    ? line.strip().substring(margin.length())
                    : line;
        }
    }

    private static final Fence JAVADOC = new Fence("* <pre>{@code", "* }</pre>", "*");

    /** Returns all javadoc examples of the files in a folder. */
    static ImmutableList<Example> inJavadoc(Path folder) throws IOException {
        ImmutableList.Builder<Example> examples = ImmutableList.builder();
        for (Path file : files(folder, ".java")) {
            examples.addAll(in(file, JAVADOC));
        }
        return examples.build();
    }

    static ImmutableList<Example> inMarkdown(Path document) throws IOException {
        return inMarkdown(document, "java");
    }

    /** Returns the examples of a document that are marked with a language. */
    static ImmutableList<Example> inMarkdown(Path document, String language) throws IOException {
        return in(document, new Fence("```" + language, "```", ""));
    }

    /** Returns the files in a folder and its subfolders with a given ending. */
    static ImmutableSortedSet<Path> files(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .collect(ImmutableSortedSet.toImmutableSortedSet(Path::compareTo));
        }
    }

    private static ImmutableList<Example> in(Path file, Fence fence) throws IOException {
        List<String> lines = Files.readAllLines(file);
        List<Example> examples = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (fence.opens(lines.get(i))) {
                int begin = i + 1;
                while (!fence.closes(lines.get(i))) {
                    i++;
                }
                examples.add(new Example(
                        file,
                        begin + 1,
                        lines.subList(begin, i).stream().map(fence::code).collect(ImmutableList.toImmutableList())));
            }
        }
        return ImmutableList.copyOf(examples);
    }

    String place(int lineOfExample) {
        return file.normalize() + ":" + (line + lineOfExample);
    }

    String text() {
        return lines.stream().collect(Collectors.joining("\n", "", "\n"));
    }

    @Override
    public String toString() {
        return place(0) + "\n" + text();
    }
}
