package io.github.uptownrules.testkit.naive;

import java.util.Collections;
import java.util.List;

/** A table: how many colors each seat owns, and by what rules they play. */
public record NaiveShape(List<Integer> colors, NaiveRules rules) {

    static NaiveShape of(int seats, int colorsEach) {
        return new NaiveShape(
                Collections.nCopies(seats, colorsEach),
                new NaiveRules(NaiveRules.STANDARD_RACK, NaiveScoring.STANDARD));
    }
}
