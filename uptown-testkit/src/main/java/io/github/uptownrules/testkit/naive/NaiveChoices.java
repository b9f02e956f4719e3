package io.github.uptownrules.testkit.naive;

import java.util.stream.Stream;

/** The placements a seat could make if it were its turn (R13): on an empty cell or as a capture, as it likes (R18). */
final class NaiveChoices {

    private NaiveChoices() {}

    /** All that the seat can do, in canonical order: by color, then face, then cell. */
    static Stream<NaiveMove> choices(NaiveTable table, NaiveSeat seat) {
        return NaiveTile.COLORS
                .chars()
                .mapToObj(color -> seat.hand((char) color))
                .flatMap(hand -> hand.stream())
                .flatMap(hand -> tilesOnRack(hand))
                .flatMap(tile -> placements(table, tile));
    }

    /** Q1, Q4: whether the seat can place any tile at all, be it only as a capture. */
    static boolean canPlace(NaiveTable table, NaiveSeat seat) {
        return choices(table, seat).findFirst().isPresent();
    }

    private static Stream<NaiveTile> tilesOnRack(NaiveHand hand) {
        return NaiveFaces.sorted(hand.rack()).chars().mapToObj(face -> new NaiveTile(hand.color(), (char) face));
    }

    private static Stream<NaiveMove> placements(NaiveTable table, NaiveTile tile) {
        // Asking first whether the tile fits only saves looking at the groups around cells that are out anyway.
        return NaiveCells.ALL.stream()
                .filter(cell -> NaiveFaces.fits(tile.face(), cell))
                .filter(cell -> NaiveMoveFaults.obstacles(table, tile, cell).isEmpty())
                .map(cell -> new NaiveMove(tile, table.board().at(cell).isPresent(), cell));
    }
}
