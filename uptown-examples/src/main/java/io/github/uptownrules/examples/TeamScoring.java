package io.github.uptownrules.examples;

import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.value.Seat;

/** Partners sit opposite each other and share their lot: the fewest groups of both win, then the fewest captures of both. */
final class TeamScoring implements Scoring {
    @Override
    public int score(Tally tally, Seat seat) {
        return -tally.groupCount(seat) - tally.groupCount(partner(seat));
    }

    @Override
    public int compareTied(Tally tally, Seat one, Seat other) {
        return Integer.compare(captures(tally, other), captures(tally, one));
    }

    private static int captures(Tally tally, Seat seat) {
        return tally.captureCount(seat) + tally.captureCount(partner(seat));
    }

    static Seat partner(Seat seat) {
        return switch (seat) {
            case ONE -> Seat.THREE;
            case TWO -> Seat.FOUR;
            case THREE -> Seat.ONE;
            case FOUR -> Seat.TWO;
            case FIVE -> throw new IllegalArgumentException("teams are made of four seats, and seat 5 is none of them");
        };
    }
}
