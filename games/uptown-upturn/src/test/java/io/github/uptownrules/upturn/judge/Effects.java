package io.github.uptownrules.upturn.judge;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.upturn.Drawing;
import io.github.uptownrules.upturn.Outcome;
import io.github.uptownrules.upturn.SeenOutcome;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Describes the effects of a move in the words of the naive engine. */
final class Effects {
    private Effects() {}

    static List<String> of(Outcome outcome) {
        return of(outcome.drawings(), outcome.refill(), outcome.call(), outcome.skipped());
    }

    static List<String> of(SeenOutcome seen) {
        return of(seen.drawings(), seen.refill(), seen.call(), seen.skipped());
    }

    private static List<String> of(List<Drawing> drawings, OptionalInt refill, Outcome.Call call, List<Seat> skipped) {
        List<String> effects = new ArrayList<>();
        int drawn = 0;
        for (Drawing drawing : drawings) {
            if (drawing.cause() == Drawing.Cause.MISSED_CALL && !effects.contains("not called")) {
                effects.add("not called");
            }
            if (refill.equals(OptionalInt.of(drawn++))) {
                effects.add("refill");
            }
            effects.add(drawing.seat() + " gets "
                    + drawing.tile().map(Tile::toString).orElse("a tile") + why(drawing.cause()));
        }
        if (refill.isPresent() && refill.getAsInt() >= drawn) {
            effects.add("refill for nothing");
        }
        if (call != Outcome.Call.NOT_DUE && !effects.contains("not called")) {
            effects.add(call == Outcome.Call.MADE ? "called" : "not called");
        }
        skipped.forEach(seat -> effects.add(seat + " is skipped"));
        return effects;
    }

    private static String why(Drawing.Cause cause) {
        return switch (cause) {
            case DRAW -> " drawn";
            case HAND_OUT -> " handed out";
            case MISSED_CALL -> " for the call";
        };
    }
}
