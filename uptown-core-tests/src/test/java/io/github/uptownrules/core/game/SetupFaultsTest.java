package io.github.uptownrules.core.game;

import static io.github.uptownrules.core.game.TwoPlayerSetups.FIRST_FIVE;
import static io.github.uptownrules.core.game.TwoPlayerSetups.RED;
import static io.github.uptownrules.core.game.TwoPlayerSetups.YELLOW;
import static io.github.uptownrules.core.game.TwoPlayerSetups.holding;
import static io.github.uptownrules.core.game.TwoPlayerSetups.setup;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import net.jqwik.api.Example;

/** Tests that a setup lists all its faults, and the data of each fault. */
class SetupFaultsTest {
    private static void assertFaults(Consumer<Setup.Builder> change, String... faults) {
        Setup setup = setup(change);
        assertThat(setup.faults().stream().map(PositionFault::toString)).containsExactly(faults);
        assertThat(setup.faults().stream().map(PositionFault::message)).containsExactly(faults);
        assertThat(setup.faults())
                .allSatisfy(fault -> assertThat(fault.code())
                        .isEqualTo(Ascii.toLowerCase(fault.kind().name()).replace('_', '-')));
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> GameState.of(setup))
                .withMessage(String.join("; ", faults))
                .satisfies(e -> assertThat(e.faults()).isEqualTo(setup.faults()));
    }

    @Example
    void rejectsSeatsThatAreNotAtTheTable() {
        assertFaults(
                builder -> builder.holding(Seat.ONE, YELLOW)
                        .holding(Seat.TWO, RED)
                        .holding(Seat.FOUR, holding(Color.BLUE, FIRST_FIVE, Face.MONEY))
                        .capture(Seat.FIVE, Tile.of(Color.BLUE, Face.MONEY))
                        .turn(Seat.THREE),
                "seat 3: the ruleset has no such seat",
                "seat 4: the ruleset has no such seat",
                "seat 5: the ruleset has no such seat");
    }

    @Example
    void r8_aSeatOwnsTheNumberOfColorsOfTheRuleset() {
        assertFaults(
                builder -> builder.holding(Seat.ONE, YELLOW)
                        .holding(Seat.ONE, holding(Color.BLUE, FIRST_FIVE))
                        .turn(Seat.ONE),
                "seat 1: it owns 2 colors, not 1",
                "seat 2: it owns 0 colors, not 1");
    }

    @Example
    void r8_aColorIsOwnedOnce() {
        assertFaults(
                builder -> builder.holding(Seat.ONE, holding(Color.RED, FIRST_FIVE))
                        .holding(Seat.TWO, Holding.of(Color.RED, ImmutableList.of(), ImmutableList.of()))
                        .turn(Seat.ONE),
                "seat 2: red belongs to seat 1 already",
                "rack of red: it has 0 tiles, but must have 4 or 5 once the pile is empty");
    }

    @Example
    void r14_r15_r16_tilesOnTheBoardFitTheirCells() {
        assertFaults(
                builder -> builder.tile(Cell.B1, Tile.of(Color.RED, Face.ROW_I))
                        .holding(Seat.ONE, YELLOW)
                        .holding(Seat.TWO, holding(Color.RED, FIRST_FIVE, Face.ROW_I))
                        .turn(Seat.ONE),
                "cell B1: tile rI does not fit");
    }

    @Example
    void rejectsTilesOfColorsNotInPlay() {
        assertFaults(
                builder -> builder.tile(Cell.A1, Tile.of(Color.BLUE, Face.ROW_A))
                        .tile(Cell.I1, Tile.of(Color.RED, Face.ROW_I))
                        .capture(Seat.TWO, Tile.of(Color.GREEN, Face.ROW_A))
                        .holding(Seat.ONE, YELLOW)
                        .holding(Seat.TWO, holding(Color.RED, FIRST_FIVE, Face.ROW_I))
                        .turn(Seat.ONE),
                "cell A1: tile bA is of a color that is not in play",
                "captures of seat 2: tile gA is of a color that is not in play");
    }

    @Example
    void rejectsMissingTiles() {
        assertFaults(
                builder -> builder.holding(Seat.ONE, YELLOW)
                        .holding(Seat.TWO, holding(Color.RED, FIRST_FIVE, Face.MONEY, Face.ROW_I))
                        .turn(Seat.ONE),
                "red: tile rI is missing",
                "red: tile r$ is missing");
    }

    @Example
    void rejectsTilesInTwoPlaces() {
        assertFaults(
                builder -> builder.tile(Cell.A1, Tile.of(Color.YELLOW, Face.ROW_A))
                        .capture(Seat.TWO, Tile.of(Color.YELLOW, Face.MONEY))
                        .tile(Cell.I1, Tile.of(Color.RED, Face.ROW_I))
                        .holding(Seat.ONE, YELLOW)
                        .holding(Seat.TWO, holding(Color.RED, FIRST_FIVE, Face.ROW_I))
                        .turn(Seat.ONE),
                "cell A1, rack of yellow: tile yA occurs 2 times",
                "captures of seat 2, pile of yellow: tile y$ occurs 2 times");
    }

    @Example
    void rejectsTilesPlayedTwice() {
        assertFaults(
                builder -> builder.tile(Cell.A1, Tile.of(Color.RED, Face.ROW_A))
                        .tile(Cell.A2, Tile.of(Color.RED, Face.ROW_A))
                        .capture(Seat.ONE, Tile.of(Color.RED, Face.ROW_A))
                        .holding(Seat.ONE, holding(Color.YELLOW, FIRST_FIVE, Face.MONEY))
                        .tile(Cell.I9, Tile.of(Color.YELLOW, Face.MONEY))
                        .holding(Seat.TWO, holding(Color.RED, Face.all().subList(1, 6), Face.ROW_A))
                        .turn(Seat.ONE),
                "cell A1, cell A2, captures of seat 1: tile rA occurs 3 times");
    }

    @Example
    void r24_r32_rejectsImpossibleRackSizes() {
        List<Face> six = Face.all().subList(0, 6);
        assertFaults(
                builder -> builder.holding(Seat.ONE, holding(Color.YELLOW, six))
                        .holding(Seat.TWO, holding(Color.RED, Face.all().subList(0, 4)))
                        .turn(Seat.ONE),
                "rack of yellow: it has 6 tiles, but must have 5 until the pile is empty",
                "rack of red: it has 4 tiles, but must have 5 until the pile is empty");
    }

    @Example
    void aRackThatIsTooSmallCanStillPlace() {
        assertFaults(
                builder -> builder.holding(Seat.ONE, YELLOW)
                        .holding(Seat.TWO, holding(Color.RED, Face.all().subList(0, 4)))
                        .turn(Seat.TWO),
                "rack of red: it has 4 tiles, but must have 5 until the pile is empty");
    }

    @Example
    void r21_rejectsCapturesOfOwnTiles() {
        assertFaults(
                builder -> builder.capture(Seat.ONE, Tile.of(Color.YELLOW, Face.MONEY))
                        .holding(Seat.ONE, holding(Color.YELLOW, FIRST_FIVE, Face.MONEY))
                        .holding(Seat.TWO, RED)
                        .turn(Seat.ONE),
                "captures of seat 1: tile y$ is the seat's own");
    }

    @Example
    void rejectsMoreCapturesThanPlacements() {
        assertFaults(
                builder -> builder.capture(Seat.ONE, Tile.of(Color.RED, Face.MONEY))
                        .holding(Seat.ONE, YELLOW)
                        .holding(Seat.TWO, holding(Color.RED, FIRST_FIVE, Face.MONEY))
                        .turn(Seat.ONE),
                "captures of seat 1: 1 tile, but it has played only 0");
    }

    @Example
    void q2_theGameIsOverOnlyIfNoSeatCanPlace() {
        assertFaults(
                builder -> builder.holding(Seat.ONE, YELLOW).holding(Seat.TWO, RED),
                "turn: no seat is to move, but these can place a tile: 1, 2");
    }

    @Example
    void listsAllFaults() {
        Setup setup = setup(builder -> builder.tile(Cell.A1, Tile.of(Color.YELLOW, Face.ROW_I))
                .capture(Seat.ONE, Tile.of(Color.BLUE, Face.MONEY))
                .turn(Seat.TWO));
        assertThat(setup.faults().stream().map(PositionFault::toString))
                .containsExactly(
                        "seat 1: it owns 0 colors, not 1",
                        "seat 2: it owns 0 colors, not 1",
                        "cell A1: tile yI does not fit",
                        "cell A1: tile yI is of a color that is not in play",
                        "captures of seat 1: tile b$ is of a color that is not in play",
                        "captures of seat 1: 1 tile, but it has played only 0",
                        "turn: seat 2 cannot place a tile");
    }

    @Example
    void sizesDoNotOverflow() {
        FaceStack most = FaceStack.hidden(28);
        Setup setup = Setup.builder(JudgedRuleset.shape("two").ruleset())
                .holding(Seat.ONE, new Holding(Color.YELLOW, most, most))
                .holding(Seat.TWO, new Holding(Color.YELLOW, most, most))
                .build();
        assertThat(setup.faults()).isNotEmpty();
        assertThat(setup.faults(Seat.ONE).stream().map(PositionFault::toString))
                .contains("yellow: expected 28 hidden tiles, not 112");
    }

    /** The data of a fault contains everything that its message says. */
    @Example
    void faultsHaveTheirData() {
        Setup setup = setup(builder -> builder.tile(Cell.A1, Tile.parse("yI"))
                .tile(Cell.A2, Tile.parse("bA"))
                .capture(Seat.ONE, Tile.parse("yI"))
                .holding(Seat.ONE, Holding.of(Color.YELLOW, List.of(Face.MONEY), List.of(Face.ROW_I)))
                .holding(Seat.TWO, RED)
                .holding(Seat.TWO, YELLOW)
                .holding(Seat.THREE, new Holding(Color.ORANGE, FaceStack.hidden(5), FaceStack.hidden(1))));
        Map<PositionFault.Kind, PositionFault> faults = setup.faults().stream()
                .collect(Collectors.toMap(PositionFault::kind, fault -> fault, (one, other) -> one));
        assertThat(faults.get(PositionFault.Kind.TILE_REPEATED))
                .isEqualTo(PositionFault.ofTile(
                        PositionFault.Kind.TILE_REPEATED,
                        Tile.parse("yI"),
                        ImmutableList.of(
                                Location.onCell(Cell.A1),
                                Location.capturedBy(Seat.ONE),
                                Location.inPile(Color.YELLOW),
                                Location.inPile(Color.YELLOW))));
        assertThat(faults.get(PositionFault.Kind.COLOR_OWNED_TWICE))
                .isEqualTo(PositionFault.ownedTwice(Color.YELLOW, Seat.ONE, Seat.TWO));
        assertThat(faults.get(PositionFault.Kind.WRONG_RACK_SIZE))
                .isEqualTo(PositionFault.ofCount(PositionFault.Kind.WRONG_RACK_SIZE, Color.YELLOW, 1, 5, 5));
        assertThat(faults.get(PositionFault.Kind.WRONG_COLOR_COUNT))
                .isEqualTo(PositionFault.ofCount(PositionFault.Kind.WRONG_COLOR_COUNT, Seat.TWO, 2, 1, 1));
        assertThat(faults.get(PositionFault.Kind.NO_SUCH_SEAT))
                .isEqualTo(PositionFault.ofSeats(PositionFault.Kind.NO_SUCH_SEAT, ImmutableList.of(Seat.THREE)));
        assertThat(faults.get(PositionFault.Kind.COLOR_NOT_IN_PLAY))
                .isEqualTo(PositionFault.ofTile(
                        PositionFault.Kind.COLOR_NOT_IN_PLAY,
                        Tile.parse("bA"),
                        ImmutableList.of(Location.onCell(Cell.A2))));
        assertThat(faults.get(PositionFault.Kind.OWN_CAPTURE))
                .isEqualTo(PositionFault.ownCapture(Tile.parse("yI"), Seat.ONE));
        assertThat(faults.get(PositionFault.Kind.NOT_OVER).seats()).contains(Seat.TWO);
        assertThat(faults.get(PositionFault.Kind.HIDDEN)).isNull();
    }

    @Example
    void faultsWithOtherDataDiffer() {
        PositionFault.Kind kind = PositionFault.Kind.TILE_REPEATED;
        PositionFault.Kind count = PositionFault.Kind.TOO_MANY_CAPTURES;
        PositionFault.Kind rack = PositionFault.Kind.WRONG_RACK_SIZE;
        List<PositionFault> all = List.of(
                PositionFault.syntax(1, "no"),
                PositionFault.syntax(2, "no"),
                PositionFault.syntax(1, "not so"),
                PositionFault.ofSeats(PositionFault.Kind.NO_SUCH_SEAT, ImmutableList.of(Seat.ONE)),
                PositionFault.ofSeats(PositionFault.Kind.CANNOT_PLACE, ImmutableList.of(Seat.ONE)),
                PositionFault.ofSeats(PositionFault.Kind.CANNOT_PLACE, ImmutableList.of(Seat.TWO)),
                PositionFault.ofCount(count, Seat.ONE, 2, 0, 1),
                PositionFault.ofCount(count, Seat.ONE, 3, 0, 1),
                PositionFault.ofCount(count, Seat.ONE, 3, 0, 2),
                PositionFault.ofCount(rack, Color.RED, 1, 4, 5),
                PositionFault.ofCount(rack, Color.RED, 1, 5, 5),
                PositionFault.ofCount(rack, Color.BLUE, 1, 5, 5),
                PositionFault.ownedTwice(Color.RED, Seat.ONE, Seat.TWO),
                PositionFault.ownedTwice(Color.RED, Seat.TWO, Seat.ONE),
                PositionFault.ofTile(kind, Tile.parse("yI"), ImmutableList.of(Location.onCell(Cell.A1))),
                PositionFault.ofTile(kind, Tile.parse("yA"), ImmutableList.of(Location.onCell(Cell.A1))),
                PositionFault.ofTile(kind, Tile.parse("yA"), ImmutableList.of(Location.onCell(Cell.A2))),
                PositionFault.ofTile(kind, Tile.parse("yA"), ImmutableList.of(Location.onRack(Color.RED))),
                PositionFault.ofTile(kind, Tile.parse("yA"), ImmutableList.of(Location.inPile(Color.RED))),
                PositionFault.ofTile(kind, Tile.parse("yA"), ImmutableList.of(Location.capturedBy(Seat.ONE))),
                PositionFault.ofTile(kind, Tile.parse("yA"), ImmutableList.of(Location.capturedBy(Seat.TWO))));
        assertThat(Set.copyOf(all)).hasSameSizeAs(all);
        assertThat(PositionFault.syntax(1, "no"))
                .isEqualTo(PositionFault.syntax(1, "no"))
                .hasSameHashCodeAs(PositionFault.syntax(1, "no"));
    }

    @Example
    void columnsAreCountedFromOne() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PositionFault.syntax(0, "no"))
                .withMessage("columns are counted from 1, not 0");
    }

    /** Custom positions obey the placement limit. */
    @Example
    void rejectsMorePlacementsThanTheLimit() {
        Ruleset unlimited = JudgedRuleset.shape("three").ruleset();
        Ruleset limited =
                unlimited.toBuilder("three-of-three").placementLimit(3).build();
        GameState game = unlimited.deal(1);
        for (int i = 0; i < 12; i++) {
            game = game.play(game.legalMoves().get(0));
        }
        Setup.Builder setup = Setup.builder(limited);
        game.board().tiles().forEach(setup::tile);
        for (Seat seat : game.seats()) {
            game.captures(seat).forEach(tile -> setup.capture(seat, tile));
            game.toSetup().holdings(seat).forEach(holding -> setup.holding(seat, holding));
        }
        assertThat(setup.build().faults().stream().map(PositionFault::toString))
                .containsExactly(
                        "seat 1: it has placed 4 tiles, but the limit is 3",
                        "seat 2: it has placed 4 tiles, but the limit is 3",
                        "seat 3: it has placed 4 tiles, but the limit is 3");
    }
}
