package io.github.uptownrules.street;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.effort.Allocation;
import io.github.uptownrules.street.RandomGames.Step;
import io.github.uptownrules.street.bots.Bot;
import io.github.uptownrules.street.bots.Bots;
import io.github.uptownrules.street.town.Deck;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Limits on the bytes that the main calls allocate, averaged over games of {@code greedy}. Unlike time, bytes do not depend on
 * the load of the machine. The limits are promises to users: raise one here only with a reason.
 */
@Tag("process")
class AllocationTest {
    private static final int GAMES = 60;

    private static final Bot GREEDY = Bots.parse("greedy");

    /** A call made on each position of some games, with a limit on the average number of bytes that it allocates. */
    record Call(String name, int limit, Function<Step, Object> work) {
        @Override
        public String toString() {
            return name + ": " + limit + " bytes";
        }
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
                new Call(
                        "choose, greedy",
                        4000,
                        step -> GREEDY.choose(step.before().view(), random)),
                new Call("sample", 10_000, step -> step.before().view().sample(random)));
    }

    /** Not a constant: the measuring program calls {@code calls()} of this class. */
    private static Map<String, Double> bytes = Map.of();

    @BeforeAll
    static void measure() {
        bytes = Allocation.printedBy(Measurement.class);
    }

    @ParameterizedTest
    @MethodSource("calls")
    void allocatesAtMostThePromisedBytes(Call call) {
        // Measuring adds less than a byte per call.
        assertThat(bytes.get(call.name())).isLessThan(call.limit() + 1);
    }

    static final class Measurement {
        public static void main(String[] args) {
            ImmutableList<Step> steps = steps();
            calls().forEach(call -> Allocation.print(
                    call.name(), steps, step -> Allocation.keep(call.work().apply(step))));
        }
    }

    private static ImmutableList<Step> steps() {
        ImmutableList.Builder<Step> steps = ImmutableList.builder();
        SplitMix64 random = new SplitMix64(1);
        for (int seed = 0; seed < GAMES; seed++) {
            StreetState game = StreetRuleset.all().get(seed % 3).deal(Deck.sample1(), seed);
            while (!game.isOver()) {
                Move move = GREEDY.choose(game.view(), random);
                StreetState after = game.play(move);
                steps.add(new Step(game, move, after));
                game = after;
            }
        }
        return steps.build();
    }
}
