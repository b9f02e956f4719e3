package io.github.uptownrules.cli.uptown.table;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.cli.play.Layout;
import io.github.uptownrules.cli.uptown.picture.BoardPicture;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Cell;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Help.Ansi;

/** Fits a table on a terminal of 80 columns and 24 lines: the board, the seats beside it, some lines of text below. */
public final class Screen {

    private static final int SEATS_FROM_COLUMN = 40;

    /** An empty line above the text, and the line that is typed. */
    private static final int KEPT_FREE = 2;

    private final BoardPicture picture;

    public Screen(Ansi ansi) {
        this.picture = new BoardPicture(ansi);
    }

    BoardPicture picture() {
        return picture;
    }

    /** The table as somebody sees it; if there is more to say than has place, the end is shown. */
    String draw(PlayerView view, Match match, ImmutableMap<Cell, Character> marks, List<String> text) {
        int moves = match.record().moves().size();
        ImmutableList<String> seats = ImmutableList.<String>builder()
                .add("  " + view.ruleset() + ", after " + moves + (moves == 1 ? " move" : " moves"))
                .addAll(new SeatPanel(picture).draw(view, match.seating()))
                .build();
        ImmutableList<String> table = Layout.beside(
                Layout.lines(picture.draw(view.board(), marks)),
                Layout.wrap(seats, Layout.TERMINAL_COLUMNS - SEATS_FROM_COLUMN),
                SEATS_FROM_COLUMN);
        ImmutableList<String> wrapped = Layout.wrap(text, Layout.TERMINAL_COLUMNS);
        int place = Math.max(1, Layout.TERMINAL_LINES - KEPT_FREE - table.size());
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
