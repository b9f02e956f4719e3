package io.github.uptownrules.cli.review;

import com.google.common.base.Strings;
import io.github.uptownrules.base.search.MoveReview;
import java.util.Arrays;
import java.util.List;

/** The chances over the game as a text chart: a seat's number at each of its moves, higher for better chances. */
final class ChanceLines {
    private static final int WIDTH = 72;
    private static final int STEPS = 10;

    private ChanceLines() {}

    static String draw(List<MoveReview<String>> moves, int plies) {
        int width = Math.max(1, Math.min(WIDTH, plies));
        char[][] rows = new char[STEPS + 1][width];
        for (char[] row : rows) {
            Arrays.fill(row, ' ');
        }
        for (MoveReview<String> move : moves) {
            int row = (int) Math.round(STEPS * move.chanceOfBest());
            int column = (int) ((move.ply() - 1L) * width / plies);
            char seat = Character.forDigit(move.seat(), 10);
            char before = rows[row][column];
            rows[row][column] = before == ' ' || before == seat ? seat : '*';
        }
        StringBuilder text = new StringBuilder("chance of each seat before its moves, in %\n");
        for (int step = STEPS; step >= 0; step--) {
            text.append(Strings.padStart(String.valueOf(100 / STEPS * step), 4, ' '))
                    .append(" |")
                    .append(new String(rows[step]).stripTrailing())
                    .append('\n');
        }
        String last = String.valueOf(plies);
        return text.append("      1")
                .append(Strings.padStart(width > 1 ? last : "", width - 1, ' '))
                .append('\n')
                .toString();
    }
}
