package io.github.uptownrules.street.draw;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.MoveFault;
import io.github.uptownrules.street.Site;
import java.util.Optional;

/**
 * What is marked in a picture.
 *
 * @param targets sites on which a project may be built
 * @param lastMove the move that led here
 * @param fault why a move is refused
 */
record Marks(ImmutableSet<Site> targets, Optional<Move> lastMove, Optional<MoveFault> fault) {
    static final Marks NONE = new Marks(ImmutableSet.of(), Optional.empty(), Optional.empty());

    /** Whether the last move built on a site. */
    boolean isLast(Site site) {
        return lastMove.flatMap(Move::site).equals(Optional.of(site));
    }

    /** Whether a refused move would build on a site. */
    boolean isRefused(Site site) {
        return fault.flatMap(MoveFault::site).equals(Optional.of(site));
    }
}
