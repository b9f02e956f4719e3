package io.github.uptownrules.arena.upturn;

import com.google.common.base.Joiner;
import io.github.uptownrules.upturn.Outcome;
import io.github.uptownrules.upturn.SeenOutcome;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.Locale;
import java.util.stream.Collectors;

/** What a move brought about, in the notation of the line protocol. */
final class LastMove {
    private LastMove() {}

    /** The parts that there are: drawings, when the bag was refilled, the call, who was skipped. */
    static String of(SeenOutcome outcome) {
        StringBuilder text = new StringBuilder(outcome.seat() + " " + outcome.move());
        if (!outcome.drawings().isEmpty()) {
            text.append(" drawn=")
                    .append(outcome.drawings().stream()
                            .map(drawing -> drawing.seat() + ":"
                                    + drawing.tile().map(Tile::toString).orElse("?"))
                            .collect(Collectors.joining(",")));
        }
        outcome.refill().ifPresent(drawn -> text.append(" refill=").append(drawn));
        if (outcome.call() != Outcome.Call.NOT_DUE) {
            text.append(" call=").append(outcome.call().name().toLowerCase(Locale.ROOT));
        }
        if (!outcome.skipped().isEmpty()) {
            text.append(" skipped=").append(Joiner.on(',').join(outcome.skipped()));
        }
        return text.toString();
    }
}
