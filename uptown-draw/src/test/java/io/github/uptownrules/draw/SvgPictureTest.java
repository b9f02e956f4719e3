package io.github.uptownrules.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.uptownrules.base.draw.Palette;
import io.github.uptownrules.base.draw.Theme;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.svg.TextWidth;
import io.github.uptownrules.checks.Drawn;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.MoveFault;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.variants.Rulesets;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

class SvgPictureTest {
    /** Returns positions of all rulesets, from the start to the end of a game. */
    static Stream<GameState> positions() {
        return Rulesets.all().stream().flatMap(SvgPictureTest::positions);
    }

    private static Stream<GameState> positions(Ruleset ruleset) {
        return Stream.of(0, 20, 60, 200).map(plies -> {
            SplitMix64 random = new SplitMix64(plies);
            GameState game = ruleset.deal(plies);
            for (int ply = 0; ply < plies && !game.isOver(); ply++) {
                game = game.play(RandomPlay.move(game, random));
            }
            return game;
        });
    }

    @ParameterizedTest
    @MethodSource("positions")
    void drawsEveryVisibleTileOnce(GameState game) {
        Drawn drawn = Drawn.read(SvgPicture.of(game).svg());
        ImmutableList<String> tiles = drawn.all("g", "tile").stream()
                .map(tile -> Iterables.getLast(Drawn.titles(tile)))
                .collect(ImmutableList.toImmutableList());
        assertThat(tiles).doesNotHaveDuplicates();
        int inPiles = Color.all().stream().mapToInt(game::pileSize).sum();
        long inPlay = Color.all().stream()
                .filter(color -> game.owner(color).isPresent())
                .count();
        assertThat(tiles).hasSize(28 * (int) inPlay - inPiles);
        assertThat(CellSet.of(drawn.all("g", "tile").stream()
                        .map(tile -> tile.getAttribute("data-cell"))
                        .filter(cell -> !cell.isEmpty())
                        .map(Cell::parse)
                        .toArray(Cell[]::new)))
                .isEqualTo(game.board().occupiedCells());
        assertThat(drawn.cells("protected")).isEqualTo(text(game.board().protectedCells()));
        assertThat(drawn.all("g", "hidden")).isEmpty();
    }

    /**
     * Rows go down and columns to the right. The tiles on the board are in their cells, and the other tiles beside the board.
     */
    @ParameterizedTest
    @MethodSource("positions")
    void drawsEveryTileInItsPlace(GameState game) {
        Drawn drawn = Drawn.read(SvgPicture.of(game.viewFor(Seat.ONE)).svg());
        drawn.assertApart("tile", "hidden");
        Drawn.Point first = Drawn.corner(drawn.cell("A1"));
        double step = Drawn.corner(drawn.cell("A2")).x() - first.x();
        assertThat(step).isPositive();
        for (Cell cell : Cell.all()) {
            Drawn.Point corner = Drawn.corner(drawn.cell(cell.toString()));
            assertThat(corner.x()).isEqualTo(first.x() + (cell.column() - 1) * step);
            assertThat(corner.y()).isEqualTo(first.y() + (cell.row() - 1) * step);
        }
    }

    private static String text(CellSet cells) {
        return String.join(" ", cells.stream().map(Object::toString).toList());
    }

    /** Tries the longest fault of each kind, and a fault that names the most cells. */
    @ParameterizedTest
    @MethodSource("positions")
    void noTextIsCutOff(GameState game) {
        Map<MoveFault.Kind, MoveFault> longest = new EnumMap<>(MoveFault.Kind.class);
        for (Tile tile : Tile.all()) {
            for (Cell cell : Cell.all()) {
                game.viewFor(Seat.ONE)
                        .faults(tile, cell)
                        .forEach(fault -> longest.merge(
                                fault.kind(),
                                fault,
                                (one, other) -> one.toString().length()
                                                < other.toString().length()
                                        ? other
                                        : one));
            }
        }
        longest.values().forEach(fault -> assertNoteIsWhole(SvgPicture.of(game).withFault(fault), fault.message()));
        String all = splitting(CellSet.all(), CellSet.all(), CellSet.of(Cell.A1));
        assertNoteIsWhole(SvgPicture.of(game).withNote(all), all);
    }

