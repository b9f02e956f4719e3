package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.fixtures.Texts;
import io.github.uptownrules.core.game.MoveFault.Kind;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.testkit.laws.StuckPositions;
import io.github.uptownrules.testkit.laws.ViewLaws;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every kind of fault, alone and combined. */
class MoveFaultTest {
    /** Blue has a chain E4 E5 E6, green a single tile on A1; it is green's turn. */
    private static final GameState CHAIN = Texts.position("three gA8/9/9/9/3b4beb63/9/9/9/9 2 -;-;- "
            + "b=ABCDE/FGHI1235789abcdfghi$;g=BCDE5/FGHI12346789abcdefghi$;o=ABCDE/FGHI123456789abcdefghi$");

    private static final GameState OVER = Texts.position(StuckPositions.get("two-players-final"), "two-by-two");

    @Test
    void aLegalMoveHasNoFaults() {
        assertThat(CHAIN.faults(Move.parse("g5@A5"))).isEmpty();
        assertThat(CHAIN.faults(Move.parse("gE@E4"))).isEmpty();
    }

    @Test
    void aMoveIsRejectedExactlyIfItHasAFault() {
        for (GameState game : ImmutableList.of(CHAIN, OVER)) {
            for (Move move : Move.all()) {
                ImmutableSet<MoveFault> faults = game.faults(move);
                assertThat(game.isLegal(move)).as(move.toString()).isEqualTo(faults.isEmpty());
                if (faults.isEmpty()) {
                    assertThat(game.play(move).board().tileAt(move.cell())).contains(move.tile());
                } else {
                    assertThatExceptionOfType(IllegalMoveException.class)
                            .as(move.toString())
                            .isThrownBy(() -> game.play(move))
                            .satisfies(e -> assertThat(e.faults()).isEqualTo(faults));
                }
            }
        }
    }

    @Test
    void aViewAcceptsItsViewersLegalMoves() {
        for (Viewer viewer : ImmutableList.of(Seat.ONE, Seat.TWO, Viewer.SPECTATOR)) {
            PlayerView view = CHAIN.viewFor(viewer);
            for (Move move : Move.all()) {
                assertThat(view.isLegal(move))
                        .as(viewer + " " + move)
                        .isEqualTo(view.faults(move).isEmpty());
            }
        }
        assertThat(CHAIN.viewFor(Seat.TWO).isLegal(Move.parse("g5@A5"))).isTrue();
        assertThat(CHAIN.viewFor(Seat.ONE).isLegal(Move.parse("g5@A5"))).isFalse();
    }

    @Test
    void hasACodeAndAMessage() {
        for (Move move : Move.all()) {
            for (MoveFault fault : CHAIN.faults(move)) {
                assertThat(fault.code())
                        .isEqualTo(Ascii.toLowerCase(fault.kind().name()).replace('_', '-'));
                assertThat(fault.message()).isEqualTo(fault.toString());
            }
        }
        MoveFault fault = only(CHAIN, "yE", Cell.E5);
        assertThat(fault.code()).isEqualTo("color-not-in-play");
        assertThat(fault.message()).isEqualTo("yellow is not in play");
    }

    private static ImmutableList<Kind> kinds(GameState game, String tile, Cell cell) {
        return kinds(game.faults(Tile.parse(tile), cell));
    }

    private static ImmutableList<Kind> kinds(ImmutableSet<MoveFault> faults) {
        return faults.stream().map(MoveFault::kind).collect(ImmutableList.toImmutableList());
    }

    private static MoveFault only(Position game, String tile, Cell cell) {
        return Iterables.getOnlyElement(game.faults(Tile.parse(tile), cell));
    }

