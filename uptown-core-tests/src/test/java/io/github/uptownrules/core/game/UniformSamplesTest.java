package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.RandomSetup;
import io.github.uptownrules.testkit.laws.ViewLaws;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Samples are uniform over the possible worlds: chi-square tests over all worlds of views with few worlds. The seeds
 * are fixed, so the results never change. A uniform sampler exceeds the bound once in a million runs.
 */
class UniformSamplesTest {
    /** The quantile of the standard normal distribution for one in a million. */
    private static final double ONE_IN_A_MILLION = 4.7534;

    private static final int DRAWS_PER_WORLD = 50;

    private static final int VIEWS = Effort.of(10, 3);

    /** The number of views of rare positions. */
    private static final int RARE_VIEWS = Effort.of(5, 2);

    private static void assertUniform(PlayerView view) {
        List<GameState> worlds = view.worlds().toList();
        Map<GameState, Integer> counts = new HashMap<>();
        worlds.forEach(world -> counts.put(world, 0));
        SplitMix64 random = new SplitMix64(worlds.size());
        for (int i = 0; i < DRAWS_PER_WORLD * worlds.size(); i++) {
            GameState sample = view.sample(random);
            assertThat(counts).containsKey(sample);
            counts.merge(sample, 1, Integer::sum);
        }
        assertThat(counts.values()).as("every world is reached").allMatch(count -> count > 0);
        double chiSquare = counts.values().stream()
                .mapToDouble(count -> Math.pow(count - DRAWS_PER_WORLD, 2) / DRAWS_PER_WORLD)
                .sum();
        assertThat(chiSquare).isLessThan(quantile(worlds.size() - 1));
    }

    /** The chi-square quantile, approximated by Wilson and Hilferty (1931). */
    private static double quantile(int degrees) {
        double spread = 2.0 / (9 * degrees);
        return degrees * Math.pow(1 - spread + ONE_IN_A_MILLION * Math.sqrt(spread), 3);
    }

    /** Late views of random games with a number of worlds in the given range. */
    private static Stream<PlayerView> views(String shape, int fewest, int most) {
        Ruleset ruleset = JudgedRuleset.shape(shape).ruleset();
        return Stream.iterate(0L, seed -> seed + 1)
                .limit(2_000)
                .flatMap(seed -> RandomPlay.steps(ruleset, seed).stream())
                .map(RandomPlay.Step::after)
                .filter(game -> game.seats().stream()
                        .flatMap(seat -> game.colors(seat).stream())
                        .allMatch(color -> game.pileSize(color) <= 2))
                .flatMap(game -> ViewLaws.viewers(ruleset).stream().map(viewer -> game.viewFor(viewer)))
                .filter(view -> isBetween(view, fewest, most));
    }

    private static boolean isBetween(PlayerView view, int fewest, int most) {
        return view.worldCount().bitLength() < 31
                && view.worldCount().intValue() >= fewest
                && view.worldCount().intValue() <= most;
    }

    private static long hiddenRacks(PlayerView view) {
        return view.seats().stream()
                .flatMap(seat -> view.colors(seat).stream())
                .filter(color ->
                        view.rack(color).isEmpty() && view.unseen(color).size() > view.rackSize(color))
                .count();
    }

    @Test
    void withOneHiddenRack() {
        views("two", 40, 2_000)
                .filter(view -> hiddenRacks(view) == 1)
                .limit(VIEWS)
                .forEach(UniformSamplesTest::assertUniform);
    }

    @Test
    void withTwoOrMoreHiddenRacks() {
        List<PlayerView> views = views("four", 200, 3_000)
                .filter(view -> hiddenRacks(view) >= 2)
                .limit(VIEWS)
                .toList();
        assertThat(views).hasSize(VIEWS).allSatisfy(UniformSamplesTest::assertUniform);
    }

    @Test
    void withTwoColorsPerSeat() {
        List<PlayerView> views = views("two-by-two", 200, 3_000).limit(VIEWS).toList();
        assertThat(views).hasSize(VIEWS).allSatisfy(UniformSamplesTest::assertUniform);
    }

