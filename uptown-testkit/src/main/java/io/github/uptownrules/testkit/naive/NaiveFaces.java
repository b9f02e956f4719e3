package io.github.uptownrules.testkit.naive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The 28 faces of tiles (R6, R7) and the cells that each fits (R14 to R17). */
final class NaiveFaces {

    static final char MONEY = '$';

    /** R6, R7: nine letters, nine numbers, nine symbols and one $, in canonical order. */
    static final String ALL = NaiveCells.ROWS + NaiveCells.COLUMNS + NaiveCells.AREAS + MONEY;

    private NaiveFaces() {}

    static boolean isFace(char face) {
        return ALL.indexOf(face) >= 0;
    }

    /** R14-R17: a letter goes in its row, a number in its column, a symbol in its area, and $ anywhere. */
    static boolean fits(char face, String cell) {
        return face == NaiveCells.row(cell)
                || face == NaiveCells.column(cell)
                || face == NaiveCells.area(cell)
                || face == MONEY;
    }

    static String sorted(String faces) {
        List<Character> list = new ArrayList<>();
        for (char face : faces.toCharArray()) {
            list.add(face);
        }
        list.sort(Comparator.comparingInt(ALL::indexOf));
        StringBuilder text = new StringBuilder();
        list.forEach(text::append);
        return text.toString();
    }
}
