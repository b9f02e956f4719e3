package io.github.uptownrules.bots;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.variants.Rulesets;

/** A ruleset in which seats are often skipped, and the faces that a skipped seat cannot have. */
final class SkippedSeats {
    /** A ruleset with such small racks that good players are often skipped. */
    static final Ruleset SMALL_RACKS =
            Rulesets.twoPlayer().toBuilder("small").rackSize(1).build();

    private SkippedSeats() {}

    /** Returns the unplayed faces of a color that fit; a skipped seat has none of them on its rack. */
    static FaceSet placeable(PlayerView view, Seat seat, Color color) {
        return view.isFinished(color)
                ? FaceSet.none()
                : view.board().unplayed(color).fitting(view.board().openCells(view.colors(seat)));
    }
}
