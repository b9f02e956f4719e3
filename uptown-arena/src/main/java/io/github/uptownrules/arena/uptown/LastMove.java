package io.github.uptownrules.arena.uptown;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.game.Placement;
import io.github.uptownrules.core.game.SeenPlacement;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import java.util.Optional;

/** What a move brought about, in the notation of the line protocol. */
final class LastMove {
    private LastMove() {}

    static String of(Placement move) {
        return text(move.seat(), move, move.captured(), move.drawn(), move.finished(), move.skipped());
    }

    static String of(SeenPlacement move) {
        return text(move.seat(), move, move.captured(), move.drawn(), move.finished(), move.skipped());
    }

    private static String text(
            Seat seat,
            Object move,
            Optional<Tile> captured,
            Optional<Tile> drawn,
            Optional<Color> finished,
            ImmutableList<Seat> skipped) {
        StringBuilder text = new StringBuilder(seat + " " + move);
        captured.ifPresent(tile -> text.append(" captured=").append(tile));
        drawn.ifPresent(tile -> text.append(" drawn=").append(tile));
        finished.ifPresent(color -> text.append(" finished=").append(color));
        if (!skipped.isEmpty()) {
            text.append(" skipped=").append(Joiner.on(',').join(skipped));
        }
        return text.toString();
    }
}
