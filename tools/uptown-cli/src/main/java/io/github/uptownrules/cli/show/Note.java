package io.github.uptownrules.cli.show;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.text.PlainText;
import java.util.List;

/**
 * Lines below a board, and marks on it.
 *
 * @param lines the lines, safe to print
 * @param marks the signs by place on the board, such as {@code E5}
 */
public record Note(ImmutableList<String> lines, ImmutableMap<String, Character> marks) {
    /** Returns a note with lines that are safe to print. */
    public static Note of(List<String> lines) {
        return new Note(ImmutableList.copyOf(lines), ImmutableMap.of());
    }

    /** Returns a note with lines that may quote input or a file. Control characters are replaced. */
    public static Note quoting(List<String> lines) {
        return of(lines.stream().map(PlainText::of).toList());
    }
}
