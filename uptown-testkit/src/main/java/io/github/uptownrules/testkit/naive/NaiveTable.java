package io.github.uptownrules.testkit.naive;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Everything on the table: the board and the tiles of each seat, in seat order. The turn is not part of it. */
record NaiveTable(NaiveRules rules, NaiveBoard board, List<NaiveSeat> seats) {

    NaiveTable {
        seats = List.copyOf(seats);
    }

    /** R8, R38: returns the seat that owns the color, or empty if the color is not in play. */
    Optional<NaiveSeat> owner(char color) {
        for (NaiveSeat seat : seats) {
            if (seat.owns(color)) {
                return Optional.of(seat);
            }
        }
        return Optional.empty();
    }

    /** Q2: a color is finished when it has too few tiles left, or when its owner may place no more. */
    boolean finished(char color) {
        return owner(color).stream()
                .anyMatch(seat -> seat.hand(color).orElseThrow().finished(rules.rackSize(seat.number()))
                        || seat.placed() >= rules.limit());
    }

    /** R13, R18, R22: returns the table after the owner of the tile placed it and captured the tile on the cell, if any. */
    NaiveTable place(NaiveTile tile, String cell) {
        List<NaiveSeat> seatsAfter = new ArrayList<>();
        for (NaiveSeat seat : seats) {
            seatsAfter.add(seat.owns(tile.color()) ? seat.afterPlaying(tile, board.at(cell)) : seat);
        }
        return new NaiveTable(rules, board.with(cell, tile), seatsAfter);
    }
}
