package io.github.uptownrules.testkit.laws;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.testkit.naive.NaiveCounts;
import io.github.uptownrules.testkit.naive.NaiveRanking;

/** A scoring unknown to the naive engine, applied to that engine's counts. */
record AskedScoring(Scoring scoring) implements NaiveRanking {

    @Override
    public int score(NaiveCounts counts, int seat) {
        return scoring.score(new Counted(counts), Seat.of(seat));
    }

    @Override
    public boolean isAhead(NaiveCounts counts, int one, int other) {
        int byScore = Integer.compare(score(counts, one), score(counts, other));
        return byScore > 0
                || byScore == 0 && scoring.compareTied(new Counted(counts), Seat.of(one), Seat.of(other)) > 0;
    }

    private record Counted(NaiveCounts counts) implements Tally {
        @Override
        public ImmutableList<Seat> seats() {
            return Seat.first(counts.colors().size());
        }

        @Override
        public ImmutableList<Color> colors(Seat seat) {
            return counts.colors().get(seat.ordinal()).stream()
                    .map(letter -> Color.ofLetter(letter).orElseThrow())
                    .collect(ImmutableList.toImmutableList());
        }

        @Override
        public int groupCount(Color color) {
            return counts.groups(color.letter());
        }

        @Override
        public int largestGroup(Color color) {
            return counts.largestGroup(color.letter());
        }

        @Override
        public int captureCount(Seat captor, Color color) {
            return counts.captured(captor.number(), color.letter());
        }
    }
}
