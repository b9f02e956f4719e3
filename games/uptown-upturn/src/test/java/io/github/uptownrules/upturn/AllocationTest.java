package io.github.uptownrules.upturn;

import static io.github.uptownrules.effort.Allocation.keep;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.effort.Allocation;
import io.github.uptownrules.upturn.bots.Bot;
import io.github.uptownrules.upturn.bots.Bots;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Limits the average number of bytes that the main calls allocate in games between sensible players. Unlike time, bytes do
 * not depend on the load of the machine. The limits are promises to users. They leave room for objects that the compiler
 * often, but not always, eliminates.
 */
@Tag("process")
class AllocationTest {
    private static final int GAMES = 40;

    private static final Bot SENSIBLE = Bots.parse("sensible");

    /** A position in a game, and the move played there. */
    record Step(UpTurnState before, Move move) {}

    /** A call made in each position of some games, and the limit on its average number of bytes. */
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
                new Call("outcomeOf", 600, step -> keep(step.before().outcome(step.move()))),
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
                        450,
                        step -> keep(SENSIBLE.choose(step.before().viewFor(mover(step)), random))),
                new Call(
                        "sample",
                        4000,
                        step -> keep(step.before().viewFor(mover(step)).sample(random.nextLong()))),
                new Call("toString", 8000, step -> keep(step.before().toString())));
    }

    private static Seat mover(Step step) {
        return step.before().turn().get();
    }

    /** This is not a constant, because the measuring process also loads this class, for its calls. */
    private static Map<String, Double> bytes = Map.of();

    @BeforeAll
    static void measure() {
        bytes = Allocation.printedBy(Measurement.class);
    }

    @ParameterizedTest
    @MethodSource("calls")
    void aCallStaysBelowItsLimit(Call call) {
        for (UpTurnRuleset ruleset : UpTurnRuleset.all()) {
            assertThat(bytes.get(Measurement.name(ruleset, call))).isLessThan(call.limit());
        }
    }

    static final class Measurement {
        public static void main(String[] args) {
            for (UpTurnRuleset ruleset : UpTurnRuleset.all()) {
                List<Step> steps = steps(ruleset);
                calls().forEach(call -> Allocation.print(name(ruleset, call), steps, call.work()));
            }
        }

        static String name(UpTurnRuleset ruleset, Call call) {
            return ruleset + ", " + call.name();
        }
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
