package io.github.uptownrules.arena;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.stream.Collectors;

/** A record of comma-separated values (RFC 4180). Fields have no line breaks, because {@link ResultFile} reads line by line. */
final class CsvLine {
    private static final char QUOTE = '"';

    private CsvLine() {}

    /** Joins the fields with commas, and quotes those that need it. */
    static String write(List<String> fields) {
        return fields.stream().map(CsvLine::quoted).collect(Collectors.joining(","));
    }

    private static String quoted(String field) {
        boolean isPlain = field.chars().noneMatch(each -> each == QUOTE || each == ',' || each == '\r' || each == '\n');
        return isPlain ? field : QUOTE + field.replace("\"", "\"\"") + QUOTE;
    }

    /**
     * Parses a line written by {@link #write}.
     *
     * @throws IllegalArgumentException if a quote is not closed or is inside an unquoted field
     */
    static ImmutableList<String> read(String line) {
        ImmutableList.Builder<String> fields = ImmutableList.builder();
        StringBuilder field = new StringBuilder();
        int at = 0;
        while (at <= line.length()) {
            field.setLength(0);
            at = at < line.length() && line.charAt(at) == QUOTE
                    ? readQuoted(line, at, field)
                    : readPlain(line, at, field);
            if (at < line.length() && line.charAt(at) != ',') {
                throw new IllegalArgumentException("column " + (at + 1) + ": a quote within a field");
            }
            fields.add(field.toString());
            at++;
        }
        return fields.build();
    }

    /** Reads an unquoted field and returns the position after it. */
    private static int readPlain(String line, int from, StringBuilder field) {
        int at = from;
        while (at < line.length() && line.charAt(at) != ',' && line.charAt(at) != QUOTE) {
            field.append(line.charAt(at++));
        }
        return at;
    }

    /** Reads a quoted field and returns the position after it. Quotes in the field are doubled. */
    private static int readQuoted(String line, int from, StringBuilder field) {
        int at = from + 1;
        while (at < line.length()) {
            if (line.charAt(at) != QUOTE) {
                field.append(line.charAt(at++));
            } else if (at + 1 < line.length() && line.charAt(at + 1) == QUOTE) {
                field.append(QUOTE);
                at += 2;
            } else {
                return at + 1;
            }
        }
        throw new IllegalArgumentException("column " + (from + 1) + ": a quote is not closed");
    }
}
