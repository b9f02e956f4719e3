package io.github.uptownrules.testkit.naive;

import java.util.ArrayList;
import java.util.List;

/** Checks that every tile of a position is in a permitted place, and occurs once (R6, R7, R14 to R17, R21). */
final class NaiveTileCheck {

    private final NaivePosition position;
    private final NaiveFaults faults;

    private NaiveTileCheck(NaivePosition position, NaiveFaults faults) {
        this.position = position;
        this.faults = faults;
    }

    static void check(NaivePosition position, NaiveFaults faults) {
        NaiveTileCheck check = new NaiveTileCheck(position, faults);
        check.colors();
        check.board();
        position.seats().forEach(check::captures);
    }

    /**
     * Checks that each color is held at most once, and that each of the 28 faces of a color in play is in exactly one place.
     */
    private void colors() {
        List<NaiveTile> everywhere = everywhere();
        for (char color : NaiveTile.COLORS.toCharArray()) {
            long hands = position.seats().stream()
                    .flatMap(seat -> seat.hands().stream())
                    .filter(hand -> hand.color() == color)
                    .count();
            if (hands > 1) {
                faults.add("hands", "color " + color + " is held " + hands + " times");
            }
            if (hands > 0) {
                faces(color, everywhere);
            }
        }
    }

    private void faces(char color, List<NaiveTile> everywhere) {
        for (char face : NaiveFaces.ALL.toCharArray()) {
            NaiveTile tile = new NaiveTile(color, face);
            long places = everywhere.stream().filter(tile::equals).count();
            if (places != 1) {
                faults.add("tiles", tile.toText() + " is in " + places + " places");
            }
        }
    }

    private List<NaiveTile> everywhere() {
        List<NaiveTile> tiles = new ArrayList<>(position.board().tiles().values());
        for (NaiveSeat seat : position.seats()) {
            tiles.addAll(seat.captures());
            for (NaiveHand hand : seat.hands()) {
                for (char face : (hand.rack() + hand.pile()).toCharArray()) {
                    tiles.add(new NaiveTile(hand.color(), face));
                }
            }
        }
        return tiles;
    }

    private void board() {
        position.board().tiles().forEach((cell, tile) -> {
            inPlay("cell " + cell, tile);
            if (!NaiveFaces.fits(tile.face(), cell)) {
                faults.add("cell " + cell, tile.toText() + " does not fit");
            }
        });
    }

    /** R21: a seat cannot have captured a tile of its own. */
    private void captures(NaiveSeat seat) {
        String where = "captures of seat " + seat.number();
        for (NaiveTile tile : seat.captures()) {
            inPlay(where, tile);
            if (seat.owns(tile.color())) {
                faults.add(where, tile.toText() + " is the seat's own");
            }
        }
    }

    private void inPlay(String where, NaiveTile tile) {
        if (position.seats().stream().noneMatch(seat -> seat.owns(tile.color()))) {
            faults.add(where, tile.toText() + " is of a color not in play");
        }
    }
}
