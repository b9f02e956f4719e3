package io.github.uptownrules.core.game;

import static io.github.uptownrules.core.game.TwoPlayerSetups.FIRST_FIVE;
import static io.github.uptownrules.core.game.TwoPlayerSetups.RED;
import static io.github.uptownrules.core.game.TwoPlayerSetups.YELLOW;
import static io.github.uptownrules.core.game.TwoPlayerSetups.setup;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.RandomSetup;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Tests the values of setups, and the games and views made from them. */
class SetupTest {
    @Provide
    Arbitrary<Ruleset> rulesets() {
        return Arbitraries.of(JudgedRuleset.shapes()).map(JudgedRuleset::ruleset);
    }

    @Property
    void aValidSetupRoundTripsThroughAGame(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        Setup setup = RandomSetup.of(ruleset, seed);
        assertThat(setup.faults()).isEmpty();
        GameState game = GameState.of(setup);
        assertThat(game.toSetup()).isEqualTo(setup).hasSameHashCodeAs(setup).hasToString(setup.toString());
        assertThat(game.turn()).isEqualTo(setup.turn());
        assertThat(game.board().tiles()).isEqualTo(setup.tiles());
        for (Seat seat : ruleset.seats()) {
            assertThat(game.captures(seat)).containsExactlyInAnyOrderElementsOf(setup.captures(seat));
            assertThat(setup.holdings(seat))
                    .containsExactlyElementsOf(game.colors(seat).stream()
                            .map(color -> Holding.of(color, game.rack(color), game.pile(color)))
                            .toList());
        }
    }

    @Example
    void acceptsAFreshDeal() {
        Setup setup = setup(builder ->
                builder.holding(Seat.ONE, YELLOW).holding(Seat.TWO, RED).turn(Seat.ONE));
        assertThat(setup.faults()).isEmpty();
        assertThat(setup)
                .hasSameHashCodeAs(setup.toString())
                .isNotEqualTo(setup(builder -> builder.holding(Seat.ONE, YELLOW)))
                .isNotEqualTo("other");
    }

    @Example
    void q13_aViewMustNotShowHiddenTiles() {
        Setup setup = setup(builder ->
                builder.holding(Seat.ONE, YELLOW).holding(Seat.TWO, RED).turn(Seat.ONE));
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> PlayerView.of(setup, Seat.ONE))
                .satisfies(e -> assertThat(e.faults()).isEqualTo(setup.faults(Seat.ONE)));
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> PlayerView.of(setup, Viewer.SPECTATOR))
                .satisfies(e -> assertThat(e.faults()).isEqualTo(setup.faults(Viewer.SPECTATOR)));
    }

    @Example
    void racksCapturesAndColorsAreInCanonicalOrder() {
        Holding reversed = Holding.of(
                Color.YELLOW,
                ImmutableList.copyOf(FIRST_FIVE).reverse(),
                YELLOW.pile().faces());
        assertThat(reversed).hasToString(YELLOW.toString());
        assertThat(Holding.of(Color.RED, ImmutableList.of(), ImmutableList.of()))
                .hasToString("r=-/-");
        Setup setup = setup(builder -> builder.capture(Seat.ONE, Tile.of(Color.RED, Face.MONEY))
                .capture(Seat.ONE, Tile.of(Color.BLUE, Face.MONEY))
                .holding(Seat.ONE, reversed));
        assertThat(setup).hasToString("two 9/9/9/9/9/9/9/9/9 - b$r$;- " + YELLOW + ";");
        Holding red = Holding.of(Color.RED, ImmutableList.of(), ImmutableList.of());
        Setup another = setup.toBuilder().holding(Seat.ONE, red).build();
        assertThat(another.holdings(Seat.ONE)).containsExactly(red, YELLOW);
        assertThat(setup(builder -> builder.holding(Seat.ONE, red).holding(Seat.ONE, YELLOW)))
                .isEqualTo(setup(builder -> builder.holding(Seat.ONE, YELLOW).holding(Seat.ONE, red)));
    }

    /** Nulls are rejected at once, not when the setup is used. */
    @Example
    @SuppressWarnings("NullAway")
    void rejectsNulls() {
        FaceStack stack = FaceStack.hidden(1);
        Setup.Builder builder = Setup.builder(JudgedRuleset.shape("two").ruleset());
        Tile tile = Tile.of(Color.BLUE, Face.ROW_A);
        for (ThrowingCallable call : List.<ThrowingCallable>of(
                () -> new Holding(null, stack, stack),
                () -> new Holding(Color.BLUE, null, stack),
                () -> new Holding(Color.BLUE, stack, null),
                () -> Holding.of(null, List.of(), List.of()),
                () -> Setup.builder(null),
                () -> builder.tile(null, tile),
                () -> builder.tile(Cell.A1, null),
                () -> builder.capture(null, tile),
                () -> builder.capture(Seat.ONE, null),
                () -> builder.holding(null, Holding.of(Color.BLUE, List.of(), List.of())),
                () -> builder.holding(Seat.ONE, null),
                () -> builder.turn(null),
                () -> Board.empty().place(null, Move.parse("b5@E5")),
                () -> Board.empty().place(Seat.ONE, null),
                () -> Board.builder().tile(null, tile),
                () -> Board.builder().tile(Cell.A1, null),
                () -> Board.builder().capture(null, tile),
                () -> Board.builder().capture(Seat.ONE, null))) {
            assertThatNullPointerException().isThrownBy(call);
        }
    }

    @Example
    void toBuilderEditsASetup() {
        Setup setup = RandomSetup.of(JudgedRuleset.shape("three").ruleset(), 7);
        assertThat(setup.toBuilder().build()).isEqualTo(setup).isNotSameAs(setup);
        Cell taken = setup.tiles().keySet().iterator().next();
        Setup changed = setup.toBuilder()
                .noTile(taken)
                .noCaptures(Seat.ONE)
                .noHoldings(Seat.TWO)
                .noTurn()
                .build();
        assertThat(changed.tiles())
                .doesNotContainKey(taken)
                .hasSize(setup.tiles().size() - 1);
        assertThat(changed.captures(Seat.ONE)).isEmpty();
        assertThat(changed.captures(Seat.TWO)).isEqualTo(setup.captures(Seat.TWO));
        assertThat(changed.holdings(Seat.TWO)).isEmpty();
        assertThat(changed.holdings(Seat.ONE)).isEqualTo(setup.holdings(Seat.ONE));
        assertThat(changed.turn()).isEmpty();
    }

    @Example
    void rejectsAViewerThatIsNotAtTheTable() {
        Setup setup = JudgedRuleset.shape("two").ruleset().deal(1).toSetup();
        assertThatIllegalArgumentException().isThrownBy(() -> setup.faults(Seat.FIVE));
    }
}
