package io.github.uptownrules.base.text;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Splitter;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Puts text into lines and columns, where codes for colors take no place.
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
     * Returns the number of columns that a line takes.
     *
     * @param text one line, of characters that take a column each
     * @return 0 or more
     */
    public static int width(String text) {
        requireNonNull(text, "text");
        return COLOR_CODE.matcher(text).replaceAll("").length();
    }

    /**
     * Splits a text into lines, each of which a line feed ends.
     *
     * @param text any text
     * @return its lines without their ends
     */
    public static ImmutableList<String> lines(String text) {
        requireNonNull(text, "text");
        // Not String.lines, which browsers do not have.
        ImmutableList<String> lines = ImmutableList.copyOf(Splitter.on('\n').split(text));
        return text.isEmpty() || text.endsWith("\n") ? lines.subList(0, lines.size() - 1) : lines;
    }

    /**
     * Breaks lines that are too long between words; what follows is indented two columns deeper than the line was. A word that
     * is longer than a line stands by itself.
     *
     * @param lines lines without their ends
     * @param width the number of columns
     * @return as many lines or more
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
     * @param left lines without their ends
     * @param right lines without their ends
     * @param column the number of columns before the right block
     * @return as many lines as the longer block has
     */
    public static ImmutableList<String> beside(List<String> left, List<String> right, int column) {
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
            String one = i < left.size() ? left.get(i) : "";
            String other = i < right.size() ? right.get(i) : "";
            lines.add((one + Strings.repeat(" ", Math.max(0, column - width(one))) + other).stripTrailing());
        }
        return lines.build();
    }
}
