package io.github.uptownrules.cli.puzzle;

import io.github.uptownrules.bots.MoveReason;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Move;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The reason why the best move of a puzzle is hard to see. */
enum Motive {
    /** The move captures. */
    CAPTURE,
    /** The move saves tiles that could be captured. */
    RESCUE,
    /** The move keeps a tile for later that the usual move makes worthless. */
    KEEP,
    /** The move leaves more room for later tiles. */
    ROOM,
    /** The move leaves the seat with fewer groups, or the others with more. */
    GROUPS;

    /** Returns the first motive that explains why the usual move is worse, or empty if there is no visible difference. */
    static Optional<Motive> of(PlayerView view, Move best, Move usual) {
        if (view.board().tileAt(best.cell()).isPresent()) {
            return Optional.of(CAPTURE);
        }
        List<MoveReason.Kind> kinds = MoveReason.between(view, usual, best).stream()
                .map(MoveReason::kind)
                .toList();
        if (kinds.contains(MoveReason.Kind.MORE_EXPOSED)) {
            return Optional.of(RESCUE);
        }
        if (kinds.contains(MoveReason.Kind.FITS_NOWHERE) || kinds.contains(MoveReason.Kind.CANNOT_JOIN)) {
            return Optional.of(KEEP);
        }
        if (kinds.contains(MoveReason.Kind.LESS_ROOM)) {
            return Optional.of(ROOM);
        }
        return kinds.isEmpty() ? Optional.empty() : Optional.of(GROUPS);
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
