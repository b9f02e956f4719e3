package io.github.uptownrules.cli.show;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.TextLayout;
import java.util.List;

final class LegalMoves {
    private static final int LINES = 3;

    private LegalMoves() {}

    static ImmutableList<String> shown(ImmutableList<String> legal, int columns) {
        if (legal.isEmpty()) {
            return ImmutableList.of();
        }
        ImmutableList<String> all = TextLayout.wrap(List.of("You may: " + String.join(" ", legal)), columns);
        return all.size() <= LINES
                ? all
                : ImmutableList.<String>builder()
                        .addAll(all.subList(0, LINES - 1))
                        .add("  ... " + legal.size() + " moves in all: 'moves' lists them, or type how one begins.")
                        .build();
    }
}
