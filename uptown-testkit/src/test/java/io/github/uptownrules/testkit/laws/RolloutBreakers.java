package io.github.uptownrules.testkit.laws;

import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.CALLS_REAL_METHODS;
import static org.mockito.Mockito.doAnswer;
import static org.mockito.Mockito.doCallRealMethod;
import static org.mockito.Mockito.doReturn;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.withSettings;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.simulation.Rollout;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Move;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Breakers of {@link RolloutLaws}: rollouts that give one wrong answer. */
public final class RolloutBreakers {
    private static final Ruleset FOUR = JudgedRuleset.shape("four").ruleset();
    private static final int LEFT = 2;
    private static final GameState START = start();
    private static final Seat TURN = START.turn().orElseThrow();
    private static final Color COLOR = START.colors(TURN).get(0);
    private static final Move LEGAL = START.legalMoves().get(0);

    private RolloutBreakers() {}

    private static GameState start() {
        ImmutableList<RandomPlay.Step> steps = RandomPlay.steps(FOUR, 1);
        return steps.get(steps.size() - LEFT).before();
    }

    /** Returns a copy with a wrong answer. A rollout changes and returns itself, so the copy cannot delegate. */
    private static Rollout but(Rollout rollout, Consumer<Rollout> wrong) {
        Rollout copy = mock(
                Rollout.class,
                withSettings()
                        .spiedInstance(rollout)
                        .defaultAnswer(CALLS_REAL_METHODS)
                        .stubOnly());
        wrong.accept(copy);
        return copy;
    }

    private static Breaker rollout(String law, String error, Consumer<Rollout> wrong) {
        return new Breaker(law, error, () -> RolloutLaws.startsAnew(but(Rollout.of(START), wrong), START, 1));
    }

    /** Gives a wrong answer after a number of calls. */
    private static Consumer<Rollout> wrongPly(int after) {
        AtomicInteger asked = new AtomicInteger();
        return rollout -> doAnswer(call -> asked.getAndIncrement() == after ? (Object) 99 : call.callRealMethod())
                .when(rollout)
                .ply();
    }

    public static Stream<Breaker> all() {
        Move illegal = Move.all().stream()
                .filter(move -> !START.faults(move).isEmpty())
                .findFirst()
                .orElseThrow();
        int steps = RandomPlay.steps(START, 1).size();
        Cell taken = START.board().tiles().keySet().iterator().next();
        Ruleset other = JudgedRuleset.shape("five").ruleset();
        return Stream.of(
                rollout(
                        "rollout: the ruleset",
                        "another ruleset",
                        rollout -> doReturn(other).when(rollout).ruleset()),
                rollout(
                        "rollout: the seats",
                        "five seats",
                        rollout -> doReturn(other.seats()).when(rollout).seats()),
                rollout(
                        "rollout: the colors at the start of seat",
                        "a seat without colors",
                        rollout -> doReturn(ImmutableList.of()).when(rollout).colors(TURN)),
                rollout(
                        "rollout: the colors of seat",
                        "a seat without colors later",
                        rollout -> doCallRealMethod()
                                .doReturn(ImmutableList.of())
                                .when(rollout)
                                .colors(TURN)),
                rollout("rollout: the ply at the start", "ply 99 at the start", wrongPly(0)),
                rollout("rollout: the ply before a move is taken back", "ply 99 later", wrongPly(1)),
                rollout("rollout: the ply when all moves are taken back", "ply 99 at the end", wrongPly(steps + 1)),
                rollout(
                        "rollout: the move taken back",
                        "another move taken back",
                        rollout -> doAnswer(call -> {
                                    call.callRealMethod();
                                    return illegal;
                                })
                                .when(rollout)
                                .undo()),
                rollout(
                        "rollout: the turn",
                        "no turn",
                        rollout -> doReturn(Optional.empty()).when(rollout).turn()),
                rollout("rollout: the end", "an end while a seat is to move", rollout -> {
                    doReturn(START.turn()).when(rollout).turn();
                    doReturn(true).when(rollout).isOver();
                }),
                rollout(
                        "rollout: the legal moves",
                        "a legal move that is refused",
                        rollout -> doReturn(false).when(rollout).isLegal(LEGAL)),
                rollout(
                        "rollout: the moves listed",
                        "no moves",
                        rollout -> doReturn(0).when(rollout).legalMoves(any())),
                rollout(
                        "rollout: the targets of",
                        "no targets of a tile",
                        rollout -> doReturn(CellSet.none()).when(rollout).targets(LEGAL.tile())),
                rollout(
                        "rollout: the color on",
                        "a cell that is empty",
                        rollout -> doReturn(Optional.empty()).when(rollout).colorOn(taken)),
                rollout(
                        "rollout: playable of",
                        "no playable tiles",
                        rollout -> doReturn(FaceSet.none()).when(rollout).playable(COLOR)),
                rollout(
                        "rollout: the cells of",
                        "a color without cells",
                        rollout -> doReturn(CellSet.none()).when(rollout).cells(COLOR)),
                rollout(
                        "rollout: the groups of",
                        "99 groups",
                        rollout -> doReturn(99).when(rollout).groupCount(COLOR)),
                rollout(
                        "rollout: the largest group of",
                        "a group of 99",
                        rollout -> doReturn(99).when(rollout).largestGroup(COLOR)),
                rollout(
                        "rollout: the standings",
                        "the standings of a deal",
                        rollout ->
                                doReturn(FOUR.deal(1).standings()).when(rollout).standings()),
                rollout(
                        "rollout: the score of seat",
                        "the score 99",
                        rollout -> doReturn(99).when(rollout).score(TURN)),
                rollout(
                        "rollout: the rank of seat",
                        "rank 9",
                        rollout -> doReturn(9).when(rollout).rank(TURN)),
                rollout(
                        "rollout: the winners, as bits,",
                        "no winners",
                        rollout -> doReturn(0).when(rollout).winnerBits()),
                rollout(
                        "rollout: a capture:",
                        "a capture the other way round",
                        rollout -> doAnswer(call -> !(boolean) call.callRealMethod())
                                .when(rollout)
                                .captures(LEGAL)),
                new Breaker(
                        "rollout: the game is played out and not over",
                        "a game that goes on when it is played out",
                        () -> RolloutLaws.playsOut(
                                but(
                                        Rollout.of(START),
                                        rollout -> doReturn(false).when(rollout).isOver()),
                                START,
                                1)),
                new Breaker(
                        "rollout: the error",
                        "an error other than the generator's",
                        () -> RolloutLaws.survivesAnError(
                                but(
                                        Rollout.of(START),
                                        rollout -> doThrow(new IllegalStateException("lost"))
                                                .when(rollout)
                                                .playOut(any())),
                                START,
                                1)),
                new Breaker(
                        "rollout: the ruleset of a copy",
                        "another ruleset",
                        () -> RolloutLaws.becomesACopy(
                                but(
                                        Rollout.of(START),
                                        rollout -> doReturn(other).when(rollout).ruleset()),
                                START,
                                1)));
    }
}
