package io.github.uptownrules.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.Collections2;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
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
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.variants.Rulesets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests how likely each tile is to be on a rack, according to {@link LikelyWorlds}. */
class RackChancesTest {
    /**
     * Lists all drawing orders at the end of a game. Each tile must be on a rack as often as the likelihoods of all
     * possible racks imply; these are computed here from states and legal moves.
     */
    @ParameterizedTest
    @CsvSource({"standard-3, 4, 1", "standard-3, 4, 2", "bloqueurs-3, 5, 3", "bloqueurs-3, 5, 4", "standard-3, 6, 5"})
    void samplesWorldsInProportionToTheirLikelihood(String id, int rounds, long seed) {
        Ruleset ruleset =
                Rulesets.byId(id).orElseThrow().toBuilder("two").rackSize(2).build();
        List<RandomPlay.Step> steps = RandomPlay.steps(ruleset, seed);
        GameState start = steps.get(Math.max(0, steps.size() - 3 * rounds - 3)).before();
        Memory memory = Memory.of(start.viewFor(Seat.ONE));
        GameState state = start;
        SplitMix64 random = new SplitMix64(seed);
        for (int ply = 0; ply < 3 * rounds - 3 && !state.isOver(); ply++) {
            Seat turn = state.turn().orElseThrow();
            Outcome outcome = state.outcome(Bots.parse("casual").choose(state.viewFor(turn), random));
            memory = memory.with(outcome.seenBy(Seat.ONE));
            state = outcome.after();
        }
        assertThat(state.isOver()).isFalse();
        assertThatWorldsAreSampledByLikelihood(memory, random);
    }

    /** Seat 2 has made one move since the memory begins; seat 3 has made none and gives no evidence. */
    @Test
    void usesTheMovesOfOneSeatAlthoughAnotherHasNone() {
        Ruleset ruleset = Rulesets.standard(3).toBuilder("two").rackSize(2).build();
        int found = 0;
        for (int seed = 1; found < 2; seed++) {
            SplitMix64 random = new SplitMix64(seed);
            List<RandomPlay.Step> steps = RandomPlay.steps(ruleset, seed);
            GameState start = steps.subList(steps.size() - 18, steps.size()).stream()
                    .map(RandomPlay.Step::before)
                    .filter(state -> state.turn().equals(Optional.of(Seat.TWO)))
                    .findFirst()
                    .orElseThrow();
            Move move = Bots.parse("greedy").choose(start.viewFor(Seat.TWO), random);
            Memory memory =
                    Memory.of(start.viewFor(Seat.ONE)).with(start.outcome(move).seenBy(Seat.ONE));
            Color color = move.tile().color();
            double alike = (double) memory.view().rackSize(color)
                    / memory.view().unseen(color).size();
            if (new NaiveChances(memory, Seat.TWO)
                    .onRack().values().stream().anyMatch(chance -> Math.abs(chance - alike) > 0.08)) {
                assertThatWorldsAreSampledByLikelihood(memory, random);
                found++;
            }
        }
    }

    private static void assertThatWorldsAreSampledByLikelihood(Memory memory, SplitMix64 random) {
        ImmutableMap<Tile, Double> found = LikelyWorlds.of(memory, random).rackChances(Effort.of(60_000, 15_000));
        for (Seat seat : List.of(Seat.TWO, Seat.THREE)) {
            Map<Tile, Double> exact = new NaiveChances(memory, seat).onRack();
            for (Map.Entry<Tile, Double> chance : exact.entrySet()) {
                assertThat(found.get(chance.getKey()))
                        .as("%s in %s", chance.getKey(), memory)
                        .isCloseTo(chance.getValue(), within(0.03));
            }
        }
    }

    /** Q1: all tiles that a skipped seat could not have placed are equally likely to be on its rack. */
    @Test
    void q1_theTilesOfASkippedSeatAreEquallyLikely() {
        Bot player = Bots.parse("greedy");
        int found = 0;
        for (int seed = 0; found < 3; seed++) {
            SplitMix64 random = new SplitMix64(seed);
            GameState game = RandomPlay.deal(SkippedSeats.SMALL_RACKS, seed);
            while (!game.isOver()) {
                Outcome outcome =
                        game.outcome(player.choose(game.viewFor(game.turn().orElseThrow()), random));
                SeenOutcome seen = outcome.seenBy(Viewer.SPECTATOR);
                if (!seen.skipped().isEmpty() && !outcome.after().isOver()) {
                    Memory memory = Memory.of(game.viewFor(Viewer.SPECTATOR)).with(seen);
                    assertThatTilesThatCannotBePlacedAreEquallyLikely(
                            seen, LikelyWorlds.of(memory, random).rackChances(4_000));
                    found++;
                }
                game = outcome.after();
            }
        }
    }

    private static void assertThatTilesThatCannotBePlacedAreEquallyLikely(
            SeenOutcome seen, ImmutableMap<Tile, Double> chances) {
        for (Seat skipped : seen.skipped()) {
            for (Color color : seen.after().colors(skipped)) {
                FaceSet placeable = SkippedSeats.placeable(seen.after(), skipped, color);
                FaceSet others = seen.after().unseen(color).difference(placeable);
                placeable.forEach(
                        face -> assertThat(chances.get(Tile.of(color, face))).isZero());
                others.forEach(face -> assertThat(chances.get(Tile.of(color, face)))
                        .isCloseTo((double) seen.after().rackSize(color) / others.size(), within(0.1)));
            }
        }
    }

