package io.github.uptownrules.testkit.naive;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes a position in its canonical form: {@code ruleset board turn captures hands}. */
final class NaiveWriter {

    private NaiveWriter() {}

    static String write(NaivePosition position) {
        List<NaiveSeat> seats = position.seats();
        return String.join(
                " ",
                position.ruleset(),
                board(position.board()),
                position.turn() == NaiveTurns.NOBODY ? "-" : String.valueOf(position.turn()),
                seats.stream().map(seat -> captures(seat.captures())).collect(Collectors.joining(";")),
                seats.stream().map(seat -> hands(seat.hands())).collect(Collectors.joining(";")));
    }

    private static String board(NaiveBoard board) {
        return NaiveCells.ROWS.chars().mapToObj(row -> row(board, (char) row)).collect(Collectors.joining("/"));
    }

    private static String row(NaiveBoard board, char row) {
        StringBuilder text = new StringBuilder();
        int empty = 0;
        for (char column : NaiveCells.COLUMNS.toCharArray()) {
            Optional<NaiveTile> tile = board.at(NaiveCells.name(row, column));
            if (tile.isEmpty()) {
                empty++;
            } else {
                text.append(run(empty)).append(tile.get().toText());
                empty = 0;
            }
        }
        return text.append(run(empty)).toString();
    }

    private static String run(int empty) {
        return empty == 0 ? "" : String.valueOf(empty);
    }

    private static String captures(List<NaiveTile> captures) {
        return orDash(captures.stream().sorted().map(NaiveTile::toText).collect(Collectors.joining()));
    }

    private static String hands(List<NaiveHand> hands) {
        return hands.stream().map(NaiveWriter::hand).collect(Collectors.joining(","));
    }

    private static String hand(NaiveHand hand) {
        return hand.color() + "=" + orDash(NaiveFaces.sorted(hand.rack())) + "/" + orDash(hand.pile());
    }

    private static String orDash(String text) {
        return text.isEmpty() ? "-" : text;
    }
}
