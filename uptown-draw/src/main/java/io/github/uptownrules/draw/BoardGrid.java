package io.github.uptownrules.draw;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.draw.TextColors;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.value.Cell;
import java.util.Optional;

/** Draws a board as text. A tile is the letter of its color and its face, optionally on a background of its color. */
record BoardGrid(Board board, ImmutableMap<Cell, Character> marks, TextColors colors) {
    private static final String RULE = "    +----------+----------+----------+\n";

    String draw() {
        StringBuilder picture = new StringBuilder("      1  2  3    4  5  6    7  8  9\n" + RULE);
        for (int row = 1; row <= 9; row++) {
            picture.append("  ").append((char) ('A' + row - 1)).append(' ');
            for (int column = 1; column <= 9; column++) {
                picture.append(column % 3 == 1 ? "| " : "").append(cell(Cell.of(row, column)));
            }
            picture.append("|\n").append(row % 3 == 0 ? RULE : "");
        }
        return picture.toString();
    }

    private String cell(Cell cell) {
        Optional<String> mark = Optional.ofNullable(marks.get(cell)).map(sign -> colors.bold(sign.toString()));
        return board.tileAt(cell)
                .map(tile -> TextPicture.paint(tile, colors) + mark.orElse(" "))
                .orElseGet(() -> " " + mark.orElse(".") + " ");
    }
}
