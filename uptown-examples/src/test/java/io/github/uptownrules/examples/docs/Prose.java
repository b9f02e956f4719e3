package io.github.uptownrules.examples.docs;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A piece of prose in a source file or document.
 *
 * @param place the file, and the line the piece begins on, counted from 1
 * @param kind the place of the piece in its comment or document
 * @param text the words on one line
 */
record Prose(String place, Kind kind, String text) {
    /** Kinds of prose. */
    enum Kind {
        /** A whole comment in front of a declaration, without its marks. */
        JAVADOC,
        /** A comment of adjacent lines that begin with two slashes. */
        COMMENT,
        /** The content of a return tag. */
        RETURN,
        /** A heading of a document. */
        HEADING,
        /** A line of a document. */
        LINE
    }

    private static final Pattern SOURCE =
            Pattern.compile("(?s)/\\*\\*(?<javadoc>.*?)\\*/|(?<comment>(?://[ /][^\n]*\n *)+)");
    private static final Pattern RETURN = Pattern.compile("(?:\\{@return |(?m:^\\s*\\* @returns? (?:\\{[^}]*\\} )?))");

    /** Returns the prose of a file of Java, JavaScript, TypeScript or Markdown, in its order. */
    static ImmutableList<Prose> of(Path file) throws IOException {
        String text = Files.readString(file);
        return file.toString().endsWith(".md") ? ofDocument(file, text) : ofSource(file, text);
    }

    private static ImmutableList<Prose> ofSource(Path file, String text) {
        ImmutableList.Builder<Prose> all = ImmutableList.builder();
        Matcher comments = SOURCE.matcher(text);
        while (comments.find()) {
            String javadoc = comments.group("javadoc");
            if (javadoc == null) {
                all.add(new Prose(
                        place(file, text, comments.start()), Kind.COMMENT, joined(comments.group(), " *//[ /]?")));
                continue;
            }
            all.add(new Prose(place(file, text, comments.start()), Kind.JAVADOC, joined(javadoc, " *\\*+ ?")));
            Matcher returns = RETURN.matcher(javadoc);
            while (returns.find()) {
                int start = comments.start("javadoc") + returns.start();
                all.add(new Prose(
                        place(file, text, start), Kind.RETURN, joined(javadoc.substring(returns.end()), " *\\*+ ?")));
            }
        }
        return all.build();
    }

    private static ImmutableList<Prose> ofDocument(Path file, String text) {
        ImmutableList.Builder<Prose> all = ImmutableList.builder();
        boolean isCode = false;
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            if (line.strip().startsWith("```")) {
                isCode = !isCode;
            } else if (!isCode) {
                String place = Library.ROOT.relativize(file) + ":" + number;
                all.add(
                        line.startsWith("#")
                                ? new Prose(place, Kind.HEADING, line.replaceFirst("#+ ", ""))
                                : new Prose(place, Kind.LINE, line));
            }
        }
        return all.build();
    }

    private static String joined(String comment, String mark) {
        StringBuilder joined = new StringBuilder();
        comment.lines()
                .forEach(line ->
                        joined.append(line.replaceFirst("^" + mark, "").strip()).append(' '));
        return joined.toString().strip();
    }

    private static String place(Path file, String text, int start) {
        long line = text.substring(0, start)
                        .chars()
                        .filter(character -> character == '\n')
                        .count()
                + 1;
        return Library.ROOT.relativize(file) + ":" + line;
    }
}
