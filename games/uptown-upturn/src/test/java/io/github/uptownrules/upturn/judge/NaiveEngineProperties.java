package io.github.uptownrules.upturn.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.upturn.bots.Bot;
import io.github.uptownrules.upturn.bots.Bots;
import io.github.uptownrules.upturn.naive.NaivePositions;
import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.lifecycle.AfterContainer;

/** The fast engine agrees with the naive one, in games and in positions that play may not reach. */
class NaiveEngineProperties {
    private static final Count COUNT = new Count();
    private static final Bot SENSIBLE = Bots.parse("sensible");

    private static final int TRIES_OF_GAMES = 420;
    private static final int POSITIONS_OF_GAMES = 250;
    private static final int ARBITRARY_POSITIONS = 6000;

    /** The minimum number of tries, regardless of the effort: enough for every kind to occur. */
    private static final int FEWEST_TRIES = 10;

    /** In a position with more moves than this, only some are played. */
    private static final int MOST_PLAYED = 12;

    /** Plays games until enough positions have been compared. */
    @Property(tries = TRIES_OF_GAMES, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void games(@ForAll long seed) {
        SplitMix64 random = new SplitMix64(seed);
        EngineComparison comparison = new EngineComparison(random, COUNT);
        Judged game = Judged.at(NaivePositions.dealt(random));
        int policy = random.nextInt(NaivePositions.POLICIES + 1);
        for (int compared = 0; compared < POSITIONS_OF_GAMES; compared++) {
            List<String> legal = comparison.compare(game, 2);
            if (compared % 8 == 0 || legal.isEmpty()) {
                comparison.compareView(game);
            }
            if (legal.isEmpty()) {
                game = Judged.at(NaivePositions.dealt(random));
                policy = random.nextInt(NaivePositions.POLICIES + 1);
            } else {
                game = comparison.compareMove(game, move(random, game, legal, policy));
            }
        }
    }

    /** Returns a legal move by one of the naive policies, or the move of a sensible player. */
    private static String move(SplitMix64 random, Judged game, List<String> legal, int policy) {
        return policy < NaivePositions.POLICIES
                ? NaivePositions.move(random, legal, policy)
                : SENSIBLE.choose(game.fast().viewFor(game.fast().turn().orElseThrow()), random)
                        .toString();
    }

    @Property(tries = ARBITRARY_POSITIONS, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void arbitraryPositions(@ForAll long seed) {
        SplitMix64 random = new SplitMix64(seed);
        EngineComparison comparison = new EngineComparison(random, COUNT);
        Judged game = Judged.at(NaivePositions.arbitrary(random));
        List<String> legal = comparison.compare(game, 8);
        for (int i = 0; i < Math.min(legal.size(), MOST_PLAYED); i++) {
            int index = legal.size() <= MOST_PLAYED ? i : random.nextInt(legal.size());
            comparison.compareMove(game, legal.get(index));
        }
        comparison.compareView(game);
    }

    @AfterContainer
    static void enoughWasCompared() {
        System.out.println("compared with the naive engine: " + COUNT);
        assertThat(COUNT.of("positions"))
                .isEqualTo(Effort.of(TRIES_OF_GAMES, FEWEST_TRIES) * POSITIONS_OF_GAMES
                        + Effort.of(ARBITRARY_POSITIONS, FEWEST_TRIES))
                .isGreaterThan(Effort.of(100_000));
        // With full effort, the rarest sort occurs some 250 times, mostly in unrelated positions.
        assertThat(COUNT.sorts())
                .hasSize(43)
                .allSatisfy((sort, seen) -> assertThat(seen).as(sort).isGreaterThan(Effort.of(50)));
    }
}