    private static void assertNoteIsWhole(SvgPicture picture, String note) {
        for (SvgPicture drawn : List.of(picture, picture.boardOnly())) {
            Drawn.read(drawn.svg()).assertTextFits(TextWidth::of);
            assertThat(Drawn.read(drawn.svg()).texts("text").replace(" ", "")).contains(note.replace(" ", ""));
        }
    }

    /** The message of a fault that names more cells than any fault in a game can. */
    private static String splitting(CellSet group, CellSet first, CellSet second) {
        return "capturing ya on E5 would split the yellow group " + group + " into " + first + " and " + second;
    }

    /** The picture grows with the number of lines below the board. */
    @Test
    void wrapsALongNote() {
        GameState game = Rulesets.standard(3).deal(1);
        CellSet most = CellSet.of(Cell.all().subList(0, 40).toArray(Cell[]::new));
        SvgPicture picture = SvgPicture.of(game).boardOnly();
        Drawn drawn = Drawn.read(picture.withNote(splitting(most, most, most)).svg());
        List<Double> lines = drawn.all("text", "note").stream()
                .map(line -> Drawn.corner(line).y() + Double.parseDouble(line.getAttribute("y")))
                .toList();
        assertThat(lines).hasSizeGreaterThan(5).isSorted().doesNotHaveDuplicates();
        assertThat(Iterables.getLast(lines))
                .isLessThan(Double.parseDouble(drawn.root().getAttribute("height")));
    }

    @Test
    void showsTheEndOfATerminatedGameInThePicture() {
        GameState game = Rulesets.standard(4).deal(42);
        SvgPicture ended = SvgPicture.of(game)
                .withTile(game.legalMoves().get(0).tile())
                .withTermination(Termination.timeout(Seat.TWO, Seat.ONE));
        Drawn drawn = Drawn.read(ended.svg());
        drawn.assertTextFits(TextWidth::of);
        assertThat(drawn.texts("text") + drawn.texts("desc")).doesNotContain("to move", "may go");
        assertThat(drawn.texts("text"))
                .contains("the game is over: seats 1 and 2 ran out of time")
                .contains("Seat 1, rank 3", "Seat 2, rank 3", "Seat 3, rank 1", "Seat 4, rank 1");
        assertThat(drawn.cells("target")).isEmpty();
        assertThat(Drawn.read(ended.boardOnly().svg()).texts("text")).contains("the game is over: seats 1 and 2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ended.withTile(game.legalMoves().get(0).tile()))
                .withMessage("tile " + game.legalMoves().get(0).tile()
                        + " cannot be played: the game is over: seats 1 and 2 ran out of time");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SvgPicture.of(game).withTermination(Termination.resignation(Seat.FIVE)))
                .withMessage("there is no seat 5 in ruleset standard-4");
    }

