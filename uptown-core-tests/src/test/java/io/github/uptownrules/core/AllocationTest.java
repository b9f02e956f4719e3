package io.github.uptownrules.core;

import static io.github.uptownrules.effort.Allocation.keep;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.MoveList;
import io.github.uptownrules.core.simulation.Rollout;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.effort.Allocation;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.RandomPlay.Step;
import io.github.uptownrules.variants.Rulesets;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Limits on the number of bytes that the main calls allocate. Unlike time, this number does not depend on the load of
 * the machine. The limits are promises to users, so raising one is a visible change. They leave room where compilers
 * elide an object often but not always.
 */
@Tag("process")
class AllocationTest {
    private static final int GAMES = 100;

    /** A call made on each position of some games, with a limit on the average number of bytes that it allocates. */
    record Call(String name, int limit, ToLongFunction<Step> work) {
        @Override
        public String toString() {
            return name + ": " + limit + " bytes";
        }
    }

    static Stream<Call> calls() {
        SplitMix64 random = new SplitMix64(1);
        Rollout rollout = Rollout.of(Rulesets.standard(4).deal(1));
        return Stream.of(
                new Call("play", 200, step -> keep(step.before().play(step.move()))),
                new Call("place", 600, step -> keep(step.before().outcome(step.move()))),
                new Call("legalMoves", 64, step -> keep(step.before().legalMoves())),
                new Call("legalMoves, size and get", 64, step -> {
                    MoveList moves = step.before().legalMoves();
                    return moves.get(random.nextInt(moves.size())).index();
                }),
                new Call("legalMoves, one after the other", 100, step -> {
                    long sum = 0;
                    for (Move move : step.before().legalMoves()) {
                        sum += move.index();
                    }
                    return sum;
                }),
                new Call(
                        "faults of a legal move",
                        110,
                        step -> keep(step.before().faults(step.move()))),
                new Call("faults of any move", 400, step -> keep(step.before().faults(anyMove(random)))),
                new Call("positionKey", 0, step -> step.after().positionKey()),
                new Call(
                        "board and cells of a color",
                        64,
                        step -> keep(
                                step.after().board().cells(step.move().tile().color()))),
                new Call(
                        "viewFor",
                        100,
                        step -> keep(step.before().viewFor(step.before().turn().orElseThrow()))),
                new Call("view of a spectator", 100, step -> keep(step.before().viewFor(Viewer.SPECTATOR))),
                new Call(
                        "a world of a view",
                        2000,
                        step -> keep(step.before()
                                .viewFor(step.before().turn().orElseThrow())
                                .sample(random))),
                new Call(
                        "rollout to the end",
                        0,
                        step -> rollout.set(step.before()).playOut(random).winnerBits()),
                new Call("standings", 280, step -> keep(step.after().standings())),
                new Call("toString", 2200, step -> keep(step.after().toString())));
    }

    private static Move anyMove(SplitMix64 random) {
        return Move.all().get(random.nextInt(Move.all().size()));
    }

    /** Not a constant, because the measuring process uses this class for its calls. */
    private static Map<String, Double> bytes = Map.of();

    @BeforeAll
    static void measure() {
        bytes = Allocation.printedBy(Measurement.class);
    }

    @ParameterizedTest
    @MethodSource("calls")
    void allocatesAtMostThePromisedBytes(Call call) {
        // Measuring itself costs less than a byte per call.
        assertThat(bytes.get(call.name())).isLessThan(call.limit() + 1);
    }

    @Test
    void rolloutsDoNotAllocate() {
        assertThat(bytes.get(Measurement.ROLLOUTS)).isLessThan(1);
    }

    static final class Measurement {
        static final String ROLLOUTS = "rollouts in all rulesets";

        public static void main(String[] args) {
            List<Step> steps = LongStream.range(0, GAMES)
                    .boxed()
                    .flatMap(seed -> RandomPlay.steps(Rulesets.standard(4), seed).stream())
                    .toList();
            calls().forEach(call -> Allocation.print(call.name(), steps, call.work()));
            Rollout rollout = Rollout.of(Rulesets.standard(4).deal(1));
            SplitMix64 random = new SplitMix64(1);
            List<Rollout> starts = Rulesets.all().stream()
                    .flatMap(ruleset -> LongStream.range(0, 200).mapToObj(ruleset::deal))
                    .map(Rollout::of)
                    .toList();
            Allocation.print(
                    ROLLOUTS,
                    starts,
                    start -> rollout.set(start).playOut(random).winnerBits());
        }
    }
}
