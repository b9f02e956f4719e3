package io.github.uptownrules.testkit.naive;

import java.util.stream.Stream;

/** The placements that a seat could make if it were to move (R13): on an empty cell or as a capture, at its choice (R18). */
final class NaiveChoices {

    private NaiveChoices() {}

    /** Returns all placements in canonical order: by color, then face, then cell. */
    static Stream<NaiveMove> choices(NaiveTable table, NaiveSeat seat) {
        return NaiveTile.COLORS
                .chars()
                .mapToObj(color -> seat.hand((char) color))
                .flatMap(hand -> hand.stream())
                .flatMap(hand -> tilesOnRack(hand))
                .flatMap(tile -> placements(table, tile));
    }

    /** Q1, Q4: returns whether the seat can place any tile, even if only as a capture. */
    static boolean canPlace(NaiveTable table, NaiveSeat seat) {
        return choices(table, seat).findFirst().isPresent();
    }

    private static Stream<NaiveTile> tilesOnRack(NaiveHand hand) {
        return NaiveFaces.sorted(hand.rack()).chars().mapToObj(face -> new NaiveTile(hand.color(), (char) face));
    }

    private static Stream<NaiveMove> placements(NaiveTable table, NaiveTile tile) {
        // Checks the fit first only to avoid computing groups around cells that are excluded anyway.
        return NaiveCells.ALL.stream()
                .filter(cell -> NaiveFaces.fits(tile.face(), cell))
                .filter(cell -> NaiveMoveFaults.obstacles(table, tile, cell).isEmpty())
                .map(cell -> new NaiveMove(tile, table.board().at(cell).isPresent(), cell));
    }
}
