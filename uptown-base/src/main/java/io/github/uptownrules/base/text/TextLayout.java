package io.github.uptownrules.base.text;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Arranges text in lines and columns. Color codes have no width.
 *
 * <pre>{@code
 * import io.github.uptownrules.base.text.TextLayout;
 *
 * TextLayout.wrap(List.of("  one two three"), 9);            // -> [  one two,     three]
 * TextLayout.beside(List.of("a", "b"), List.of("c"), 3);     // -> [a  c, b]
 * }</pre>
 *
 * @since 0.1.0
 */
public final class TextLayout {
    private static final Pattern COLOR_CODE = Pattern.compile("\033\\[[0-9;]*m");

    private TextLayout() {}

    /**
     * Returns the width of a line in columns.
     *
     * @param text one line, of characters that are one column wide
     */
    public static int width(String text) {
        requireNonNull(text, "text");
        return COLOR_CODE.matcher(text).replaceAll("").length();
    }

    /** Splits a text into lines at line feeds, which are removed. */
    public static ImmutableList<String> lines(String text) {
        requireNonNull(text, "text");
        // Does not use String.lines, which is missing in browsers.
        ImmutableList<String> lines = ImmutableList.copyOf(Splitter.on('\n').split(text));
        return text.isEmpty() || text.endsWith("\n") ? lines.subList(0, lines.size() - 1) : lines;
    }

    /**
     * Wraps long lines between words. Continuation lines are indented by two more columns. A word longer than a line
     * gets a line by itself.
     *
     * @param width the maximum number of columns
     */
    public static ImmutableList<String> wrap(List<String> lines, int width) {
        return lines.stream().flatMap(line -> wrap(line, width).stream()).collect(ImmutableList.toImmutableList());
    }

    private static ImmutableList<String> wrap(String line, int width) {
        ImmutableList.Builder<String> wrapped = ImmutableList.builder();
        String indent = line.substring(0, line.length() - line.stripLeading().length());
        String current = indent;
        for (String word : Splitter.on(' ').split(line.substring(indent.length()))) {
            boolean begins = current.isBlank();
            if (!begins && width(current) + 1 + width(word) > width) {
                wrapped.add(current);
                current = indent + "  " + word;
            } else {
                current += begins ? word : " " + word;
            }
        }
        return wrapped.add(current).build();
    }

    /**
     * Puts two blocks of lines next to each other.
     *
     * @param column the first column of the right block, counted from 0
     */
    public static ImmutableList<String> beside(List<String> left, List<String> right, int column) {
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
            String one = i < left.size() ? left.get(i) : "";
            String other = i < right.size() ? right.get(i) : "";
            lines.add((one + " ".repeat(Math.max(0, column - width(one))) + other).stripTrailing());
        }
        return lines.build();
    }
}
