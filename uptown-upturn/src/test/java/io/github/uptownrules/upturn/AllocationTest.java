package io.github.uptownrules.upturn;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.sun.management.ThreadMXBean;
import io.github.uptownrules.random.SplitMix64;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.ToLongFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * How many bytes the main calls allocate at most, on average over games of sensible players; unlike time, bytes do not depend on
 * the load of the machine. These are promises to users: whoever needs more has to say so here. Where the compiler can often do
 * without an object, but not always, the promise has room for it.
 */
class AllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int ROUNDS = 30;
    private static final int GAMES = 40;

    /** So long a busy compiler is waited for, whatever the number of rounds. */
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(60);

    private static final Player SENSIBLE = Players.parse("sensible");

    /** What the last call returned, so that it cannot be optimized away. */
    @SuppressWarnings("unused")
    private static volatile Object kept = "";

    /** A position in a game, and the move that was played there. */
    record Step(UpTurnState before, Move move) {}

    /** A call on each position of some games, and how many bytes it may take on average. */
    record Call(String name, int limit, ToLongFunction<Step> work) {
        @Override
        public String toString() {
            return name + ": " + limit + " bytes";
        }
    }

    static Stream<Call> calls() {
        SplitMix64 random = new SplitMix64(1);
        return Stream.of(
                new Call("play", 400, step -> keep(step.before().play(step.move()))),
                new Call("outcomeOf", 600, step -> keep(step.before().outcomeOf(step.move()))),
                new Call("legalMoves, size and get", 320, step -> {
                    MoveList moves = step.before().legalMoves();
                    return keep(moves.get(random.nextInt(moves.size())));
                }),
                new Call(
                        "faults of a legal move",
                        100,
                        step -> keep(step.before().faults(step.move()))),
                new Call("viewFor", 100, step -> keep(step.before().viewFor(mover(step)))),
                new Call(
                        "viewFor and choose, sensible",
                        400,
                        step -> keep(SENSIBLE.choose(step.before().viewFor(mover(step)), random))),
                new Call(
                        "sample",
                        8000,
                        step -> keep(step.before().viewFor(mover(step)).sample(random.nextLong()))),
                new Call("toString", 8000, step -> keep(step.before().toString())));
    }

    private static Seat mover(Step step) {
        return step.before().turn().get();
    }

    private static long keep(Object result) {
        kept = result;
        return 0;
    }

    @ParameterizedTest
    @MethodSource("calls")
    void aCallTakesNoMoreThanIsPromised(Call call) {
        for (UpTurnRuleset ruleset : UpTurnRuleset.all()) {
            List<Step> steps = steps(ruleset);
            double bytes = warmBytes(call, steps);
            System.out.println(ruleset + ", " + call.name() + ": " + Math.round(bytes) + " bytes");
            assertThat(bytes).isLessThan(call.limit());
        }
    }

    /** The least of many rounds: what the code takes once it is compiled, which on a busy machine may be late. */
    private static double warmBytes(Call call, List<Step> steps) {
        double least = Double.MAX_VALUE;
        long start = System.nanoTime();
        for (int round = 0; round < ROUNDS || least >= call.limit() && System.nanoTime() - start < PATIENCE; round++) {
            least = Math.min(least, bytes(call, steps));
        }
        return least;
    }

    private static double bytes(Call call, List<Step> steps) {
        long sum = 0;
        long before = THREADS.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < steps.size(); i++) {
            sum += call.work().applyAsLong(steps.get(i));
        }
        long after = THREADS.getCurrentThreadAllocatedBytes();
        keep(sum);
        return (double) (after - before) / steps.size();
    }

    private static ImmutableList<Step> steps(UpTurnRuleset ruleset) {
        return LongStream.range(0, GAMES)
                .mapToObj(ruleset::deal)
                .flatMap(AllocationTest::steps)
                .collect(ImmutableList.toImmutableList());
    }

    private static Stream<Step> steps(UpTurnState start) {
        return Stream.iterate(
                step(start),
                step -> !step.before().isOver(),
                step -> step(step.before().play(step.move())));
    }

    private static Step step(UpTurnState game) {
        Move move = game.isOver()
                ? Move.PASS
                : SENSIBLE.choose(game.viewFor(game.turn().orElseThrow()), new SplitMix64(0));
        return new Step(game, move);
    }
}
