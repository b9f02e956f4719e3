package io.github.uptownrules.bots;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Memory;
import io.github.uptownrules.core.game.Outcome;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.SeenOutcome;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.variants.Rulesets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that sampled worlds are possible, reproducible, and as good at the first draw as later. */
class LikelyWorldsTest {
    private static final ImmutableList<Ruleset> RULESETS = ImmutableList.<Ruleset>builder()
            .addAll(Rulesets.all())
            .add(SkippedSeats.SMALL_RACKS)
            .add(Rulesets.standard(4).toBuilder("partners")
                    .partners(Seat.ONE, Seat.THREE)
                    .build())
            .build();

    @Provide
    Arbitrary<Ruleset> rulesets() {
        return Arbitraries.of(RULESETS);
    }

    /** Returns a viewer's memory of a random game between two plies. */
    private static Memory memory(Ruleset ruleset, long seed, Viewer viewer) {
        List<RandomPlay.Step> steps = RandomPlay.steps(ruleset, seed);
        SplitMix64 random = new SplitMix64(seed);
        int from = random.nextInt(steps.size());
        int to = from + random.nextInt(steps.size() - from + 1);
        Memory memory = Memory.of(steps.get(from).before().viewFor(viewer));
        for (RandomPlay.Step step : steps.subList(from, to)) {
            memory = memory.with(step.before().outcome(step.move()).seenBy(viewer));
        }
        return memory;
    }

    private static Viewer viewer(Ruleset ruleset, long seed) {
        int number = new SplitMix64(seed).nextInt(ruleset.seats().size() + 1);
        return number == 0 ? Viewer.SPECTATOR : ruleset.seats().get(number - 1);
    }

    @Property(tries = 150)
    void samplesPossibleWorlds(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        Memory memory = memory(ruleset, seed, viewer(ruleset, seed));
        LikelyWorlds worlds = LikelyWorlds.of(memory, new SplitMix64(seed));
        for (int i = 0; i < 5; i++) {
            assertThat(worlds.sample().viewFor(memory.viewer())).isEqualTo(memory.view());
        }
    }

    @Property(tries = 50)
    void equalMemoriesAndBitsGiveEqualWorlds(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        Viewer viewer = viewer(ruleset, seed);
        LikelyWorlds one = LikelyWorlds.of(memory(ruleset, seed, viewer), new SplitMix64(seed));
        LikelyWorlds other = LikelyWorlds.of(memory(ruleset, seed, viewer), new SplitMix64(seed));
        for (int i = 0; i < 3; i++) {
            assertThat(one.sample()).isEqualTo(other.sample());
        }
        assertThat(one.rackChances(10)).isEqualTo(other.rackChances(10));
    }

    /** With racks of one tile, a skipped seat keeps its tile until it places it. */
    @Property(tries = 100)
    @StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
    void skippedSeatsHaveNoTileThatFits(@ForAll long seed) {
        Bot player = Bots.parse("greedy");
        SplitMix64 random = new SplitMix64(seed);
        GameState game = RandomPlay.deal(SkippedSeats.SMALL_RACKS, seed);
        Memory memory = Memory.of(game.viewFor(Viewer.SPECTATOR));
        Map<Seat, FaceSet[]> excluded = new HashMap<>();
        while (!game.isOver()) {
            Outcome outcome =
                    game.outcome(player.choose(game.viewFor(game.turn().orElseThrow()), random));
            game = outcome.after();
            SeenOutcome seen = outcome.seenBy(Viewer.SPECTATOR);
            memory = memory.with(seen);
            excluded.remove(seen.seat());
            for (Seat skipped : seen.skipped()) {
                FaceSet[] faces = excluded.computeIfAbsent(skipped, seat -> noFaces());
                for (Color color : seen.after().colors(skipped)) {
                    faces[color.ordinal()] =
                            faces[color.ordinal()].union(SkippedSeats.placeable(seen.after(), skipped, color));
                }
            }
            Statistics.collect(excluded.isEmpty());
            if (!excluded.isEmpty()) {
                GameState world = LikelyWorlds.of(memory, new SplitMix64(seed)).sample();
                excluded.forEach((seat, faces) -> {
                    for (Color color : world.colors(seat)) {
                        assertThat(world.rack(color).intersects(faces[color.ordinal()]))
                                .isFalse();
                    }
                });
            }
        }
        Statistics.coverage(times -> times.check(false).count(count -> count > 0));
    }

