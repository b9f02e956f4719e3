package io.github.uptownrules.testkit.naive;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** What the table itself has against a tile going on a cell, also out of turn (R13 to R21, Q2, Q10). */
final class NaiveMoveFaults {

    private NaiveMoveFaults() {}

    /** All obstacles that hold. The mover is the seat that owns the tile's color; a color not in play has none. */
    static Set<String> obstacles(NaiveTable table, NaiveTile tile, String cell) {
        Set<String> obstacles = new LinkedHashSet<>();
        Optional<NaiveSeat> mover = table.owner(tile.color());
        if (mover.isEmpty()) {
            obstacles.add("color not in play");
        }
        mover.ifPresent(seat -> obstacles.addAll(moversObstacles(table, seat, tile)));
        if (!NaiveFaces.fits(tile.face(), cell)) {
            obstacles.add("does not fit");
        }
        if (mover.isPresent() && table.board().at(cell).isPresent()) {
            captureObstacle(table, mover.get(), cell).ifPresent(obstacles::add);
        }
        return obstacles;
    }

    private static Set<String> moversObstacles(NaiveTable table, NaiveSeat mover, NaiveTile tile) {
        Set<String> obstacles = new LinkedHashSet<>();
        // R43, Q2: what is left of a finished color stays unplayed.
        if (table.finished(tile.color())) {
            obstacles.add("color finished");
        }
        // R13: the tile comes from the rack, and in two-player games from that color's own rack (R39).
        if (!mover.hand(tile.color()).orElseThrow().holds(tile.face())) {
            obstacles.add("not on the rack");
        }
        return obstacles;
    }

    /** Why the mover may not capture the tile on this occupied cell, or empty where it may. */
    private static Optional<String> captureObstacle(NaiveTable table, NaiveSeat mover, String cell) {
        // R21, R41: never one's own tile, of whichever of one's colors.
        if (mover.owns(table.board().at(cell).orElseThrow().color())) {
            return Optional.of("own tile");
        }
        // R18, Q10: any opponent's tile, finished or not, unless that splits its group (R19).
        return NaiveSplit.reason(table.board(), cell);
    }
}
