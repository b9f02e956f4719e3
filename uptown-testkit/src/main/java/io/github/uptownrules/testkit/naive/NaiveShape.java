package io.github.uptownrules.testkit.naive;

import java.util.Collections;
import java.util.List;

/** The shape of a table: the number of colors of each seat, and the rules. */
public record NaiveShape(List<Integer> colors, NaiveRules rules) {

    static NaiveShape of(int seats, int colorsEach) {
        return new NaiveShape(
                Collections.nCopies(seats, colorsEach),
                new NaiveRules(NaiveRules.STANDARD_RACK, NaiveScoring.STANDARD));
    }
}
