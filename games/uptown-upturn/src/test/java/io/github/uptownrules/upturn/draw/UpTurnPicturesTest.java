package io.github.uptownrules.upturn.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableTable;
import io.github.uptownrules.base.draw.TextColors;
import io.github.uptownrules.base.draw.Theme;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.svg.Svg;
import io.github.uptownrules.base.svg.TextWidth;
import io.github.uptownrules.checks.Drawn;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.MoveFault;
import io.github.uptownrules.upturn.MoveList;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.UpTurnView;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class UpTurnPicturesTest {
    /** Returns positions of all rulesets, from start to end. */
    static Stream<UpTurnState> positions() {
        return UpTurnRuleset.all().stream()
                .flatMap(ruleset -> Stream.of(0, 5, 30, 400).map(plies -> played(ruleset, plies)));
    }

    private static UpTurnState played(UpTurnRuleset ruleset, int plies) {
        SplitMix64 random = new SplitMix64(plies);
        UpTurnState game = ruleset.deal(plies);
        for (int ply = 0; ply < plies && !game.isOver(); ply++) {
            MoveList moves = game.legalMoves();
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }

    @ParameterizedTest
    @MethodSource("positions")
    void drawsVisibleTilesAndBacksForHiddenOnes(UpTurnState game) {
        int onRacks = game.seats().stream().mapToInt(game::tilesLeft).sum();
        Drawn whole = Drawn.read(SvgPicture.of(game).svg());
        assertThat(whole.all("g", "tile")).hasSize(1 + onRacks);
        assertThat(whole.all("g", "hidden")).isEmpty();
        for (Seat seat : game.seats()) {
            Drawn seen = Drawn.read(SvgPicture.of(game.viewFor(seat)).svg());
            assertThat(seen.all("g", "tile")).hasSize(1 + game.tilesLeft(seat));
            assertThat(seen.all("g", "hidden")).hasSize(onRacks - game.tilesLeft(seat));
        }
    }

    @ParameterizedTest
    @MethodSource("positions")
    void tilesDoNotOverlapOrLeaveThePicture(UpTurnState game) {
        for (Seat seat : game.seats()) {
            Drawn.read(SvgPicture.of(game.viewFor(seat)).svg()).assertApart("tile", "hidden");
        }
    }

    @ParameterizedTest
    @MethodSource("positions")
    void noTextIsCutOff(UpTurnState game) {
        String all = String.join(",", Collections.nCopies(40, "88"));
        List<Move> moves = Stream.of(
                        "99", "1*>2", "DL", "DL!", "J+", "draw", "pass", "T!", "11>2", "2,3,4,6,7,8,9,11>11122233")
                .map(Move::parse)
                .toList();
        for (Seat seat : game.seats()) {
            UpTurnView view = game.viewFor(seat);
            Drawn.read(SvgPicture.of(view)
                            .withTermination(Termination.timeout(seat))
                            .svg())
                    .assertTextFits(TextWidth::of);
            for (Move move : moves) {
                SvgPicture picture = SvgPicture.of(view).withLastMove(move);
                Drawn.read(picture.svg()).assertTextFits(TextWidth::of);
                for (MoveFault fault : view.faults(move)) {
                    Drawn.read(picture.withFault(fault).svg()).assertTextFits(TextWidth::of);
                }
            }
        }
        assertThat(TextWidth.wrap(all, 17, 440))
                .allSatisfy(line -> assertThat(TextWidth.of(line, 17)).isLessThanOrEqualTo(440))
                .satisfies(lines -> assertThat(String.join("", lines)).isEqualTo(all));
    }

    @Test
    void showsATerminatedGameAsOver() {
        UpTurnState game = UpTurnRuleset.of(3).deal(42).play(Move.parse("69")).play(Move.DRAW);
        Termination how = Termination.resignation(Seat.THREE);
        Drawn drawn = Drawn.read(SvgPicture.of(game)
                .withTargets(game.rack(Seat.TWO).asList())
                .withTermination(how)
                .svg());
        assertThat(drawn.texts("text") + drawn.texts("desc")).doesNotContain("to move", "has drawn");
        assertThat(drawn.texts("text"))
                .contains("the game is over: seat 3 resigned")
                .contains("Seat 1, 6 tiles, rank 1", "Seat 2, 8 tiles, rank 2", "Seat 3, 7 tiles, rank 3");
        assertThat(drawn.groups("target", "data-tile")).isEmpty();
        assertThat(TextPicture.of(game).withTermination(how).text())
                .doesNotContain(">", "has drawn")
                .contains("  Seat 1: 6 tiles, rank 1  ", "  Seat 3: 7 tiles, resigned, rank 3  ");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TextPicture.of(game).withTermination(Termination.timeout(Seat.FOUR)))
                .withMessage("there is no seat 4 in ruleset upturn-3");
    }

    @ParameterizedTest
    @MethodSource("positions")
    void worldsWithTheSameViewMakeTheSamePictures(UpTurnState game) {
        for (Seat seat : game.seats()) {
            UpTurnView view = game.viewFor(seat);
            UpTurnView other = view.sample(7).viewFor(seat);
            assertThat(SvgPicture.of(other).svg()).isEqualTo(SvgPicture.of(view).svg());
            assertThat(TextPicture.of(other).text())
                    .isEqualTo(TextPicture.of(view).text());
        }
    }

    @ParameterizedTest
    @MethodSource("positions")
    void colorsChangeNothingElse(UpTurnState game) {
        assertThat(TextPicture.of(game).withColors(TextColors.ANSI).text().replaceAll("\033\\[[0-9;]*m", ""))
                .isEqualTo(TextPicture.of(game).text());
    }

    @ParameterizedTest
    @MethodSource("positions")
    void theSignOfTheDirectionIsBesideTheReference(UpTurnState game) {
        Drawn drawn = Drawn.read(SvgPicture.of(game).svg());
        ActionSign sign = switch (game.direction()) {
            case RISING -> ActionSign.UP;
            case FALLING -> ActionSign.DOWN;
            case OPEN -> ActionSign.BOTH;
        };
        assertThat(drawn.all("path", "sign"))
                .filteredOn(path -> path.getAttribute("d").equals(sign.path()))
                .extracting(Drawn::corner)
                .contains(new Drawn.Point(122, 34));
    }

    @Test
    void sizeAndTheme() {
        SvgPicture picture = SvgPicture.of(UpTurnRuleset.of(2).deal(1));
        assertThat(Drawn.read(picture.withWidth(300).svg()).root().getAttribute("width"))
                .isEqualTo("300");
        assertThat(picture.withTheme(Theme.DARK).svg())
                .isNotEqualTo(picture.withTheme(Theme.LIGHT).svg());
        assertThatIllegalArgumentException().isThrownBy(() -> picture.withWidth(0));
        assertThatIllegalArgumentException().isThrownBy(() -> picture.withWidth(100_001));
        assertThat(Drawn.read(picture.withWidth(100_000).svg()).root().getAttribute("width"))
                .isEqualTo("100000");
        assertThat(Drawn.read(picture.withTheme(Theme.SYSTEM).svg()).texts("style"))
                .contains("prefers-color-scheme: dark", ".upturn .");
        for (Theme theme : List.of(Theme.LIGHT, Theme.DARK)) {
            assertThat(Drawn.read(picture.withTheme(theme).svg()).texts("style"))
                    .isEmpty();
        }
    }

    /** Returns the view of seat 1 with 67*, 88 and actions on its rack. */
    private static UpTurnView view() {
        return UpTurnRuleset.of(3).deal(42).viewFor(Seat.ONE);
    }

    @Test
    void everyTileHasATitle() {
        Drawn drawn = Drawn.read(SvgPicture.of(view()).svg());
        assertThat(drawn.groups("tile", "data-tile")).containsExactly("64", "9", "31*", "67*", "69", "88", "D", "T");
        assertThat(drawn.all("g", "tile").stream().flatMap(tile -> Drawn.titles(tile).stream()))
                .containsExactly(
                        "on the line: 64",
                        "9",
                        "31, marked",
                        "67, marked",
                        "69",
                        "88, double",
                        "arrow down",
                        "skip two");
        assertThat(drawn.all("g", "hidden").stream().flatMap(tile -> Drawn.titles(tile).stream()))
                .hasSize(14)
                .containsOnly("a hidden tile");
    }

    @Test
    void onlyTheSeatToMoveIsShownAsHavingDrawn() {
        UpTurnState drawn = UpTurnRuleset.of(3).deal(42).play(Move.parse("69")).play(Move.DRAW);
        assertThat(Drawn.read(SvgPicture.of(drawn).svg()).texts("text"))
                .contains("Seat 1, 6 tiles", "Seat 2, 8 tiles, to move, has drawn", "Seat 3, 7 tiles")
                .containsOnlyOnce("has drawn");
    }

    /** Every kind of tile is recognizable without its color, by its letter or its sign. */
    @Test
    void kindsDifferInMoreThanColor() {
        assertThat(Tile.all().stream().map(tile -> {
                    Svg svg = new Svg(56, 56, 56, ImmutableTable.of());
                    TileDrawing.draw(svg, tile);
                    return svg.end().replaceAll("class=\"[^\"]*\"", "");
                }))
                .doesNotHaveDuplicates();
    }

    /** A row holds seven tiles, and no row is empty. */
    @ParameterizedTest
    @MethodSource("positions")
    void aRackHasTheRowsThatItsTilesNeed(UpTurnState game) {
        int row = TileDrawing.SIZE + 8;
        int oneRow = SeatDrawing.height(UpTurnRuleset.of(3).deal(42), Seat.ONE);
        for (Seat seat : game.seats()) {
            int rows = (game.tilesLeft(seat) + 6) / 7;
            assertThat(SeatDrawing.height(game, seat)).isEqualTo(oneRow + (rows - 1) * row);
        }
    }

    @Test
    void targetsAreOnTheRackOfTheSeatToMoveOnly() {
        SvgPicture picture = SvgPicture.of(UpTurnRuleset.of(3).deal(42))
                .withTargets(List.of(Tile.parse("9"), Tile.parse("T"), Tile.parse("64"), Tile.parse("19")));
        assertThat(Drawn.read(picture.svg()).groups("target", "data-tile")).containsExactly("9", "T");
        assertThat(Drawn.read(picture.withTargets(List.of()).svg()).groups("target", "data-tile"))
                .isEmpty();
    }

    @Test
    void writesTheLastMoveAndFramesItsNumber() {
        UpTurnState after = UpTurnRuleset.of(3).deal(42).play(Move.parse("69"));
        Drawn drawn =
                Drawn.read(SvgPicture.of(after).withLastMove(Move.parse("69")).svg());
        assertThat(drawn.all("rect", "last")).hasSize(1);
        assertThat(drawn.texts("text")).contains("last move: 69");
        assertThat(Drawn.read(SvgPicture.of(after).withLastMove(Move.DRAW).svg())
                        .all("rect", "last"))
                .isEmpty();
    }

    @Test
    void writesAFaultAndCrossesItsTiles() {
        MoveFault fault = view().faults(Move.parse("DL")).asList().get(0);
        Drawn drawn = Drawn.read(SvgPicture.of(view()).withFault(fault).svg());
        assertThat(drawn.all("path", "refused")).hasSize(1);
        assertThat(drawn.texts("text"))
                .contains("refused: ")
                .contains(fault.toString().substring(0, 20));
    }

    @Test
    void combinesMarks() {
        MoveFault fault = view().faults(Move.parse("DL")).asList().get(0);
        Drawn drawn = Drawn.read(SvgPicture.of(view())
                .withFault(fault)
                .withLastMove(Move.PASS)
                .withTargets(List.of(Tile.parse("9")))
                .withTheme(Theme.DARK)
                .svg());
        assertThat(drawn.all("path", "refused")).hasSize(1);
        assertThat(drawn.groups("target", "data-tile")).containsExactly("9");
        assertThat(drawn.texts("text")).contains("last move: pass");
    }
}
