package io.github.uptownrules.examples.docs;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.SimpleJavaFileObject;

/**
 * A Java program in a document, as a reader types it. An example with imports is a program, and its statements are the body of
 * {@code main}. An example with a class is a program, too. If it contains a marker comment, the examples below it go there,
 * {@linkplain #ALL all of them} or {@linkplain #ONE one at a time}.
 *
 * @param example the example, or its class if that holds all examples of the document
 * @param className the name of the class with {@code main}
 * @param lines its lines
 */
record PageProgram(Example example, String className, ImmutableList<Line> lines) {
    private static final String ALL = "// All code below goes here, in this order.";
    private static final String ONE = "// One example goes here.";

    private static final Pattern CLASS = Pattern.compile("public final class (?<name>\\w+) \\{");

    /** A line of a program and its place in the document. */
    private record Line(String text, String place) {}

    static ImmutableList<PageProgram> of(Path document) throws IOException {
        ImmutableList.Builder<PageProgram> programs = ImmutableList.builder();
        Example frame = null;
        List<Example> examples = Example.inMarkdown(document);
        for (int i = 0; i < examples.size(); i++) {
            Example example = examples.get(i);
            if (has(example, ALL)) {
                return programs.add(program(example, framed(example, examples.subList(i + 1, examples.size()))))
                        .build();
            } else if (has(example, ONE)) {
                frame = example;
            } else if (example.lines().stream().anyMatch(PageProgram::isImport)) {
                programs.add(program(example, whole(example)));
            } else if (frame != null) {
                programs.add(program(example, framed(frame, List.of(example))));
            } else if (!example.lines().get(0).startsWith("module ")) {
                throw new AssertionError(example.place(0) + ": this has no imports, and no class for it is above");
            }
        }
        return programs.build();
    }

    private static boolean has(Example example, String comment) {
        return example.lines().stream().anyMatch(line -> line.strip().equals(comment));
    }

    private static boolean isImport(String line) {
        return line.startsWith("import ");
    }

    private static PageProgram program(Example example, Stream<Line> lines) {
        ImmutableList<Line> all = lines.collect(ImmutableList.toImmutableList());
        Matcher name = CLASS.matcher(all.stream().map(Line::text).collect(Collectors.joining("\n")));
        if (!name.find()) {
            throw new AssertionError(example.place(0) + ": this has no class like " + CLASS);
        }
        return new PageProgram(example, name.group("name"), all);
    }

    private static Stream<Line> framed(Example frame, List<Example> examples) {
        return lines(frame)
                .flatMap(line ->
                        line.text().strip().equals(ALL) || line.text().strip().equals(ONE)
                                ? examples.stream().flatMap(PageProgram::lines)
                                : Stream.of(line));
    }

    private static Stream<Line> whole(Example example) {
        if (example.lines().stream().anyMatch(line -> CLASS.matcher(line).matches())) {
            return lines(example);
        }
        return Stream.of(
                        lines(example).filter(line -> isImport(line.text())),
                        Stream.of(
                                new Line("public final class Program { public static void main(String[] args) {", "")),
                        lines(example).filter(line -> !isImport(line.text())),
                        Stream.of(new Line("}}", "")))
                .flatMap(lines -> lines);
    }

    private static Stream<Line> lines(Example example) {
        return Stream.iterate(0, i -> i < example.lines().size(), i -> i + 1)
                .map(i -> new Line(example.lines().get(i), example.place(i)));
    }

    String place() {
        return example.place(0);
    }

    int line() {
        return example.line();
    }

    /** Returns the program in a package, without which several programs could not be compiled together. */
    String in(String packageName) {
        return text(packageName, (line, place) -> line);
    }

    /** Returns the program without a package. */
    String text() {
        return lines.stream().map(Line::text).collect(Collectors.joining("\n", "", "\n"));
    }

    private String text(String packageName, BinaryOperator<String> line) {
        return lines.stream()
                .map(each -> line.apply(each.text(), each.place()))
                .collect(Collectors.joining("\n", "package " + packageName + "; ", "\n"));
    }

    /** Returns the source without checks. */
    Source asItStands(String packageName) {
        return new Source(this, packageName, in(packageName));
    }

    /** Returns the source with a check of each value that it states. */
    Source checked(String packageName) {
        return new Source(this, packageName, text(packageName, StatedValue::checked));
    }

    static final class Source extends SimpleJavaFileObject {
        private final PageProgram program;
        private final String packageName;
        private final String text;

        private Source(PageProgram program, String packageName, String text) {
            super(URI.create("string:///" + packageName + "/" + program.className + ".java"), Kind.SOURCE);
            this.program = program;
            this.packageName = packageName;
            this.text = text;
        }

        String className() {
            return packageName + "." + program.className;
        }

        /** Returns the place in the document of a line, counted from 1. */
        String place(long line) {
            return program.lines.get((int) line - 1).place();
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
