package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.RandomPlay.Step;
import io.github.uptownrules.testkit.laws.RandomSetup;
import io.github.uptownrules.testkit.laws.ViewLaws;
import io.github.uptownrules.testkit.naive.NaiveShape;
import io.github.uptownrules.testkit.naive.NaiveWorlds;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;

/** Counts, lists, probabilities and samples of possible worlds agree, for views with few worlds. */
class WorldsProperties {
    /** Views with more worlds are skipped. */
    private static final int MOST_LISTED = Effort.isFull() ? 1_000 : 300;

    /** The naive judge checks each assignment of the hidden tiles, which is slow. */
    private static final BigInteger MOST_JUDGED = BigInteger.valueOf(Effort.isFull() ? 400 : 150);

    private static int listed;

    @Provide
    Arbitrary<JudgedRuleset> rulesets() {
        return Arbitraries.of(JudgedRuleset.shapes());
    }

    /** Late and crowded positions, which have few worlds or exclude some. */
    private static List<GameState> latePositions(Ruleset ruleset, long seed) {
        ImmutableList<Step> steps = RandomPlay.steps(ruleset, seed);
        List<GameState> late = steps.subList(Math.max(0, steps.size() - 12), steps.size()).stream()
                .map(Step::after)
                .collect(Collectors.toList());
        for (int i = 0; i < 8; i++) {
            late.add(GameState.of(RandomSetup.late(ruleset, seed + i)));
        }
        return late;
    }

    @Property(tries = 100)
    void countMatchesTheList(@ForAll("rulesets") JudgedRuleset judged, @ForAll long seed) {
        for (GameState game : latePositions(judged.ruleset(), seed)) {
            for (Viewer viewer : ViewLaws.viewers(game.ruleset())) {
                PlayerView view = game.viewFor(viewer);
                BigInteger count = view.worldCount();
                assertThat(count).isPositive();
                if (count.compareTo(BigInteger.valueOf(MOST_LISTED)) <= 0) {
                    checkList(view, viewer, count.intValueExact(), game);
                }
            }
        }
    }

    private static void checkList(PlayerView view, Viewer viewer, int count, GameState truth) {
        listed++;
        Set<GameState> worlds = view.worlds().collect(Collectors.toSet());
        assertThat(view.worlds().count()).isEqualTo(count);
        assertThat(worlds).hasSize(count).contains(truth);
        Map<Color, Map<Face, Integer>> onRack = new HashMap<>();
        for (GameState world : worlds) {
            assertThat(world.viewFor(viewer)).isEqualTo(view);
            assertThat(world.toSetup().faults()).isEmpty();
            for (Color color : Color.all()) {
                world.rack(color)
                        .forEach(tile -> onRack.computeIfAbsent(color, key -> new HashMap<>())
                                .merge(tile, 1, Integer::sum));
            }
        }
        for (Color color : Color.all()) {
            for (Face tile : Face.all()) {
                int favorable = onRack.getOrDefault(color, Map.of()).getOrDefault(tile, 0);
                Probability probability = view.rackProbability(Tile.of(color, tile));
                assertThat(probability)
                        .isEqualTo(new Probability(BigInteger.valueOf(favorable), BigInteger.valueOf(count)));
                assertThat(probability.isImpossible()).isEqualTo(favorable == 0);
                assertThat(probability.isCertain()).isEqualTo(favorable == count);
            }
        }
        SplitMix64 random = new SplitMix64(count);
        for (int i = 0; i < 20; i++) {
            assertThat(worlds).contains(view.sample(random));
        }
        if (count <= 24) {
            worlds.forEach(world -> ViewLaws.nothingHiddenInterferes(truth, world, viewer, random));
        }
    }

    @Property(tries = 10)
    void countMatchesLongerLists(@ForAll("rulesets") JudgedRuleset judged, @ForAll long seed) {
        latePositions(judged.ruleset(), seed).stream()
                .flatMap(game -> ViewLaws.viewers(judged.ruleset()).stream().map(viewer -> game.viewFor(viewer)))
                .filter(view -> view.worldCount().compareTo(BigInteger.valueOf(3_000)) > 0
                        && view.worldCount().compareTo(BigInteger.valueOf(100_000)) < 0)
                .limit(2)
                .forEach(view -> assertThat(view.worlds()
                                .mapToLong(GameState::positionKey)
                                .distinct()
                                .count())
                        .isEqualTo(view.worldCount().longValueExact()));
    }

    /** An assignment of the hidden tiles is a world if and only if the naive judge accepts the position. */
    @Property(tries = 60)
    void worldsMatchTheNaiveJudge(@ForAll("rulesets") JudgedRuleset judged, @ForAll long seed) {
        Ruleset ruleset = judged.ruleset();
        Map<String, NaiveShape> known = ImmutableMap.of(ruleset.id(), judged.naiveShape());
        for (GameState game : latePositions(ruleset, seed)) {
            for (Viewer viewer : ViewLaws.viewers(ruleset)) {
                PlayerView view = game.viewFor(viewer);
                if (candidates(view).compareTo(MOST_JUDGED) <= 0) {
                    assertThat(worlds(view)).isEqualTo(NaiveWorlds.of(view.toString(), known));
                }
            }
        }
    }

    private static Set<String> worlds(PlayerView view) {
        return view.worlds().map(GameState::toString).collect(Collectors.toSet());
    }

    /** Few views have assignments in which the wrong seats could place, so this test searches for them. */
    @Example
    void q1_q2_excludesTheWorldsThatTheNaiveJudgeRejects() {
        int ruledOut = 0;
        for (JudgedRuleset judged : JudgedRuleset.shapes()) {
            Map<String, NaiveShape> known = ImmutableMap.of(judged.ruleset().id(), judged.naiveShape());
            for (long seed = 0; seed < Effort.of(40, 8); seed++) {
                GameState game = GameState.of(RandomSetup.late(judged.ruleset(), seed));
                for (Viewer viewer : ViewLaws.viewers(judged.ruleset())) {
                    PlayerView view = game.viewFor(viewer);
                    BigInteger candidates = candidates(view);
                    if (candidates.compareTo(MOST_JUDGED) <= 0 && !candidates.equals(view.worldCount())) {
                        assertThat(worlds(view)).isEqualTo(NaiveWorlds.of(view.toString(), known));
                        ruledOut++;
                    }
                }
            }
        }
        assertThat(ruledOut).isGreaterThan(Effort.of(15));
    }

    /** The number of assignments of the hidden tiles, including those that are not worlds. */
    private static BigInteger candidates(PlayerView view) {
        BigInteger count = BigInteger.ONE;
        for (Color color : Color.all()) {
            int unseen = view.unseen(color).size();
            int pile = view.pileSize(color);
            for (int i = pile + 1; i <= unseen; i++) {
                count = count.multiply(BigInteger.valueOf(i));
            }
            for (int i = 2; i <= unseen - pile; i++) {
                count = count.divide(BigInteger.valueOf(i));
            }
            for (int i = 2; i <= pile; i++) {
                count = count.multiply(BigInteger.valueOf(i));
            }
        }
        return count;
    }

    @AfterContainer
    static void listedEnoughViews() {
        System.out.println("views whose worlds were all listed: " + listed);
        assertThat(listed).isGreaterThan(Effort.of(1_000));
    }
}
