package io.github.uptownrules.upturn;

import com.google.common.base.Strings;
import io.github.uptownrules.upturn.tile.Tiles;

/** Writes positions and views: seven fields separated by single spaces. */
final class PositionText {
    static final String FIELDS = "ruleset line turn played bag racks generator";

    private PositionText() {}

    static String of(UpTurnTable table, Tiles played, String bag, String racks, String generator) {
        return table.ruleset() + " " + table.reference() + table.direction() + " " + turn(table) + " " + played + " "
                + bag + " " + racks + " " + generator;
    }

    private static String turn(UpTurnTable table) {
        return table.turn()
                .map(seat -> seat.toString() + table.rotation() + (table.hasDrawn() ? "d" : ""))
                .orElse("-");
    }

    static String generator(long state) {
        return Strings.padStart(Long.toHexString(state), 16, '0');
    }

    static String hidden(int tiles) {
        return tiles == 0 ? "-" : "?" + tiles;
    }
}
