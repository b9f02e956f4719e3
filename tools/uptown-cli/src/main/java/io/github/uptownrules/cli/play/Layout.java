package io.github.uptownrules.cli.play;

import com.google.common.base.Splitter;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.regex.Pattern;

/** Puts text into lines and columns, where codes for colors take no place. */
public final class Layout {
    /** How many lines a terminal has, if nobody made it larger. */
    public static final int TERMINAL_LINES = 24;

    /** How many columns it has then. */
    public static final int TERMINAL_COLUMNS = 80;

    private static final Pattern COLOR_CODE = Pattern.compile("\033\\[[0-9;]*m");

    private Layout() {}

    /** How many columns a line takes. */
    public static int width(String text) {
        return COLOR_CODE.matcher(text).replaceAll("").length();
    }

    /** The lines of a text. */
    public static ImmutableList<String> lines(String text) {
        return text.lines().collect(ImmutableList.toImmutableList());
    }

    /** Breaks lines that are too long between words; what follows is indented a little deeper than the line was. */
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

    /** Two blocks of lines next to each other, the right one from some column on. */
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