    /**
     * When a game is over, no seat can place a tile (Q2), so no dealt rack may hold a tile that fits. Calls the
     * dealer directly, because {@link LikelyWorlds} rejects such worlds and draws again.
     */
    @Test
    void q2_noRackDealtAtTheEndOfAGameCanBePlaced() {
        int couldPlace = 0;
        for (int i = 0; i < Effort.of(1_000, 80); i++) {
            couldPlace += noRackDealtAtTheEndCanBePlaced(Effort.seed(i)) ? 1 : 0;
        }
        assertThat(couldPlace).as("games at whose end an unplayed tile fits").isPositive();
    }

    /** Returns whether some unplayed tile still fits at the end of the game, so that no rack can hold it. */
    private static boolean noRackDealtAtTheEndCanBePlaced(long seed) {
        Bot player = Bots.parse("greedy");
        SplitMix64 random = new SplitMix64(seed);
        GameState game = RandomPlay.deal(SkippedSeats.SMALL_RACKS, seed);
        Memory memory = Memory.of(game.viewFor(Viewer.SPECTATOR));
        while (!game.isOver()) {
            Outcome outcome =
                    game.outcome(player.choose(game.viewFor(game.turn().orElseThrow()), random));
            game = outcome.after();
            memory = memory.with(outcome.seenBy(Viewer.SPECTATOR));
        }
        PlayerView end = memory.view();
        HiddenTiles.Dealer dealer = RackEvidence.of(memory).dealer(random);
        HiddenTiles tiles = new HiddenTiles();
        MutableBoard board = new MutableBoard(end);
        SampledMovePolicy moves = new SampledMovePolicy(board);
        boolean couldPlace = end.seats().stream().anyMatch(seat -> moves.list(seat.ordinal(), board.unplayed));
        CopyableRandom chance = new CopyableRandom();
        chance.set(seed);
        for (int i = 0; i < 20; i++) {
            dealer.deal(tiles, chance);
            for (Seat seat : end.seats()) {
                assertThat(moves.list(seat.ordinal(), tiles.racks)).isFalse();
            }
        }
        return couldPlace;
    }

    private static FaceSet[] noFaces() {
        FaceSet[] faces = new FaceSet[Color.all().size()];
        Arrays.fill(faces, FaceSet.none());
        return faces;
    }

    /** Some callers use only the first world of a dealer, so it must be as good as later ones. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void theFirstWorldIsAsGoodAsLaterOnes(long seed) {
        int dealers = Effort.of(2_000, 1_000);
        SplitMix64 random = new SplitMix64(seed);
        GameState state = Rulesets.standard(4).deal(seed);
        Memory memory = Memory.of(state.viewFor(Viewer.SPECTATOR));
        for (int ply = 0; ply < 60; ply++) {
            Outcome outcome = state.outcome(
                    Bots.parse("greedy").choose(state.viewFor(state.turn().orElseThrow()), random));
            memory = memory.with(outcome.seenBy(Viewer.SPECTATOR));
            state = outcome.after();
        }
        RackEvidence evidence = RackEvidence.of(memory);
        HiddenTiles tiles = new HiddenTiles();
        CopyableRandom chance = new CopyableRandom();
        chance.set(seed);
        int[] moreOftenFirst = new int[HiddenTiles.COLORS * HiddenTiles.FACES];
        for (int i = 0; i < dealers; i++) {
            HiddenTiles.Dealer dealer = evidence.dealer(random);
            dealer.deal(tiles, chance);
            count(tiles, 1, moreOftenFirst);
            for (int later = 0; later < 15; later++) {
                dealer.deal(tiles, chance);
            }
            count(tiles, -1, moreOftenFirst);
        }
        assertThat(Arrays.stream(moreOftenFirst).map(Math::abs).max().orElseThrow() / (double) dealers)
                .isLessThan(0.2);
    }

    private static void count(HiddenTiles tiles, int times, int[] counts) {
        for (int i = 0; i < counts.length; i++) {
            counts[i] += times * (tiles.racks[i / HiddenTiles.FACES] >> i % HiddenTiles.FACES & 1);
        }
    }
}
