package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.testkit.JudgedRuleset;
import io.github.uptownrules.core.testkit.RandomSetup;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.ColoredTile;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import java.util.List;
import java.util.function.Consumer;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** A setup becomes a game, or tells every fault it has. */
class SetupTest {
    private static final Ruleset TWO = JudgedRuleset.shape("two").ruleset();

    /** Everything but the rack: what is left for the pile, in canonical order. */
    private static Hand hand(Color color, List<Tile> rack, Tile... elsewhere) {
        return Hand.of(
                color,
                rack,
                Tile.all().stream()
                        .filter(tile ->
                                !rack.contains(tile) && !List.of(elsewhere).contains(tile))
                        .collect(ImmutableList.toImmutableList()));
    }

    private static final List<Tile> FIRST_FIVE = Tile.all().subList(0, 5);
    private static final Hand YELLOW = hand(Color.YELLOW, FIRST_FIVE);
    private static final Hand RED = hand(Color.RED, FIRST_FIVE);

    private static Setup setup(Consumer<Setup.Builder> change) {
        Setup.Builder setup = Setup.builder(TWO);
        change.accept(setup);
        return setup.build();
    }

    private static void assertFaults(Consumer<Setup.Builder> change, String... faults) {
        Setup setup = setup(change);
        assertThat(setup.faults().stream().map(SetupFault::toString)).containsExactly(faults);
        assertThatExceptionOfType(IllegalSetupException.class)
                .isThrownBy(() -> GameState.of(setup))
                .withMessage(String.join("; ", faults))
                .satisfies(e -> assertThat(e.faults()).isEqualTo(setup.faults()));
    }

    @Provide
    Arbitrary<Ruleset> rulesets() {
        return Arbitraries.of(JudgedRuleset.shapes()).map(JudgedRuleset::ruleset);
    }

    @Property
    void aSoundSetupBecomesAGameAndBack(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        Setup setup = RandomSetup.of(ruleset, seed);
        assertThat(setup.faults()).isEmpty();
        GameState game = GameState.of(setup);
        assertThat(game.toSetup()).isEqualTo(setup).hasSameHashCodeAs(setup).hasToString(setup.toString());
        assertThat(game.turn()).isEqualTo(setup.turn());
        assertThat(game.board().tiles()).isEqualTo(setup.tiles());
        for (Seat seat : ruleset.seats()) {
            assertThat(game.captures(seat))
                    .containsExactlyInAnyOrderElementsOf(setup.captures().get(seat));
            assertThat(setup.hands().get(seat))
                    .containsExactlyElementsOf(game.colors(seat).stream()
                            .map(color -> Hand.of(color, game.rack(color), game.pile(color)))
                            .toList());
        }
    }

    @Example
    void aFreshDeal() {
        Setup setup = setup(
                builder -> builder.hand(Seat.ONE, YELLOW).hand(Seat.TWO, RED).turn(Seat.ONE));
        assertThat(setup.faults()).isEmpty();
        assertThat(setup)
                .hasSameHashCodeAs(setup.toString())
                .isNotEqualTo(setup(builder -> builder.hand(Seat.ONE, YELLOW)))
                .isNotEqualTo("other");
    }

    @Example
    void seatsThatAreNotAtTheTable() {
        assertFaults(
                builder -> builder.hand(Seat.ONE, YELLOW)
                        .hand(Seat.TWO, RED)
                        .hand(Seat.FOUR, hand(Color.BLUE, FIRST_FIVE, Tile.MONEY))
                        .capture(Seat.FIVE, ColoredTile.of(Color.BLUE, Tile.MONEY))
                        .turn(Seat.THREE),
                "seat 3: the ruleset has no such seat",
                "seat 4: the ruleset has no such seat",
                "seat 5: the ruleset has no such seat");
    }

    @Example
    void r8_aSeatOwnsAsManyColorsAsTheRulesetSays() {
        assertFaults(
                builder -> builder.hand(Seat.ONE, YELLOW)
                        .hand(Seat.ONE, hand(Color.BLUE, FIRST_FIVE))
                        .turn(Seat.ONE),
                "seat 1: it owns 2 of the colors, not 1",
                "seat 2: it owns 0 of the colors, not 1");
    }

    @Example
    void r8_aColorIsOwnedOnce() {
        assertFaults(
                builder -> builder.hand(Seat.ONE, hand(Color.RED, FIRST_FIVE))
                        .hand(Seat.TWO, Hand.of(Color.RED, ImmutableList.of(), ImmutableList.of()))
                        .turn(Seat.ONE),
                "seat 2: color r has a hand already, at seat 1",
                "rack of r: it has 0 tiles with 0 to draw, not 4 or 5");
    }

