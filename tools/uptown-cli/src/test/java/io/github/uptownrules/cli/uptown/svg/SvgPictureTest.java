package io.github.uptownrules.cli.uptown.svg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.variants.Rulesets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SvgPictureTest {
    /** Positions of all rulesets, from the first to the last. */
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
    void everyTileThatMayBeSeenIsDrawnOnce(GameState game) {
        Drawn drawn = Drawn.read(SvgPicture.draw(game));
        ImmutableList<String> tiles = drawn.all("g", "tile").stream()
                .map(tile -> Drawn.titles(tile).get(0))
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

    private static String text(CellSet cells) {
        return String.join(" ", cells.stream().map(Object::toString).toList());
    }

    @ParameterizedTest
    @MethodSource("positions")
    void aPictureUsesOnlyWhatItDefines(GameState game) {
        Drawn drawn = Drawn.read(SvgPicture.draw(game));
        assertThat(drawn.attributes("symbol", "id").stream().map(id -> "#" + id).toList())
                .doesNotHaveDuplicates()
                .containsAll(drawn.attributes("use", "href"));
        assertThat(drawn.attributes("pattern", "id").stream()
                        .map(id -> "url(#" + id + ")")
                        .toList())
                .containsAll(drawn.attributes("rect", "fill").stream()
                        .filter(fill -> !fill.isEmpty())
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("positions")
    void worldsWithTheSameViewMakeTheSamePicture(GameState game) {
        for (Seat seat : game.seats()) {
            PlayerView view = game.viewFor(seat);
            String picture = SvgPicture.draw(view);
            assertThat(SvgPicture.draw(view.sample(new SplitMix64(1)).viewFor(seat)))
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
                String picture = SvgPicture.draw(game, tile);
                assertThat(Drawn.read(picture).cells("target"))
                        .isEqualTo(text(game.legalMoves().cellsFor(tile)));
            }
        }
        assertThat(Drawn.read(SvgPicture.draw(game)).cells("target")).isEmpty();
    }

    @Test
    void aTileThatMayNotBeChosenIsRefused() {
        GameState game = Rulesets.standard(3).deal(1);
        Face absent = Face.all().stream()
                .filter(tile -> !game.rack(Color.GREEN).contains(tile))
                .findFirst()
                .orElseThrow();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SvgPicture.draw(game, Tile.of(Color.GREEN, absent)))
                .withMessage(
                        "tile g" + absent + " cannot be played: it is the turn of seat 1, and green belongs to seat 2;"
                                + " tile g" + absent + " is not on the rack");
    }
}
