package io.github.uptownrules.street.draw;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.MoveFault;
import io.github.uptownrules.street.Site;
import java.util.Optional;

/**
 * The marks in a picture.
 *
 * @param targets the sites marked as targets
 * @param lastMove the last move
 * @param fault the reason for a refused move
 */
record Marks(ImmutableSet<Site> targets, Optional<Move> lastMove, Optional<MoveFault> fault) {
    static final Marks NONE = new Marks(ImmutableSet.of(), Optional.empty(), Optional.empty());

    boolean isLast(Site site) {
        return lastMove.flatMap(Move::site).equals(Optional.of(site));
    }

    boolean isRefused(Site site) {
        return fault.flatMap(MoveFault::site).equals(Optional.of(site));
    }
}