    private static MoveFault first(GameState game, String tile, Cell cell, Kind kind) {
        return game.faults(Tile.parse(tile), cell).stream()
                .filter(fault -> fault.kind() == kind)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theGameIsOver() {
        assertThat(kinds(OVER, "bE", Cell.E1)).startsWith(Kind.GAME_OVER).doesNotContain(Kind.NOT_YOUR_TURN);
        assertThat(first(OVER, "bE", Cell.E1, Kind.GAME_OVER)).hasToString("the game is over");
    }

    @Test
    void r12_notYourTurn() {
        MoveFault fault = only(CHAIN, "oA", Cell.A5);
        assertThat(fault)
                .isEqualTo(MoveFault.notYourTurn(Tile.parse("oA"), Cell.A5, Seat.THREE, Seat.TWO))
                .returns(Kind.NOT_YOUR_TURN, MoveFault::kind);
        assertThat(fault).hasToString("it is the turn of seat 2, and orange belongs to seat 3");
    }

    @Test
    void notYourColor() {
        PlayerView view = CHAIN.viewFor(Seat.TWO);
        MoveFault fault = only(view, "oA", Cell.A5);
        assertThat(fault)
                .isEqualTo(MoveFault.notYourColor(Tile.parse("oA"), Cell.A5, Seat.THREE))
                .returns(Kind.NOT_YOUR_COLOR, MoveFault::kind);
        assertThat(fault).hasToString("orange belongs to seat 3, not to you");
        assertThat(CHAIN.viewFor(Viewer.SPECTATOR)
                        .faults(Tile.parse("gE"), Cell.E4)
                        .asList()
                        .get(0))
                .hasToString("green belongs to seat 2, not to you");
    }

    /** For a color of another seat, a view reports the owner instead of the turn. */
    @Test
    void aViewReportsTheOwnerInPlaceOfTheTurn() {
        for (GameState game : ImmutableList.of(CHAIN, OVER)) {
            for (Viewer viewer : ViewLaws.viewers(game.ruleset())) {
                PlayerView view = game.viewFor(viewer);
                for (Move move : Move.all()) {
                    Optional<Seat> owner = game.owner(move.tile().color());
                    if (owner.isPresent() && !owner.equals(viewer.asSeat())) {
                        assertThat(kinds(view.faults(move))).contains(Kind.NOT_YOUR_COLOR);
                        assertThat(without(Kind.NOT_YOUR_COLOR, view.faults(move)))
                                .isEqualTo(without(Kind.NOT_YOUR_TURN, game.faults(move)));
                    }
                }
            }
        }
    }

    /** Returns the faults except those of one kind and those that a viewer may not know. */
    private static ImmutableList<MoveFault> without(Kind kind, ImmutableSet<MoveFault> faults) {
        return faults.stream()
                .filter(fault -> fault.kind() != kind && fault.kind() != Kind.NOT_ON_RACK)
                .collect(ImmutableList.toImmutableList());
    }

    @Test
    void theColorIsNotInPlay() {
        assertThat(only(CHAIN, "yE", Cell.E5).kind()).isEqualTo(Kind.COLOR_NOT_IN_PLAY);
        assertThat(only(CHAIN, "yE", Cell.E5)).hasToString("yellow is not in play");
    }

    @Test
    void r43_theColorIsFinished() {
        assertThat(kinds(OVER, "o1", Cell.I1)).contains(Kind.COLOR_FINISHED).doesNotContain(Kind.NOT_ON_RACK);
        assertThat(first(OVER, "o1", Cell.I1, Kind.COLOR_FINISHED)).hasToString("orange is finished");
    }

    @Test
    void r13_theTileIsNotOnTheRack() {
        MoveFault fault = only(CHAIN, "g$", Cell.B1);
        assertThat(fault.kind()).isEqualTo(Kind.NOT_ON_RACK);
        assertThat(fault.tile()).isSameAs(Tile.parse("g$"));
        assertThat(fault).hasToString("tile g$ is not on the rack");
    }

    @Test
    void r14_r15_r16_theTileDoesNotFit() {
        MoveFault fault = only(CHAIN, "g5", Cell.B6);
        assertThat(fault.kind()).isEqualTo(Kind.DOES_NOT_FIT);
        assertThat(fault.cell()).isEqualTo(Cell.B6);
        assertThat(fault).hasToString("tile g5 does not fit cell B6");
    }

    @Test
    void r21_theCellHasAnOwnTile() {
        MoveFault fault = first(CHAIN, "g1", Cell.A1, Kind.OWN_TILE);
        assertThat(fault).isEqualTo(MoveFault.ownTile(Tile.parse("g1"), Cell.A1, Tile.parse("gA")));
        assertThat(fault).hasToString("cell A1 holds your own tile gA");
    }

    @Test
    void r41_theCellHasATileOfTheOtherOwnColor() {
        GameState game = Texts.position(StuckPositions.get("two-players-after-91"), "two-by-two");
        assertThat(game.board().tileAt(Cell.E6)).contains(Tile.parse("o6"));
        assertThat(first(game, "bE", Cell.E6, Kind.OWN_TILE))
                .isEqualTo(MoveFault.ownTile(Tile.parse("bE"), Cell.E6, Tile.parse("o6")));
    }

    @Test
    void r19_theCaptureWouldSplitAGroup() {
        MoveFault splits = only(CHAIN, "gE", Cell.E5);
        assertThat(splits)
                .isEqualTo(MoveFault.splitsGroup(
                        Tile.parse("gE"),
                        Cell.E5,
                        Tile.parse("be"),
                        CellSet.of(Cell.E4, Cell.E5, Cell.E6),
                        ImmutableList.of(CellSet.of(Cell.E4), CellSet.of(Cell.E6))))
                .returns(Kind.SPLITS_GROUP, MoveFault::kind);
        assertThat(splits).hasToString("capturing be on E5 would split the blue group E4 E5 E6 into E4 and E6");
    }

    @Test
    void listsAllReasons() {
        assertThat(kinds(CHAIN, "oa", Cell.E5))
                .containsExactly(Kind.NOT_YOUR_TURN, Kind.NOT_ON_RACK, Kind.DOES_NOT_FIT, Kind.SPLITS_GROUP);
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> CHAIN.play(Move.parse("oe@E5")))
                .withMessage("it is the turn of seat 2, and orange belongs to seat 3; tile oe is not on the rack; "
                        + "capturing be on E5 would split the blue group E4 E5 E6 into E4 and E6");
    }

