package io.github.uptownrules.upturn.judge;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.upturn.Drawing;
import io.github.uptownrules.upturn.Outcome;
import io.github.uptownrules.upturn.SeenOutcome;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Tells what a move brought about, in the words of the naive engine. */
final class Telling {
    private Telling() {}

    static List<String> of(Outcome outcome) {
        return of(outcome.drawings(), outcome.refill(), outcome.call(), outcome.skipped());
    }

    static List<String> of(SeenOutcome seen) {
        return of(seen.drawings(), seen.refill(), seen.call(), seen.skipped());
    }

    private static List<String> of(List<Drawing> drawings, OptionalInt refill, Outcome.Call call, List<Seat> skipped) {
        List<String> told = new ArrayList<>();
        int drawn = 0;
        for (Drawing drawing : drawings) {
            if (drawing.cause() == Drawing.Cause.MISSED_CALL && !told.contains("not called")) {
                told.add("not called");
            }
            if (refill.equals(OptionalInt.of(drawn++))) {
                told.add("refill");
            }
            told.add(drawing.seat() + " gets "
                    + drawing.tile().map(Tile::toString).orElse("a tile") + why(drawing.cause()));
        }
        if (refill.isPresent() && refill.getAsInt() >= drawn) {
            told.add("refill for nothing");
        }
        if (call != Outcome.Call.NOT_DUE && !told.contains("not called")) {
            told.add(call == Outcome.Call.MADE ? "called" : "not called");
        }
        skipped.forEach(seat -> told.add(seat + " is skipped"));
        return told;
    }

    private static String why(Drawing.Cause cause) {
        return switch (cause) {
            case DRAW -> " drawn";
            case HAND_OUT -> " handed out";
            case MISSED_CALL -> " for the call";
        };
    }
}
