package io.github.uptownrules.core.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Standing;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.core.value.Viewer;
import io.github.uptownrules.random.SplitMix64;

/** Whether the game is renamed first and asked then, or asked first and the answer renamed, comes to the same. */
public final class RenamingLaws {
    private RenamingLaws() {}

    /** All laws at once, for a position and a random move from it. */
    public static void all(GameState game, Renaming renaming, SplitMix64 random) {
        GameState image = renamed(game, renaming);
        assertThat(image.turn()).isEqualTo(game.turn().map(renaming::apply));
        assertThat(image.isOver()).isEqualTo(game.isOver());
        moves(game, image, renaming, random);
        board(game, image, renaming);
        standings(game, image, renaming);
        views(game, image, renaming);
        if (!game.isOver()) {
            Move move = RandomPlay.move(game, random);
            GameState after = game.play(move);
            assertThat(image.play(renaming.apply(move))).isEqualTo(renamed(after, renaming));
            assertThat(image.place(renaming.apply(move)).skipped())
                    .isEqualTo(game.place(move).skipped().stream()
                            .map(renaming::apply)
                            .toList());
        }
    }

    private static GameState renamed(GameState game, Renaming renaming) {
        return GameState.of(renaming.apply(game.toSetup()));
    }

    private static void moves(GameState game, GameState image, Renaming renaming, SplitMix64 random) {
        assertThat(ImmutableSet.copyOf(image.legalMoves()))
                .isEqualTo(game.legalMoves().stream().map(renaming::apply).collect(ImmutableSet.toImmutableSet()));
        for (int i = 0; i < 50; i++) {
            Tile tile = Tile.all().get(random.nextInt(Tile.all().size()));
            Cell cell = Cell.all().get(random.nextInt(Cell.all().size()));
            assertThat(image.faults(renaming.apply(tile), renaming.apply(cell)))
                    .isEqualTo(renaming.apply(game.faults(tile, cell)));
        }
    }

    private static void board(GameState game, GameState image, Renaming renaming) {
        assertThat(image.board().protectedCells())
                .isEqualTo(renaming.apply(game.board().protectedCells()));
        for (Color color : Color.all()) {
            assertThat(image.board().groups(renaming.apply(color)))
                    .isEqualTo(renaming.inOrder(game.board().groups(color)));
            assertThat(image.isFinished(renaming.apply(color))).isEqualTo(game.isFinished(color));
            assertThat(image.isFaceUp(renaming.apply(color))).isEqualTo(game.isFaceUp(color));
        }
    }

    private static void standings(GameState game, GameState image, Renaming renaming) {
        for (Seat seat : game.seats()) {
            Standing standing = game.standings().forSeat(seat);
            ImmutableMap.Builder<Color, Integer> captures = ImmutableMap.builder();
            standing.captures().forEach((color, count) -> captures.put(renaming.apply(color), count));
            assertThat(image.standings().forSeat(renaming.apply(seat)))
                    .isEqualTo(new Standing(
                            renaming.apply(seat),
                            standing.rank(),
                            standing.score(),
                            standing.groupCount(),
                            captures.buildOrThrow()));
        }
    }

    private static void views(GameState game, GameState image, Renaming renaming) {
        for (Viewer viewer : ViewLaws.viewers(game.ruleset())) {
            PlayerView view = game.viewFor(viewer);
            PlayerView imageView = image.viewFor(renaming.apply(viewer));
            assertThat(imageView.toSetup()).isEqualTo(renaming.apply(view.toSetup()));
            assertThat(imageView.worldCount()).isEqualTo(view.worldCount());
        }
    }
}
