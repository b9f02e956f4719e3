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
 * A piece of code in a document.
 *
 * @param file the document
 * @param line where the code begins, counted from 1
 * @param lines the code
 */
record Example(Path file, int line, ImmutableList<String> lines) {
    /** What encloses an example: the whole line before it, the beginning of the line after it, what begins each of its lines. */
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

    /** All examples in the javadoc of the files in a folder. */
    static ImmutableList<Example> inJavadoc(Path folder) throws IOException {
        ImmutableList.Builder<Example> examples = ImmutableList.builder();
        for (Path file : files(folder, ".java")) {
            examples.addAll(in(file, JAVADOC));
        }
        return examples.build();
    }

    /** Returns the examples in Java of a document. */
    static ImmutableList<Example> inMarkdown(Path document) throws IOException {
        return inMarkdown(document, "java");
    }

    /** Returns the examples of a document that say that they are in this language. */
    static ImmutableList<Example> inMarkdown(Path document, String language) throws IOException {
        return in(document, new Fence("```" + language, "```", ""));
    }

    /** The files in a folder and below whose names end so. */
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

    /** Where a line of this is, for somebody who has to mend it. */
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