    @ParameterizedTest
    @MethodSource("positions")
    void everyReferenceHasADefinition(GameState game) {
        Drawn drawn = Drawn.read(SvgPicture.of(game).svg());
        assertThat(drawn.attributes("symbol", "id").stream().map(id -> "#" + id).toList())
                .doesNotHaveDuplicates()
                .containsAll(drawn.attributes("use", "href"));
        assertThat(drawn.attributes("pattern", "id").stream()
                        .map(id -> "url(#" + id + ")")
                        .toList())
                .containsAll(drawn.attributes("rect", "fill").stream()
                        .filter(fill -> fill.startsWith("url"))
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("positions")
    void worldsWithTheSameViewMakeTheSamePicture(GameState game) {
        for (Seat seat : game.seats()) {
            PlayerView view = game.viewFor(seat);
            String picture = SvgPicture.of(view).svg();
            assertThat(SvgPicture.of(view.sample(new SplitMix64(1)).viewFor(seat))
                            .svg())
                    .isEqualTo(picture);
            assertThat(Drawn.read(picture).all("g", "hidden"))
                    .hasSize(Color.all().stream()
                            .filter(color -> view.rack(color).isEmpty())
                            .mapToInt(view::rackSize)
                            .sum());
        }
    }

    @ParameterizedTest
    @MethodSource("positions")
    void targetsAreTheLegalCells(GameState game) {
        for (Tile tile : Tile.all()) {
            if (game.playable(tile.color()).contains(tile.face())) {
                String picture = SvgPicture.of(game).withTile(tile).svg();
                assertThat(Drawn.read(picture).cells("target"))
                        .isEqualTo(text(game.legalMoves().cellsFor(tile)));
            }
        }
        assertThat(Drawn.read(SvgPicture.of(game).svg()).cells("target")).isEmpty();
    }

    @Test
    void rejectsATileThatCannotBePlayed() {
        GameState game = Rulesets.standard(3).deal(1);
        Face absent = Face.all().stream()
                .filter(tile -> !game.rack(Color.GREEN).contains(tile))
                .findFirst()
                .orElseThrow();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SvgPicture.of(game)
                        .withTile(Tile.of(Color.GREEN, absent))
                        .svg())
                .withMessage(
                        "tile g" + absent + " cannot be played: it is the turn of seat 1, and green belongs to seat 2;"
                                + " tile g" + absent + " is not on the rack");
    }

    /** The titles of cells use the same words as the page. */
    @ParameterizedTest
    @MethodSource("positions")
    void everyCellHasATitle(GameState game) {
        Drawn drawn = Drawn.read(SvgPicture.of(game).boardOnly().svg());
        for (Cell cell : Cell.all()) {
            String name = Drawn.titles(drawn.cell(cell.toString())).get(0);
            assertThat(name)
                    .isEqualTo(game.board()
                            .tileAt(cell)
                            .map(tile -> cell + ", " + tile.color().label() + " "
                                    + tile.face().label() + ", group of "
                                    + game.board().groupAt(cell).size()
                                    + (game.board().protectedCells().contains(cell) ? ", protected" : ""))
                            .orElse(cell + ", empty"));
        }
        assertThat(drawn.all("g", "rack")).isEmpty();
    }

    @Test
    void theLastMoveIsMarked() {
        GameState game = Rulesets.standard(3).deal(1);
        Move move = game.legalMoves().get(0);
        Drawn drawn = Drawn.read(
                SvgPicture.of(game.play(move)).withLastMove(move.cell()).svg());
        assertThat(drawn.all("rect", "last")).hasSize(1);
        assertThat(drawn.inCell(move.cell().toString(), "rect", "last")).hasSize(1);
        assertThat(Drawn.read(SvgPicture.of(game).svg()).all("rect", "last")).isEmpty();
    }

    /** R19: numbers the parts that a refused capture would leave. */
    @ParameterizedTest
    @MethodSource("positions")
    void r19_numbersThePartsOfAGroupThatMayNotBeSplit(GameState game) {
        List<MoveFault> splits = Tile.all().stream()
                .flatMap(tile -> tile.cells().stream().flatMap(cell -> game.faults(tile, cell).stream()))
                .filter(fault -> fault.kind() == MoveFault.Kind.SPLITS_GROUP)
                .toList();
        for (MoveFault fault : splits.isEmpty() ? splits : Effort.some(splits, 1)) {
            Drawn drawn = Drawn.read(SvgPicture.of(game).withFault(fault).svg());
            assertThat(drawn.inCell(fault.cell().toString(), "path", "refused")).hasSize(1);
            assertThat(drawn.all("rect", "part")).hasSize(fault.group().size() - 1);
            for (int part = 0; part < fault.parts().size(); part++) {
                String number = String.valueOf(part + 1);
                assertThat(fault.parts().get(part))
                        .allSatisfy(own -> assertThat(drawn.inCell(own.toString(), "text", "number"))
                                .extracting(Element::getTextContent)
                                .containsExactly(number));
            }
        }
    }

    @Test
    void scalesTheHeightWithTheWidth() {
        GameState game = Rulesets.standard(3).deal(1);
        Element usual = Drawn.read(SvgPicture.of(game).svg()).root();
        Element wide = Drawn.read(SvgPicture.of(game).withWidth(2_000).svg()).root();
        assertThat(wide.getAttribute("width")).isEqualTo("2000");
        assertThat(wide.getAttribute("viewBox")).isEqualTo(usual.getAttribute("viewBox"));
        assertThat(Double.parseDouble(wide.getAttribute("height")) / 2_000)
                .isCloseTo(
                        Double.parseDouble(usual.getAttribute("height"))
                                / Double.parseDouble(usual.getAttribute("width")),
                        within(0.001));
        for (int pixels : new int[] {1, 100_000}) {
            assertThat(Drawn.read(SvgPicture.of(game).withWidth(pixels).svg())
                            .root()
                            .getAttribute("width"))
                    .isEqualTo(String.valueOf(pixels));
        }
        for (int pixels : new int[] {Integer.MIN_VALUE, 0, 100_001}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> SvgPicture.of(game).withWidth(pixels))
                    .withMessage("a picture is 1 to 100000 pixels wide, not " + pixels);
        }
    }

