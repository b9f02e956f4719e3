package io.github.uptownrules.cli.uptown.table;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.cli.play.TerminalSize;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.draw.TextColors;
import io.github.uptownrules.draw.TextLayout;
import io.github.uptownrules.draw.TextPicture;
import java.util.List;
import java.util.stream.Collectors;

/** Fits a table on a terminal of 80 columns and 24 lines: the board, the seats beside it, some lines of text below. */
public final class Screen {

    private static final int SEATS_FROM_COLUMN = 40;

    /** An empty line above the text, and the line that is typed. */
    private static final int KEPT_FREE = 2;

    private final TextColors colors;

    public Screen(TextColors colors) {
        this.colors = colors;
    }

    TextColors colors() {
        return colors;
    }

    /** The table as somebody sees it; if there is more to say than has place, the end is shown. */
    String draw(PlayerView view, Match match, ImmutableMap<Cell, Character> marks, List<String> text) {
        int moves = match.record().moves().size();
        ImmutableList<String> seats = ImmutableList.<String>builder()
                .add("  " + view.ruleset() + ", after " + moves + (moves == 1 ? " move" : " moves"))
                .addAll(new SeatPanel(colors).draw(view, match.seating()))
                .build();
        ImmutableList<String> table = TextLayout.beside(
                TextLayout.lines(TextPicture.of(view)
                        .withColors(colors)
                        .withMarks(marks)
                        .boardOnly()
                        .text()),
                TextLayout.wrap(seats, TerminalSize.COLUMNS - SEATS_FROM_COLUMN),
                SEATS_FROM_COLUMN);
        ImmutableList<String> wrapped = TextLayout.wrap(text, TerminalSize.COLUMNS);
        int place = Math.max(1, TerminalSize.LINES - KEPT_FREE - table.size());
        return ImmutableList.<String>builder()
                        .addAll(table)
                        .add("")
                        .addAll(wrapped.subList(Math.max(0, wrapped.size() - place), wrapped.size()))
                        .build()
                        .stream()
                        .collect(Collectors.joining("\n"))
                + "\n";
    }
}
