package io.github.uptownrules.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import com.google.common.collect.Maps;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.game.Deal;
import io.github.uptownrules.core.game.FaceStack;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Holding;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.game.Setup;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.simulation.Rollout;
import io.github.uptownrules.core.simulation.RolloutPolicy;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Move;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Rejects nulls nested in arguments. A test of the same name in the examples calls every method with null. */
class NullsTest {
    private static final Ruleset RULESET = Ruleset.builder("two")
            .seat(Color.YELLOW)
            .seat(Color.RED)
            .scoring(new FewestGroups())
            .build();
    private static final GameState GAME = RULESET.deal(1);
    private static final Move MOVE = GAME.legalMoves().get(0);

    private record FewestGroups() implements Scoring {
        @Override
        public int score(Tally tally, Seat seat) {
            return -tally.groupCount(seat);
        }

        @Override
        public int compareTied(Tally tally, Seat one, Seat other) {
            return Integer.compare(tally.captureCount(other), tally.captureCount(one));
        }
    }

    /** A record, because newer JDKs hide which lambda rejected a reflective call. */
    private record AnyMove() implements RolloutPolicy {
        @Override
        public Move choose(Rollout rollout, RandomGenerator random) {
            return rollout.randomMove(random);
        }
    }

    private static void assertRefused(ThrowingCallable... calls) {
        for (ThrowingCallable call : calls) {
            assertThatNullPointerException().isThrownBy(call);
        }
    }

    @Test
    void rejectsNullsAmongOtherArguments() {
        assertRefused(
                () -> CellSet.of(Cell.A1, null),
                () -> FaceSet.of(Face.ROW_A, null),
                () -> FaceStack.of(Arrays.asList(Face.ROW_A, null)),
                () -> Holding.of(Color.BLUE, Arrays.asList(Face.ROW_A, null), List.of()),
                () -> Deal.of(RULESET, Maps.asMap(Set.of(Color.YELLOW, Color.RED), color -> null)),
                () -> Deal.of(
                        RULESET, Maps.asMap(Set.of(Color.YELLOW, Color.RED), color -> Arrays.asList(Face.ROW_A, null))),
                () -> Ruleset.builder("x").seat(Color.BLUE, null),
                () -> Ruleset.builder("x").partners(Seat.ONE, null),
                () -> GAME.standings().withForfeit(Collections.singleton(null)),
                () -> Notation.of(Arrays.asList(RULESET, null)),
                () -> Termination.resignation(Seat.ONE, null));
    }

    @Test
    void rejectedNullsChangeNothing() {
        SplitMix64 random = new SplitMix64(1);
        Rollout rollout = Rollout.of(GAME).play(MOVE);
        assertRefused(
                () -> rollout.set((GameState) null),
                () -> rollout.set((Rollout) null),
                () -> rollout.play(null),
                () -> rollout.playOut(null),
                () -> rollout.playOut(null, random),
                () -> rollout.playOut(new AnyMove(), null));
        assertThat(rollout.ply()).isEqualTo(1);
        assertThat(rollout.undo()).isEqualTo(MOVE);
        assertThat(rollout.set(rollout).standings()).isEqualTo(GAME.standings());
        assertThat(rollout.set(GAME).playOut(new SplitMix64(1)).standings())
                .isEqualTo(Rollout.of(GAME).playOut(new SplitMix64(1)).standings());
        Setup.Builder setup = GAME.toSetup().toBuilder();
        assertRefused(
                () -> setup.tile(Cell.A1, null),
                () -> setup.tile(null, MOVE.tile()),
                () -> setup.noTile(null),
                () -> setup.capture(Seat.ONE, null),
                () -> setup.noCaptures(null),
                () -> setup.holding(Seat.ONE, null),
                () -> setup.noHoldings(null),
                () -> setup.turn(null));
        assertThat(setup.build()).isEqualTo(GAME.toSetup());
        Board.Builder board = Board.builder();
        assertRefused(
                () -> board.tile(Cell.A1, null),
                () -> board.tile(null, MOVE.tile()),
                () -> board.capture(null, MOVE.tile()),
                () -> board.capture(Seat.ONE, null));
        assertThat(board.build()).isEqualTo(Board.empty());
        Ruleset.Builder ruleset = RULESET.toBuilder("other");
        assertRefused(
                () -> ruleset.seat(Color.BLUE, null),
                () -> ruleset.rackSize(null, 3),
                () -> ruleset.partners(Seat.ONE, null),
                () -> ruleset.start(null),
                () -> ruleset.scoring(null));
        assertThat(ruleset.build().hasSameRules(RULESET)).isTrue();
    }
}
