package io.github.uptownrules.testkit.naive;

import java.util.List;

/** The five fields of a position's text, parsed but not validated. The turn is 0 if the text has {@code -}. */
record NaivePosition(String ruleset, NaiveBoard board, int turn, List<NaiveSeat> seats) {

    NaivePosition {
        seats = List.copyOf(seats);
    }
}
