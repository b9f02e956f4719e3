package io.github.uptownrules.cli.show;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.text.PlainText;
import java.util.List;

/**
 * Something to say below a board, and marks on it.
 *
 * @param lines what to say, as it may be printed
 * @param marks signs for places of the board, such as {@code E5}
 */
public record Note(ImmutableList<String> lines, ImmutableMap<String, Character> marks) {
    /** Lines as they are. */
    public static Note of(List<String> lines) {
        return new Note(ImmutableList.copyOf(lines), ImmutableMap.of());
    }

    /** Lines that may quote what was typed, or a file: without what a terminal would obey. */
    public static Note quoting(List<String> lines) {
        return of(lines.stream().map(PlainText::of).toList());
    }
}