    /** Codes occur in files, logs and translations. */
    @Test
    void codesNeverChange() {
        assertThat(Stream.of(Kind.values()).map(Kind::code))
                .containsExactly(
                        "game-over",
                        "not-your-color",
                        "not-your-turn",
                        "color-not-in-play",
                        "color-finished",
                        "not-on-rack",
                        "does-not-fit",
                        "own-tile",
                        "splits-group");
        assertThat(Stream.of(PositionFault.Kind.values()).map(PositionFault.Kind::code))
                .containsExactly(
                        "syntax",
                        "no-such-seat",
                        "wrong-color-count",
                        "color-owned-twice",
                        "does-not-fit",
                        "color-not-in-play",
                        "own-capture",
                        "too-many-captures",
                        "too-many-placements",
                        "wrong-rack-size",
                        "hidden",
                        "shown",
                        "tile-repeated",
                        "tile-missing",
                        "wrong-hidden-count",
                        "not-over",
                        "cannot-place");
    }

    @Test
    void hasExactlyTheDataOfItsKind() {
        Set<Kind> seen = EnumSet.noneOf(Kind.class);
        for (Position game : ImmutableList.of(CHAIN, OVER, CHAIN.viewFor(Seat.TWO))) {
            for (Tile tile : Tile.all()) {
                for (Cell cell : Cell.all()) {
                    for (MoveFault fault : game.faults(tile, cell)) {
                        assertThat(fault).returns(tile, MoveFault::tile).returns(cell, MoveFault::cell);
                        assertHasDataOfKind(fault, game);
                        seen.add(fault.kind());
                    }
                }
            }
        }
        assertThat(seen).containsExactlyInAnyOrder(Kind.values());
    }

    private static void assertHasDataOfKind(MoveFault fault, Position game) {
        Kind kind = fault.kind();
        boolean isOfTurn = kind == Kind.NOT_YOUR_TURN;
        boolean isOfSeat = isOfTurn || kind == Kind.NOT_YOUR_COLOR;
        boolean isSplit = kind == Kind.SPLITS_GROUP;
        boolean isOfOccupant = isSplit || kind == Kind.OWN_TILE;
        Board board = game.board();
        assertThat(fault)
                .returns(isOfSeat ? game.owner(fault.tile().color()) : Optional.empty(), MoveFault::owner)
                .returns(isOfTurn ? game.turn() : Optional.empty(), MoveFault::turn)
                .returns(isOfOccupant ? board.tileAt(fault.cell()) : Optional.empty(), MoveFault::occupant)
                .returns(isSplit ? board.groupAt(fault.cell()) : CellSet.none(), MoveFault::group)
                .returns(isSplit ? board.partsWithout(fault.cell()) : ImmutableList.of(), MoveFault::parts);
    }

    @Test
    void equalityDependsOnKindMoveAndData() {
        for (Move move : ImmutableList.of(Move.parse("oe@E5"), Move.parse("g1@A1"), Move.parse("yE@E5"))) {
            assertThat(CHAIN.faults(move)).isEqualTo(CHAIN.faults(move)).hasSameHashCodeAs(CHAIN.faults(move));
        }
        Tile tile = Tile.parse("gE");
        CellSet chain = CellSet.of(Cell.E4, Cell.E5, Cell.E6);
        ImmutableList<CellSet> parts = ImmutableList.of(CellSet.of(Cell.E4), CellSet.of(Cell.E6));
        ImmutableList<MoveFault> all = ImmutableList.of(
                MoveFault.of(Kind.NOT_ON_RACK, tile, Cell.E5),
                MoveFault.of(Kind.GAME_OVER, tile, Cell.E5),
                MoveFault.of(Kind.GAME_OVER, tile, Cell.E6),
                MoveFault.of(Kind.GAME_OVER, Tile.parse("bE"), Cell.E5),
                MoveFault.notYourColor(tile, Cell.E5, Seat.ONE),
                MoveFault.notYourColor(tile, Cell.E5, Seat.TWO),
                MoveFault.notYourTurn(tile, Cell.E5, Seat.ONE, Seat.TWO),
                MoveFault.notYourTurn(tile, Cell.E5, Seat.ONE, Seat.THREE),
                MoveFault.ownTile(tile, Cell.E5, Tile.parse("be")),
                MoveFault.ownTile(tile, Cell.E5, Tile.parse("b5")),
                MoveFault.splitsGroup(tile, Cell.E5, Tile.parse("be"), chain, parts),
                MoveFault.splitsGroup(tile, Cell.E5, Tile.parse("be"), chain.with(Cell.E7), parts),
                MoveFault.splitsGroup(tile, Cell.E5, Tile.parse("be"), chain, parts.reverse()));
        assertThat(ImmutableSet.copyOf(all)).hasSameSizeAs(all);
    }

    @Test
    void legalMoveChecksTileAndCell() {
        assertThat(CHAIN.legalMove(Tile.parse("g5"), Cell.A5)).isSameAs(Move.parse("g5@A5"));
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> CHAIN.legalMove(Tile.parse("g5"), Cell.B6))
                .withMessage("tile g5 does not fit cell B6");
    }
}