    /** Compares the predictions of racks in games between bots with predictions from counts alone. */
    @ParameterizedTest
    @CsvSource({
        "standard-4, greedy, 0.9",
        "bloqueurs-5, greedy, 0.9",
        "standard-5, greedy, 0.9",
        "standard-4, casual, 0.94"
    })
    void movesImproveThePredictionOfRacks(String id, String bot, double most) {
        Ruleset ruleset = Rulesets.byId(id).orElseThrow();
        double loss = 0;
        double chance = 0;
        for (int seed = 0; seed < Effort.of(200, 30); seed++) {
            SplitMix64 random = new SplitMix64(seed);
            Seat seat = ruleset.seats().get(seed % ruleset.seats().size());
            GameState state = ruleset.deal(seed);
            Memory memory = Memory.of(state.viewFor(seat));
            for (int ply = 0; ply < 44 + seed % 6; ply++) {
                Outcome outcome = state.outcome(
                        Bots.parse(bot).choose(state.viewFor(state.turn().orElseThrow()), random));
                memory = memory.with(outcome.seenBy(seat));
                state = outcome.after();
            }
            PlayerView view = memory.view();
            for (Map.Entry<Tile, Double> tile :
                    LikelyWorlds.of(memory, random).rackChances(400).entrySet()) {
                Color color = tile.getKey().color();
                if (view.rack(color).isPresent()) {
                    assertThat(tile.getValue()).isZero();
                    continue;
                }
                boolean isOnRack = state.rack(color).contains(tile.getKey().face());
                double likely = Math.min(0.999, Math.max(0.001, tile.getValue()));
                double alike =
                        (double) view.rackSize(color) / view.unseen(color).size();
                loss -= Math.log(isOnRack ? likely : 1 - likely);
                chance -= Math.log(isOnRack ? alike : 1 - alike);
            }
        }
        assertThat(loss / chance).isLessThan(most);
    }

    @Test
    void rejectsNumbersOfWorldsOutOfRange() {
        LikelyWorlds worlds =
                LikelyWorlds.of(Memory.of(Rulesets.standard(3).deal(1).viewFor(Seat.ONE)), new SplitMix64(1));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> worlds.rackChances(0))
                .withMessage("chances are counted in 1 to 1000000 worlds, not 0");
        assertThatIllegalArgumentException().isThrownBy(() -> worlds.rackChances(1_000_001));
        assertThat(worlds.rackChances(50).values().stream()
                        .mapToDouble(Double::doubleValue)
                        .sum())
                .isCloseTo(10, within(1e-9));
    }

    /** The expected chances, computed by listing all drawing orders of a seat's only color. */
    private static final class NaiveChances {
        private static final int GRADES = 4;

        private final Memory memory;
        private final Seat seat;
        private final Color color;
        private final Map<Tile, Double> sums = new HashMap<>();
        private double all;

        NaiveChances(Memory memory, Seat seat) {
            this.memory = memory;
            this.seat = seat;
            this.color = memory.view().colors(seat).get(0);
        }

        Map<Tile, Double> onRack() {
            memory.view().unseen(color).forEach(face -> sums.put(Tile.of(color, face), 0.0));
            FaceSet unplayed = memory.start().board().unplayed(color);
            for (List<Face> order : Collections2.permutations(ImmutableList.copyOf(unplayed))) {
                weigh(order);
            }
            sums.replaceAll((tile, sum) -> sum / all);
            return sums;
        }

        private void weigh(List<Face> order) {
            List<Face> rack = new ArrayList<>(order.subList(0, memory.start().rackSize(color)));
            List<Face> pile = new ArrayList<>(order.subList(rack.size(), order.size()));
            double[] likely = new double[GRADES];
            Arrays.fill(likely, 1);
            PlayerView before = memory.start();
            for (SeenOutcome outcome : memory.outcomes()) {
                if (outcome.seat() == seat) {
                    Face face = outcome.move().tile().face();
                    if (!rack.contains(face)) {
                        return;
                    }
                    for (int grade = 0; grade < GRADES; grade++) {
                        likely[grade] *= share(before, outcome.move(), rack, 0.4 / (1 << grade));
                    }
                    rack.remove(face);
                    if (!pile.isEmpty()) {
                        rack.add(pile.remove(0));
                    }
                }
                before = outcome.after();
                boolean isStuck = outcome.skipped().contains(seat);
                if (isStuck && rack.stream().anyMatch(SkippedSeats.placeable(before, seat, color)::contains)) {
                    return;
                }
            }
            for (double each : likely) {
                all += each;
                rack.forEach(face -> sums.merge(Tile.of(color, face), each, Double::sum));
            }
        }

        /** Returns the probability that the seat plays a move if it has the given rack. */
        private double share(PlayerView before, Move move, List<Face> rack, double temperature) {
            MutableBoard board = new MutableBoard(before);
            SampledMovePolicy policy = new SampledMovePolicy(board);
            int[] racks = new int[Color.all().size()];
            rack.forEach(face -> racks[color.ordinal()] |= 1 << face.ordinal());
            policy.list(seat.ordinal(), racks);
            double[] sums = new double[2];
            policy.forEach((tile, face, cell, worth) -> {
                double liking = Math.exp(worth / temperature);
                sums[1] += liking;
                sums[0] += face == move.tile().face().ordinal()
                                && cell == move.cell().ordinal()
                        ? liking
                        : 0;
            });
            return sums[0] / sums[1];
        }
    }
}
