package io.github.uptownrules.cli.puzzle;

import io.github.uptownrules.bots.MoveReason;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Move;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What makes the best move of a puzzle hard to see. */
enum Motive {
    /** It captures. */
    CAPTURE,
    /** It saves tiles that could be captured. */
    RESCUE,
    /** It keeps a tile for later that the other move makes worthless. */
    KEEP,
    /** It leaves more room for tiles to come. */
    ROOM,
    /** It has fewer groups, or the others more. */
    GROUPS;

    /** The first motive that says how the usual move is worse; nothing, if no difference can be seen. */
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