    @Example
    void r14_r15_r16_tilesOnTheBoardFitTheirCells() {
        assertFaults(
                builder -> builder.tile(Cell.B1, ColoredTile.of(Color.RED, Tile.ROW_I))
                        .hand(Seat.ONE, YELLOW)
                        .hand(Seat.TWO, hand(Color.RED, FIRST_FIVE, Tile.ROW_I))
                        .turn(Seat.ONE),
                "cell B1: tile rI does not fit");
    }

    @Example
    void tilesOfOtherColors() {
        assertFaults(
                builder -> builder.tile(Cell.A1, ColoredTile.of(Color.BLUE, Tile.ROW_A))
                        .tile(Cell.I1, ColoredTile.of(Color.RED, Tile.ROW_I))
                        .capture(Seat.TWO, ColoredTile.of(Color.GREEN, Tile.ROW_A))
                        .hand(Seat.ONE, YELLOW)
                        .hand(Seat.TWO, hand(Color.RED, FIRST_FIVE, Tile.ROW_I))
                        .turn(Seat.ONE),
                "cell A1: tile bA is of a color that is not in play",
                "captures of seat 2: tile gA is of a color that is not in play");
    }

    @Example
    void everyTileIsSomewhere() {
        assertFaults(
                builder -> builder.hand(Seat.ONE, YELLOW)
                        .hand(Seat.TWO, hand(Color.RED, FIRST_FIVE, Tile.MONEY, Tile.ROW_I))
                        .turn(Seat.ONE),
                "color r: tile rI is nowhere",
                "color r: tile r$ is nowhere");
    }

    @Example
    void noTileIsInTwoPlaces() {
        assertFaults(
                builder -> builder.tile(Cell.A1, ColoredTile.of(Color.YELLOW, Tile.ROW_A))
                        .capture(Seat.TWO, ColoredTile.of(Color.YELLOW, Tile.MONEY))
                        .tile(Cell.I1, ColoredTile.of(Color.RED, Tile.ROW_I))
                        .hand(Seat.ONE, YELLOW)
                        .hand(Seat.TWO, hand(Color.RED, FIRST_FIVE, Tile.ROW_I))
                        .turn(Seat.ONE),
                "cell A1, rack of y: tile yA is 2 times there",
                "captures of seat 2, pile of y: tile y$ is 2 times there");
    }

    @Example
    void noTileIsPlayedTwice() {
        assertFaults(
                builder -> builder.tile(Cell.A1, ColoredTile.of(Color.RED, Tile.ROW_A))
                        .tile(Cell.A2, ColoredTile.of(Color.RED, Tile.ROW_A))
                        .capture(Seat.ONE, ColoredTile.of(Color.RED, Tile.ROW_A))
                        .hand(Seat.ONE, hand(Color.YELLOW, FIRST_FIVE, Tile.MONEY))
                        .tile(Cell.I9, ColoredTile.of(Color.YELLOW, Tile.MONEY))
                        .hand(Seat.TWO, hand(Color.RED, Tile.all().subList(1, 6), Tile.ROW_A))
                        .turn(Seat.ONE),
                "cell A1, cell A2, captures of seat 1: tile rA is 3 times there");
    }

    @Example
    void r24_r32_racksAndPilesAreOfSizesThatPlayCanReach() {
        List<Tile> six = Tile.all().subList(0, 6);
        assertFaults(
                builder -> builder.hand(Seat.ONE, hand(Color.YELLOW, six))
                        .hand(Seat.TWO, hand(Color.RED, Tile.all().subList(0, 4)))
                        .turn(Seat.ONE),
                "rack of y: it has 6 tiles with 22 to draw, not 5",
                "rack of r: it has 4 tiles with 24 to draw, not 5");
    }

    @Example
    void aRackThatIsTooSmallCanStillPlace() {
        assertFaults(
                builder -> builder.hand(Seat.ONE, YELLOW)
                        .hand(Seat.TWO, hand(Color.RED, Tile.all().subList(0, 4)))
                        .turn(Seat.TWO),
                "rack of r: it has 4 tiles with 24 to draw, not 5");
    }

    @Example
    void q13_aSetupThatShowsTooMuchIsNoView() {
        Setup setup = setup(
                builder -> builder.hand(Seat.ONE, YELLOW).hand(Seat.TWO, RED).turn(Seat.ONE));
        assertThatExceptionOfType(IllegalSetupException.class)
                .isThrownBy(() -> PlayerView.of(setup, Seat.ONE))
                .satisfies(e -> assertThat(e.faults()).isEqualTo(setup.faultsSeenBy(Seat.ONE)));
        assertThatExceptionOfType(IllegalSetupException.class)
                .isThrownBy(() -> PlayerView.ofSpectator(setup))
                .satisfies(e -> assertThat(e.faults()).isEqualTo(setup.faultsSeenBySpectator()));
    }

