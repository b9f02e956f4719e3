package io.github.uptownrules.testkit.naive;

import java.util.Map;
import java.util.TreeMap;

/** Reads the board field of a position: nine rows of nine cells, with tiles and maximal runs of empty cells. */
final class NaiveBoardReader {

    private final Map<String, NaiveTile> tiles = new TreeMap<>();
    private final NaiveFaults faults;

    private NaiveBoardReader(NaiveFaults faults) {
        this.faults = faults;
    }

    static NaiveBoard read(String field, NaiveFaults faults) {
        NaiveBoardReader reader = new NaiveBoardReader(faults);
        String[] rows = field.split("/", -1);
        if (rows.length == NaiveCells.ROWS.length()) {
            for (int i = 0; i < rows.length; i++) {
                reader.readRow(NaiveCells.ROWS.charAt(i), rows[i]);
            }
        } else {
            faults.addUnreadable("board", rows.length + " rows, not nine");
        }
        return new NaiveBoard(reader.tiles);
    }

    private void readRow(char row, String text) {
        String where = "board row " + row;
        int column = 0;
        boolean afterRun = false;
        int at = 0;
        while (at < text.length()) {
            char first = text.charAt(at);
            int run = "0123456789".indexOf(first);
            if (run > 0) {
                if (afterRun) {
                    faults.add(where, "two runs of empty cells side by side");
                }
                column += run;
                at++;
            } else if (isTile(text, at) && column < NaiveCells.COLUMNS.length()) {
                String cell = NaiveCells.name(row, NaiveCells.COLUMNS.charAt(column));
                tiles.put(cell, new NaiveTile(first, text.charAt(at + 1)));
                column++;
                at += 2;
            } else {
                faults.addUnreadable(where, "neither a tile nor a run of empty cells: \"" + text.substring(at) + "\"");
                return;
            }
            afterRun = run > 0;
        }
        if (column != NaiveCells.COLUMNS.length()) {
            faults.addUnreadable(where, column + " cells, not nine");
        }
    }

    private static boolean isTile(String text, int at) {
        return at + 1 < text.length() && NaiveTile.isColor(text.charAt(at)) && NaiveFaces.isFace(text.charAt(at + 1));
    }
}
