package io.github.uptownrules.cli.uptown.picture;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Tile;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import picocli.CommandLine.Help.Ansi;

/** Draws a board in text: a tile is its color's letter and its face, on a ground of that color if colors are wanted. */
public final class BoardPicture {
    private static final String RULE = "    +----------+----------+----------+\n";

    private final Ansi ansi;

    public BoardPicture(Ansi ansi) {
        this.ansi = ansi;
    }

    public String draw(Board board) {
        return draw(board, ImmutableMap.of());
    }

    /** The board with marks: each stands behind the tile on its cell, or in the middle of an empty cell. */
    public String draw(Board board, ImmutableMap<Cell, Character> marks) {
        StringBuilder picture = new StringBuilder("      1  2  3    4  5  6    7  8  9\n" + RULE);
        for (int row = 1; row <= 9; row++) {
            picture.append("  ").append((char) ('A' + row - 1)).append(' ');
            for (int column = 1; column <= 9; column += 3) {
                picture.append("| ").append(threeCells(board, marks, row, column));
            }
            picture.append("|\n").append(row % 3 == 0 ? RULE : "");
        }
        return picture.toString();
    }

    private String threeCells(Board board, ImmutableMap<Cell, Character> marks, int row, int column) {
        return IntStream.range(column, column + 3)
                .mapToObj(next -> cell(board, marks, Cell.of(row, next)))
                .collect(Collectors.joining());
    }

    private String cell(Board board, ImmutableMap<Cell, Character> marks, Cell cell) {
        Optional<String> mark =
                Optional.ofNullable(marks.get(cell)).map(character -> ansi.string("@|bold " + character + "|@"));
        return board.tileAt(cell)
                .map(tile -> paint(tile) + mark.orElse(" "))
                .orElseGet(() -> " " + mark.orElse(".") + " ");
    }

    public String paint(Tile tile) {
        return paint(tile.color(), tile.toString());
    }

    /** Any text on the ground of a color. */
    public String paint(Color color, String text) {
        return ansi.string("@|" + style(color) + " " + text + "|@");
    }

    private static String style(Color color) {
        return switch (color) {
            case BLUE -> "bold,fg(white),bg(blue)";
            case GREEN -> "bold,fg(black),bg(green)";
            case ORANGE -> "bold,fg(black),bg(208)";
            case RED -> "bold,fg(white),bg(red)";
            case YELLOW -> "bold,fg(black),bg(yellow)";
        };
    }
}