    @Example
    void r21_nobodyHasCapturedOwnTiles() {
        assertFaults(
                builder -> builder.capture(Seat.ONE, ColoredTile.of(Color.YELLOW, Tile.MONEY))
                        .hand(Seat.ONE, hand(Color.YELLOW, FIRST_FIVE, Tile.MONEY))
                        .hand(Seat.TWO, RED)
                        .turn(Seat.ONE),
                "captures of seat 1: tile y$ is its own");
    }

    @Example
    void nobodyHasCapturedMoreThanPlayed() {
        assertFaults(
                builder -> builder.capture(Seat.ONE, ColoredTile.of(Color.RED, Tile.MONEY))
                        .hand(Seat.ONE, YELLOW)
                        .hand(Seat.TWO, hand(Color.RED, FIRST_FIVE, Tile.MONEY))
                        .turn(Seat.ONE),
                "captures of seat 1: they are 1, but it has played 0");
    }

    @Example
    void q2_nobodyIsToMoveOnlyWhenNobodyCan() {
        assertFaults(
                builder -> builder.hand(Seat.ONE, YELLOW).hand(Seat.TWO, RED),
                "turn: it is nobody's, but these seats can place a tile: 1, 2");
    }

    @Example
    void allFaultsAreToldAtOnce() {
        Setup setup = setup(builder -> builder.tile(Cell.A1, ColoredTile.of(Color.YELLOW, Tile.ROW_I))
                .capture(Seat.ONE, ColoredTile.of(Color.BLUE, Tile.MONEY))
                .turn(Seat.TWO));
        assertThat(setup.faults().stream().map(SetupFault::toString))
                .containsExactly(
                        "seat 1: it owns 0 of the colors, not 1",
                        "seat 2: it owns 0 of the colors, not 1",
                        "cell A1: tile yI does not fit",
                        "cell A1: tile yI is of a color that is not in play",
                        "captures of seat 1: tile b$ is of a color that is not in play",
                        "captures of seat 1: they are 1, but it has played 0",
                        "turn: seat 2 cannot place a tile");
    }

    @Example
    void racksAndCapturesAreWrittenInCanonicalOrder() {
        Hand reversed = Hand.of(
                Color.YELLOW,
                ImmutableList.copyOf(FIRST_FIVE).reverse(),
                YELLOW.pile().tiles());
        assertThat(reversed).hasToString(YELLOW.toString());
        assertThat(Hand.of(Color.RED, ImmutableList.of(), ImmutableList.of())).hasToString("r=-/-");
        Setup setup = setup(builder -> builder.capture(Seat.ONE, ColoredTile.of(Color.RED, Tile.MONEY))
                .capture(Seat.ONE, ColoredTile.of(Color.BLUE, Tile.MONEY))
                .hand(Seat.ONE, reversed));
        assertThat(setup).hasToString("two 9/9/9/9/9/9/9/9/9 - b$r$;- " + YELLOW + ";");
    }

    /** A null is noticed where it is handed over, not when the position is read. */
    @Example
    @SuppressWarnings("NullAway")
    void nothingTakesANull() {
        TileStack stack = TileStack.hidden(1);
        Setup.Builder builder = Setup.builder(JudgedRuleset.shape("two").ruleset());
        ColoredTile tile = ColoredTile.of(Color.BLUE, Tile.ROW_A);
        for (ThrowingCallable call : List.<ThrowingCallable>of(
                () -> new Hand(null, stack, stack),
                () -> new Hand(Color.BLUE, null, stack),
                () -> new Hand(Color.BLUE, stack, null),
                () -> Hand.of(null, List.of(), List.of()),
                () -> Setup.builder(null),
                () -> builder.tile(null, tile),
                () -> builder.tile(Cell.A1, null),
                () -> builder.capture(null, tile),
                () -> builder.capture(Seat.ONE, null),
                () -> builder.hand(null, Hand.of(Color.BLUE, List.of(), List.of())),
                () -> builder.hand(Seat.ONE, null),
                () -> builder.turn(null),
                () -> Board.empty().place(null, tile, Cell.A1),
                () -> Board.empty().place(Seat.ONE, null, Cell.A1),
                () -> Board.empty().place(Seat.ONE, tile, null),
                () -> Board.empty().withCapture(null, tile),
                () -> Board.empty().withCapture(Seat.ONE, null))) {
            assertThatNullPointerException().isThrownBy(call);
        }
    }

    @Example
    void sizesDoNotOverflow() {
        TileStack most = TileStack.hidden(28);
        Setup setup = Setup.builder(JudgedRuleset.shape("two").ruleset())
                .hand(Seat.ONE, new Hand(Color.YELLOW, most, most))
                .hand(Seat.TWO, new Hand(Color.YELLOW, most, most))
                .build();
        assertThat(setup.faults()).isNotEmpty();
        assertThat(setup.faultsSeenBy(Seat.ONE)).contains(new SetupFault.WrongHiddenCount(Color.YELLOW, 28, 112));
    }
}