    /** Most libraries that draw SVG support attributes but no style sheets, and a style sheet applies to the whole page. */
    @Test
    void supportsLightDarkAndSystemThemes() {
        SvgPicture picture = SvgPicture.of(Rulesets.standard(3).deal(1));
        assertThat(ground(picture.withTheme(Theme.LIGHT))).isEqualTo(Palette.css(Palette.LIGHT.page()));
        assertThat(ground(picture.withTheme(Theme.DARK))).isEqualTo(Palette.css(Palette.DARK.page()));
        assertThat(ground(picture)).isEqualTo(Palette.css(Palette.LIGHT.page()));
        for (Theme theme : new Theme[] {Theme.LIGHT, Theme.DARK}) {
            assertThat(Drawn.read(picture.withTheme(theme).svg()).attributes("style", "type"))
                    .isEmpty();
        }
        Drawn both = Drawn.read(picture.svg());
        assertThat(both.texts("style"))
                .contains(
                        ".uptown .page { fill: " + Palette.css(Palette.DARK.page()) + " }",
                        "prefers-color-scheme: dark");
        assertThat(both.texts("style").lines().filter(line -> line.contains("{") && !line.startsWith("@")))
                .allMatch(rule -> rule.strip().startsWith(".uptown ."));
        assertThat(both.all("g", "uptown")).hasSize(1);
    }

    private static String ground(SvgPicture picture) {
        return Drawn.read(picture.svg()).all("rect", "page").get(0).getAttribute("fill");
    }

    /** The picture sets every value that a library might default differently. */
    @ParameterizedTest
    @MethodSource("positions")
    void everyElementHasPresentationAttributes(GameState game) {
        Drawn drawn = Drawn.read(
                SvgPicture.of(game.viewFor(Seat.ONE)).withLastMove(Cell.E5).svg());
        for (String element : new String[] {"rect", "text", "use", "circle"}) {
            assertThat(drawn.attributes(element, "fill")).allMatch(fill -> fill.matches("#.{6}|none|url\\(.*\\)"));
        }
        assertThat(drawn.attributes("text", "font-size")).allMatch(size -> size.matches("\\d+"));
    }

    /** Finds each cell at its place at any size, and no cell elsewhere. */
    @Test
    void findsTheCellAtAPoint() {
        SvgPicture usual = SvgPicture.of(Rulesets.standard(3).deal(1));
        for (SvgPicture picture : new SvgPicture[] {
            usual,
            usual.withWidth(200),
            usual.withWidth(3_000),
            usual.boardOnly(),
            usual.boardOnly().withWidth(777)
        }) {
            Drawn drawn = Drawn.read(picture.svg());
            double scale = Double.parseDouble(drawn.root().getAttribute("width"))
                    / Double.parseDouble(drawn.root().getAttribute("viewBox").split(" ")[2]);
            int[] corner = move(drawn.all("rect", "board").get(0).getParentNode());
            for (Cell cell : Cell.all()) {
                int[] place = move(drawn.cell(cell.toString()));
                double x = corner[0] + place[0] + 22;
                double y = corner[1] + place[1] + 22;
                assertThat(picture.cellAt(x * scale, y * scale)).contains(cell);
            }
            for (double outside : new double[] {-1e9, 0, 40, 520, 1e9, Double.NaN}) {
                assertThat(picture.cellAt(outside * scale, 100 * scale)).isEmpty();
                assertThat(picture.cellAt(100 * scale, outside * scale)).isEmpty();
            }
        }
    }

    private static int[] move(Node drawing) {
        return Stream.of(((Element) drawing).getAttribute("transform").split("\\D+"))
                .filter(number -> !number.isEmpty())
                .mapToInt(Integer::parseInt)
                .toArray();
    }
}
