package io.github.uptownrules.street;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.sun.management.ThreadMXBean;
import io.github.uptownrules.random.SplitMix64;
import io.github.uptownrules.street.RandomGames.Step;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * How many bytes the main calls allocate at most, on average over games of greedy players; unlike time, bytes do not depend
 * on the load of the machine. These are promises to users: whoever needs more has to say so here.
 */
class AllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int ROUNDS = 40;
    private static final int GAMES = 60;

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
        Object on(Step step);
    }

    static Stream<Call> calls() {
        SplitMix64 random = new SplitMix64(1);
        return Stream.of(
                new Call("play", 600, step -> step.before().play(step.move())),
                new Call("outcome", 2000, step -> step.before().outcome(step.move())),
                new Call("view", 0, step -> step.before().view()),
                new Call("legalMoves", 700, step -> step.before().legalMoves()),
                new Call("faults of a legal move", 0, step -> step.before().faults(step.move())),
                new Call("standings", 2000, step -> step.after().standings()),
                new Call("sample", 10_000, step -> step.before().view().sample(random)));
    }

    @ParameterizedTest
    @MethodSource("calls")
    void aCallTakesNoMoreThanIsPromised(Call call) {
        ImmutableList<Step> steps = steps();
        double bytes = warmBytes(call, steps);
        System.out.println(call.name() + ": " + bytes + " bytes");
        // Less than a byte a call is what the measurement takes itself.
        assertThat(bytes).isLessThan(call.limit() + 1);
    }

    /** The least of many rounds: what the code takes once it is compiled, which on a busy machine may be late. */
    private static double warmBytes(Call call, ImmutableList<Step> steps) {
        double least = Double.MAX_VALUE;
        long start = System.nanoTime();
        for (int round = 0;
                round < ROUNDS || least >= call.limit() + 1 && System.nanoTime() - start < PATIENCE;
                round++) {
            least = Math.min(least, bytes(call, steps));
        }
        return least;
    }

    private static double bytes(Call call, ImmutableList<Step> steps) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < steps.size(); i++) {
            kept = call.work().on(steps.get(i));
        }
        return (double) (THREADS.getCurrentThreadAllocatedBytes() - before) / steps.size();
    }

    private static ImmutableList<Step> steps() {
        ImmutableList.Builder<Step> steps = ImmutableList.builder();
        SplitMix64 random = new SplitMix64(1);
        Player player = Player.named("greedy");
        for (int seed = 0; seed < GAMES; seed++) {
            StreetState game = Ruleset.all().get(seed % 3).deal(Deck.sample1(), seed);
            while (!game.isOver()) {
                Move move = player.choose(game.view(), random);
                StreetState after = game.play(move);
                steps.add(new Step(game, move, after));
                game = after;
            }
        }
        return steps.build();
    }
}
