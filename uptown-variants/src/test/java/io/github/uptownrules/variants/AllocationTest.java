package io.github.uptownrules.variants;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.sun.management.ThreadMXBean;
import io.github.uptownrules.core.game.MoveList;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.simulation.Rollout;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Viewer;
import io.github.uptownrules.random.SplitMix64;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.RandomPlay.Step;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * How many bytes the main calls allocate at most; unlike time, bytes do not depend on the load of the machine. These are
 * promises to users: whoever needs more has to say so here. Where the compiler can often do without an object, but not
 * always, the promise has room for it.
 */
class AllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int ROUNDS = 40;
    private static final int GAMES = 100;

    /** So long a busy compiler is waited for, whatever the number of rounds. */
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(60);

    /** What the last call returned, so that it cannot be optimized away. */
    @SuppressWarnings("unused")
    private static volatile Object kept = "";

    /** A call on each position of some games, and how many bytes it may take on average. */
    record Call(String name, int limit, Work work) {
        @Override
        public String toString() {
            return name + ": " + limit + " bytes";
        }
    }

    private interface Work {
        /** Does it once; a result that is no object is returned, so as not to be boxed. */
        long on(Step step);
    }

    static Stream<Call> calls() {
        SplitMix64 random = new SplitMix64(1);
        Rollout rollout = Rollout.of(Rulesets.standard(4).deal(1));
        return Stream.of(
                new Call("play", 200, step -> keep(step.before().play(step.move()))),
                new Call("place", 600, step -> keep(step.before().place(step.move()))),
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

    private static long keep(Object result) {
        kept = result;
        return 0;
    }

    private static Move anyMove(SplitMix64 random) {
        return Move.all().get(random.nextInt(Move.all().size()));
    }

    @ParameterizedTest
    @MethodSource("calls")
    void aCallTakesNoMoreThanIsPromised(Call call) {
        List<Step> steps = steps(Rulesets.standard(4));
        double bytes = warmBytes(call, steps);
        System.out.printf("%s: %.1f bytes%n", call.name(), bytes);
        // Less than a byte a call is what the measurement takes itself.
        assertThat(bytes).isLessThan(call.limit() + 1);
    }

    @Test
    void aRolloutTakesNothingInAnyRuleset() {
        Rollout rollout = Rollout.of(Rulesets.standard(4).deal(1));
        SplitMix64 random = new SplitMix64(1);
        List<Rollout> starts = Rulesets.all().stream()
                .flatMap(ruleset -> LongStream.range(0, 20).mapToObj(ruleset::deal))
                .map(Rollout::of)
                .toList();
        Work games = step -> {
            long sum = 0;
            for (int i = 0; i < starts.size(); i++) {
                sum += rollout.set(starts.get(i)).playOut(random).winnerBits();
            }
            return sum;
        };
        Call call = new Call("rollouts in all rulesets", 0, games);
        List<Step> once = steps(Rulesets.standard(4)).subList(0, 10);
        assertThat(warmBytes(call, once) / starts.size()).isLessThan(1);
    }

    /** The least of many rounds: what the code takes once it is compiled, which on a busy machine may be late. */
    private static double warmBytes(Call call, List<Step> steps) {
        double least = Double.MAX_VALUE;
        long start = System.nanoTime();
        for (int round = 0;
                round < ROUNDS || least >= call.limit() + 1 && System.nanoTime() - start < PATIENCE;
                round++) {
            least = Math.min(least, bytes(call, steps));
        }
        return least;
    }

    private static double bytes(Call call, List<Step> steps) {
        long sum = 0;
        long before = THREADS.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < steps.size(); i++) {
            sum += call.work().on(steps.get(i));
        }
        long after = THREADS.getCurrentThreadAllocatedBytes();
        keep(sum);
        return (double) (after - before) / steps.size();
    }

    private static ImmutableList<Step> steps(Ruleset ruleset) {
        List<Step> steps = new ArrayList<>();
        for (long seed = 0; seed < GAMES; seed++) {
            steps.addAll(RandomPlay.steps(ruleset, seed));
        }
        return ImmutableList.copyOf(steps);
    }
}
