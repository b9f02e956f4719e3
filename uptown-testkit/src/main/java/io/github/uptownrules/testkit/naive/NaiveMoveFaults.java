package io.github.uptownrules.testkit.naive;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** The obstacles to placing a tile on a cell, apart from the turn (R13 to R21, Q2, Q10). */
final class NaiveMoveFaults {

    private NaiveMoveFaults() {}

    /** Returns all obstacles. The mover is the seat that owns the tile's color; a color not in play has no mover. */
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
        // R43, Q2: the remaining tiles of a finished color stay unplayed.
        if (table.finished(tile.color())) {
            obstacles.add("color finished");
        }
        // R13: the tile comes from the rack, and in two-player games from that color's own rack (R39).
        if (!mover.hand(tile.color()).orElseThrow().holds(tile.face())) {
            obstacles.add("not on the rack");
        }
        return obstacles;
    }

    /** Returns the reason why the mover may not capture the tile on this occupied cell, or empty. */
    private static Optional<String> captureObstacle(NaiveTable table, NaiveSeat mover, String cell) {
        // R21, R41: a seat never captures its own tiles, of any of its colors.
        if (mover.owns(table.board().at(cell).orElseThrow().color())) {
            return Optional.of("own tile");
        }
        // R18, Q10: it captures any opponent's tile, finished or not, unless that splits its group (R19).
        return NaiveSplit.reason(table.board(), cell);
    }
}