    /** Excluded worlds: the seat to move would be stuck, or a seat could place after the end. */
    @Test
    void withWorldsRuledOut() {
        for (String shape : List.of("two-by-two-rack-2", "four-rack-1", "four")) {
            Ruleset ruleset = JudgedRuleset.shape(shape).ruleset();
            List<PlayerView> views = Stream.iterate(0L, seed -> seed + 1)
                    .limit(20_000)
                    .map(seed -> GameState.of(RandomSetup.late(ruleset, seed)))
                    .flatMap(game -> game.seats().stream().map(seat -> game.viewFor(seat)))
                    .filter(view -> isBetween(view, 2, 3_000) && hasStuckWorlds(view))
                    .limit(RARE_VIEWS)
                    .toList();
            assertThat(views).as(shape).isNotEmpty().allSatisfy(UniformSamplesTest::assertUniform);
        }
    }

    /** Final positions with tiles in the piles: the hidden tiles may be in any order that leaves all seats stuck. */
    @Test
    void withTilesLeftWhenTheGameIsOver() {
        for (String shape : List.of("four-rack-1", "two-by-two-rack-2")) {
            Ruleset ruleset = JudgedRuleset.shape(shape).ruleset();
            List<PlayerView> views = Stream.iterate(0L, seed -> seed + 1)
                    .limit(60_000)
                    .map(seed -> GameState.of(RandomSetup.late(ruleset, seed)))
                    .filter(GameState::isOver)
                    .filter(game -> Color.all().stream().anyMatch(color -> game.pileSize(color) > 1))
                    .flatMap(game -> ViewLaws.viewers(ruleset).stream().map(viewer -> game.viewFor(viewer)))
                    .filter(view -> isBetween(view, 2, 3_000))
                    .limit(RARE_VIEWS)
                    .toList();
            assertThat(views).as(shape).isNotEmpty().allSatisfy(UniformSamplesTest::assertUniform);
        }
    }

    /** The seat to move has a hidden rack, and few of its unseen tiles can be placed. */
    @Test
    void whereTheSeatToMoveCanBarelyPlace() {
        for (String shape : List.of("three", "two-by-two", "four-rack-1", "four")) {
            Ruleset ruleset = JudgedRuleset.shape(shape).ruleset();
            List<PlayerView> views = Stream.iterate(0L, seed -> seed + 1)
                    .limit(60_000)
                    .map(seed -> GameState.of(RandomSetup.late(ruleset, seed)))
                    .flatMap(game -> ViewLaws.viewers(ruleset).stream().map(viewer -> game.viewFor(viewer)))
                    .filter(view -> isBetween(view, 2, 3_000) && canBarelyPlace(view))
                    .limit(RARE_VIEWS)
                    .toList();
            assertThat(views).as(shape).isNotEmpty().allSatisfy(UniformSamplesTest::assertUniform);
        }
    }

    /** Returns whether another seat is to move and would be stuck in more than half of the arrangements. */
    private static boolean canBarelyPlace(PlayerView view) {
        return view.turn()
                .filter(mover -> !view.viewer().equals(mover))
                .filter(mover -> view.colors(mover).stream()
                                .mapToLong(color -> view.unseen(color).stream()
                                        .filter(tile -> !view.isFinished(color)
                                                && tile.cells()
                                                        .intersects(view.board().openCells(view.colors(mover))))
                                        .count())
                                .sum()
                        == 1)
                .isPresent();
    }

    /** Returns whether the seat to move has a hidden rack and some unseen tiles that cannot be placed. */
    private static boolean hasStuckWorlds(PlayerView view) {
        return view.turn().isPresent()
                && !view.turn().equals(view.viewer().asSeat())
                && view.colors(view.turn().get()).stream()
                        .anyMatch(color -> view.rack(color).isEmpty()
                                && view.unseen(color).stream()
                                        .anyMatch(tile -> !tile.cells()
                                                .intersects(view.board()
                                                        .openCells(view.colors(
                                                                view.turn().get())))));
    }
}
