package io.github.uptownrules.bots;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.value.Color;
import java.util.Arrays;
import java.util.Optional;

/**
 * The scorings for which {@link Weights} were learned. They are recognized by their scores, not their names: a
 * scoring with equal scores in many random cases is assumed to be the same.
 */
enum ScoringKind {
    /** Each group costs one point. */
    STANDARD("standard-", "two-player", 40),

    /** Each group costs one point, and so does each captured tile of the color that the seat has captured most. */
    BLOQUEURS("bloqueurs-", "two-player-bloqueurs", 12);

    private static final int CASES = 40;

    /** The minimum number of colors in play for which weights were learned. */
    private static final int FEWEST = 3;

    private final String prefix;
    private final String twoPlayer;
    private final int lastMoves;

    ScoringKind(String prefix, String twoPlayer, int lastMoves) {
        this.prefix = prefix;
        this.twoPlayer = twoPlayer;
        this.lastMoves = lastMoves;
    }

    /**
     * Returns the number of remaining moves up to which a playout to the end predicts the winner at least as well as
     * an evaluation.
     */
    int lastMoves() {
        return lastMoves;
    }

    /** Returns the kind of a ruleset's scoring, or empty if it matches no kind. */
    static Optional<ScoringKind> of(Ruleset ruleset) {
        return Arrays.stream(values()).filter(kind -> kind.isOf(ruleset)).findFirst();
    }

    /** Returns the learned ruleset with this scoring and the most similar numbers of seats and colors. */
    String closest(Ruleset ruleset) {
        int colors = ruleset.seats().stream()
                .mapToInt(seat -> ruleset.colors(seat).size())
                .sum();
        boolean isTwoPlayer = ruleset.seats().size() == 2 && colors > FEWEST;
        return isTwoPlayer ? twoPlayer : prefix + Math.max(FEWEST, colors);
    }

    private boolean isOf(Ruleset ruleset) {
        SplitMix64 random = new SplitMix64(1);
        for (int i = 0; i < CASES; i++) {
            Case counts = new Case(ruleset, random.nextLong());
            for (Seat seat : ruleset.seats()) {
                if (ruleset.scoring().score(counts, seat) != score(counts, seat)) {
                    return false;
                }
            }
        }
        return !likesCaptures(ruleset.scoring(), new Case(ruleset, 0));
    }

    private int score(Tally tally, Seat seat) {
        int captures = this == STANDARD
                ? 0
                : Color.all().stream()
                        .mapToInt(color -> tally.captureCount(seat, color))
                        .max()
                        .orElse(0);
        return -tally.groupCount(seat) - captures;
    }

    /** Returns whether the scoring breaks a tie in favor of seat 2, which has captured more tiles. */
    private static boolean likesCaptures(Scoring scoring, Case counts) {
        return scoring.compareTied(counts, Seat.ONE, Seat.TWO) < 0;
    }

    /** Random counts, which need not occur in any game. For seed 0, seat 1 has no captures. */
    private record Case(Ruleset ruleset, long seed) implements Tally {
        private static final int MOST = 10;

        @Override
        public ImmutableList<Seat> seats() {
            return ruleset.seats();
        }

        @Override
        public ImmutableList<Color> colors(Seat seat) {
            return ruleset.colors(seat);
        }

        @Override
        public int groupCount(Color color) {
            return count(color.ordinal());
        }

        @Override
        public int largestGroup(Color color) {
            return groupCount(color) == 0
                    ? 0
                    : 1 + count(Color.all().size() * (1 + Seat.all().size()) + color.ordinal());
        }

        @Override
        public int captureCount(Seat captor, Color color) {
            return captor == Seat.ONE && seed == 0
                    ? 0
                    : count(Color.all().size() * (1 + captor.ordinal()) + color.ordinal());
        }

        private int count(int index) {
            return (int) (SplitMix64.mix(SplitMix64.mix(seed) + index) >>> 33) % MOST;
        }
    }
}
