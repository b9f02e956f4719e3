package io.github.uptownrules.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Maps;
import com.google.common.testing.NullPointerTester;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.game.Deal;
import io.github.uptownrules.core.game.FaceStack;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Holding;
import io.github.uptownrules.core.game.Location;
import io.github.uptownrules.core.game.Memory;
import io.github.uptownrules.core.game.MoveFault;
import io.github.uptownrules.core.game.Placement;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.RulesetBuilder;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.game.SeenMove;
import io.github.uptownrules.core.game.Setup;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.notation.Termination;
import io.github.uptownrules.core.simulation.Rollout;
import io.github.uptownrules.core.simulation.RolloutPolicy;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.core.value.Viewer;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** A null is refused where it is handed over, by everything that is public, and not noticed later or somewhere else. */
class NullsTest {
    private static final Ruleset RULESET = Ruleset.builder("two")
            .seat(Color.YELLOW)
            .seat(Color.RED)
            .scoring(new FewestGroups())
            .build();
    private static final GameState GAME = RULESET.deal(1);
    private static final Move MOVE = GAME.legalMoves().get(0);
    private static final Placement PLACEMENT = GAME.outcome(MOVE);
    private static final GameRecord RECORD = GameRecord.of(GAME).play(MOVE);

    /** The end of a game, where there is nothing left to look for. */
    private static final GameState END = end();

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

    /** No lambda: a reflective call cannot tell on newer JDKs whether it is the one that refuses. */
    private record AnyMove() implements RolloutPolicy {
        @Override
        public Move choose(Rollout rollout, RandomGenerator random) {
            return rollout.randomMove(random);
        }
    }

    private static GameState end() {
        GameState game = GAME;
        while (!game.isOver()) {
            game = game.play(game.legalMoves().get(0));
        }
        return game;
    }

    /** A value, or more, of every type that is asked something. */
    private static ImmutableList<Object> values() {
        return ImmutableList.of(
                Cell.A1,
                CellSet.all(),
                CellSet.none(),
                Color.BLUE,
                Face.ROW_A,
                FaceSet.all(),
                FaceSet.none(),
                MOVE,
                MOVE.tile(),
                Seat.ONE,
                Viewer.SPECTATOR,
                GAME.board(),
                PLACEMENT.after().board(),
                Board.builder(),
                RULESET,
                RULESET.toBuilder("other"),
                RULESET.scoring(),
                GAME,
                END,
                GAME.deal(),
                GAME.toSetup(),
                GAME.toSetup().toBuilder(),
                GAME.toSetup().holdings(Seat.ONE).get(0),
                FaceStack.hidden(1),
                GAME.viewFor(Seat.ONE),
                END.viewFor(Viewer.SPECTATOR),
                GAME.viewFor(Seat.ONE).rackProbability(MOVE.tile()),
                GAME.legalMoves(),
                END.legalMoves(),
                GAME.standings(),
                GAME.standings().forSeat(Seat.ONE),
                GAME.tallyAfter(MOVE),
                PLACEMENT,
                PLACEMENT.seenBy(Seat.ONE),
                Memory.of(GAME.viewFor(Seat.ONE)),
                SeenMove.of(MOVE),
                RECORD,
                RECORD.redactedFor(Seat.ONE),
                Termination.limit(),
                Notation.of(ImmutableList.of(RULESET)),
                MoveText.parse("b5@E5"),
                MoveText.parse("b5@E5").resolve(GAME),
                Rollout.of(GAME),
                Rollout.of(END),
                new AnyMove());
    }

    private static NullPointerTester tester() {
        return new NullPointerTester()
                .setDefault(Ruleset.class, RULESET)
                .setDefault(GameState.class, GAME)
                .setDefault(Position.class, GAME)
                .setDefault(Tally.class, GAME)
                .setDefault(Scoring.class, RULESET.scoring())
                .setDefault(Deal.class, GAME.deal())
                .setDefault(Board.class, Board.empty())
                .setDefault(Setup.class, GAME.toSetup())
                .setDefault(Holding.class, GAME.toSetup().holdings(Seat.ONE).get(0))
                .setDefault(PlayerView.class, GAME.viewFor(Seat.ONE))
                .setDefault(Viewer.class, Seat.ONE)
                .setDefault(FaceStack.class, FaceStack.hidden(1))
                .setDefault(CellSet.class, CellSet.none())
                .setDefault(FaceSet.class, FaceSet.none())
                .setDefault(Location.class, new Location.OnCell(Cell.A1))
                .setDefault(Cell.class, Cell.A1)
                .setDefault(Color.class, Color.YELLOW)
                .setDefault(Face.class, Face.ROW_A)
                .setDefault(Tile.class, MOVE.tile())
                .setDefault(Move.class, MOVE)
                .setDefault(Seat.class, Seat.ONE)
                .setDefault(Rollout.class, Rollout.of(GAME))
                .setDefault(RolloutPolicy.class, new AnyMove())
                .setDefault(Termination.class, Termination.limit())
                .setDefault(BigInteger.class, BigInteger.ONE)
                .setDefault(RandomGenerator.class, new SplitMix64(1));
    }

    private static List<Class<?>> types() {
        return ExportedTypes.list();
    }

    /** What a value of a type is asked, as far as something is handed over; to anything at all an object may be equal. */
    private static Stream<Method> questions(Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()) && !Modifier.isStatic(method.getModifiers()))
                .filter(method -> method.getParameterCount() > 0 && !method.isSynthetic())
                .filter(method -> !method.getName().equals("equals"));
    }

    @Test
    void thereIsAValueOfEveryTypeThatIsAskedSomething() {
        assertThat(types()).contains(GameState.class, Setup.Builder.class, MoveFault.Kind.class);
        for (Class<?> type : types()) {
            if (questions(type).findAny().isPresent()) {
                assertThat(values()).as(type.getName()).anyMatch(type::isInstance);
            }
        }
    }

    @TestFactory
    Stream<DynamicTest> whatIsStaticRefusesThem() {
        return types().stream()
                .map(type -> DynamicTest.dynamicTest(type.getName(), () -> {
                    tester().testAllPublicStaticMethods(type);
                    if (!Modifier.isAbstract(type.getModifiers()) && !type.isEnum()) {
                        tester().testAllPublicConstructors(type);
                    }
                }));
    }

    @TestFactory
    Stream<DynamicTest> everyValueRefusesThem() {
        return types().stream()
                .flatMap(type -> questions(type)
                        .flatMap(question -> values().stream()
                                .filter(type::isInstance)
                                .map(value -> DynamicTest.dynamicTest(
                                        question.toString(), () -> tester().testMethod(value, question)))));
    }

    private static void assertRefused(ThrowingCallable... calls) {
        for (ThrowingCallable call : calls) {
            assertThatNullPointerException().isThrownBy(call);
        }
    }

    @Test
    void soAreNullsAmongOthers() {
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
    void andNothingHasChangedThen() {
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
        RulesetBuilder ruleset = RULESET.toBuilder("other");
        assertRefused(
                () -> ruleset.seat(Color.BLUE, null),
                () -> ruleset.rackSize(null, 3),
                () -> ruleset.partners(Seat.ONE, null),
                () -> ruleset.scoring(null));
        assertThat(ruleset.build().hasSameRules(RULESET)).isTrue();
    }
}
