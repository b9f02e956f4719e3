package io.github.uptownrules.testkit.naive;

import java.util.List;

/** The five fields of a position's text, read but not yet judged; the turn is 0 where the text has {@code -}. */
record NaivePosition(String ruleset, NaiveBoard board, int turn, List<NaiveSeat> seats) {

    NaivePosition {
        seats = List.copyOf(seats);
    }
}
