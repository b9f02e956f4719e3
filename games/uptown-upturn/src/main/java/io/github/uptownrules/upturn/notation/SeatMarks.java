package io.github.uptownrules.upturn.notation;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.record.Marks;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;

/** The seats before moves: there are no rounds to number, for a seat may move several times and the rotation changes. */
final class SeatMarks implements Marks {
    private static final char COLON = ':';

    /** The mark of a seat. */
    static String of(Seat seat) {
        return seat.toString() + COLON;
    }

    /** A mark may name another seat than moves. */
    @Override
    public boolean isMark(Piece word, Faults faults) {
        boolean isMark = Seat.first(4).stream().anyMatch(seat -> word.is(of(seat)));
        if (!isMark && word.endsWith(String.valueOf(COLON))) {
            faults.add(word, "a mark is a seat (1 to 4) and ':', not " + word.quoted());
        }
        return isMark;
    }
}
