package io.github.uptownrules.testkit.laws;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.game.Tally;

/**
 * The complete result of a scoring for a tally.
 *
 * @param scores the score of each seat
 * @param ahead the comparison of each seat with each other seat: 1 if it is ahead, -1 if the other is, 0 if neither is
 */
record Verdict(ImmutableList<Integer> scores, ImmutableList<ImmutableList<Integer>> ahead) {

    static Verdict of(Scoring scoring, Tally tally) {
        ImmutableList<Seat> seats = tally.seats();
        return new Verdict(
                seats.stream().map(seat -> scoring.score(tally, seat)).collect(ImmutableList.toImmutableList()),
                seats.stream()
                        .map(one -> seats.stream()
                                .map(other -> Integer.signum(scoring.compare(tally, one, other)))
                                .collect(ImmutableList.toImmutableList()))
                        .collect(ImmutableList.toImmutableList()));
    }

    /** Checks that the comparison is an order, so that ranks exist. */
    void ranks(Law law) {
        for (int one = 0; one < scores.size(); one++) {
            for (int other = 0; other < scores.size(); other++) {
                String seats = Seat.all().get(one) + " and " + Seat.all().get(other);
                law.same(
                        "compared in reverse, seats",
                        seats,
                        ahead.get(one).get(other),
                        -ahead.get(other).get(one));
                for (int third = 0; third < scores.size(); third++) {
                    boolean follows = ahead.get(one).get(other) < 0
                            || ahead.get(other).get(third) < 0
                            || ahead.get(one).get(third)
                                    == Math.max(
                                            ahead.get(one).get(other),
                                            ahead.get(other).get(third));
                    law.holds(
                            "the comparison is not transitive: seats",
                            seats + " and " + Seat.all().get(third),
                            follows);
                }
            }
        }
    }

    /** {@return the scores and the comparisons} */
    @Override
    public String toString() {
        return "scores " + scores + " and comparisons " + ahead;
    }
}
