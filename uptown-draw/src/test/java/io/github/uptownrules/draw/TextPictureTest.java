package io.github.uptownrules.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.draw.TextColors;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.text.TextLayout;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.variants.Rulesets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TextPictureTest {
    @Test
    void drawsTheBoardWithTilesAndMarks() {
        GameState game = Rulesets.standard(3).deal(1);
        Tile tile = game.legalMoves().get(0).tile();
        Cell cell = game.legalMoves().get(0).cell();
        String text = TextPicture.of(game.play(game.legalMoves().get(0)))
                .withMarks(ImmutableMap.of(cell, '*', Cell.E5, '+'))
                .boardOnly()
                .text();
        assertThat(text.lines()).hasSize(14).allMatch(line -> line.length() <= 38);
        assertThat(text).contains(tile + "*", " + ");
    }

    @ParameterizedTest
    @MethodSource("io.github.uptownrules.draw.SvgPictureTest#positions")
    void colorsChangeNothingElse(GameState game) {
        String plain = TextPicture.of(game).text();
        assertThat(plain).doesNotContain("\033");
        assertThat(TextPicture.of(game).withColors(TextColors.ANSI).text().replaceAll("\033\\[[0-9;]*m", ""))
                .isEqualTo(plain);
    }

    @ParameterizedTest
    @MethodSource("io.github.uptownrules.draw.SvgPictureTest#positions")
    void worldsWithTheSameViewMakeTheSameText(GameState game) {
        for (Seat seat : game.seats()) {
            PlayerView view = game.viewFor(seat);
            assertThat(TextPicture.of(view.sample(new SplitMix64(1)).viewFor(seat))
                            .text())
                    .isEqualTo(TextPicture.of(view).text());
        }
    }

    @ParameterizedTest
    @MethodSource("io.github.uptownrules.draw.SvgPictureTest#positions")
    void wrapsLines(GameState game) {
        for (TextColors colors : TextColors.values()) {
            for (int columns : new int[] {38, 50, 80}) {
                assertThat(TextPicture.of(game)
                                .withColors(colors)
                                .withColumns(columns)
                                .text()
                                .lines())
                        .allMatch(line -> TextLayout.width(line) <= columns);
            }
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TextPicture.of(game).withColumns(37))
                .withMessage("a board takes 38 columns, and there are 37");
    }

    @Test
    void countsHiddenTiles() {
        PlayerView view = Rulesets.standard(3).deal(1).viewFor(Seat.ONE);
        assertThat(TextPicture.of(view).text())
                .contains("Seat 1 (blue), to move", "green rack: 5 hidden tiles, 23 to draw");
        assertThat(TextPicture.seatName(view, Seat.TWO)).isEqualTo("Seat 2 (green)");
    }

    @Test
    void showsTheEndOfATerminatedGameInTheText() {
        GameState game = Rulesets.standard(3).deal(1);
        TextPicture picture = TextPicture.of(game);
        assertThat(picture.withTermination(Termination.resignation(Seat.TWO)).text())
                .doesNotContain("to move")
                .contains("\nSeat 1 (blue), rank 1\n", "\nSeat 2 (green), resigned, rank 3\n");
        assertThat(picture.withTermination(Termination.timeout(Seat.ONE)).text())
                .contains("\nSeat 1 (blue), out of time, rank 3\n");
        assertThat(picture.withTermination(Termination.agreement()).text())
                .contains("\nSeat 1 (blue), ended by agreement, rank 1\n");
        assertThat(picture.withTermination(Termination.limit()).text())
                .contains("\nSeat 1 (blue), ended by a limit, rank 1\n");
    }

    @Test
    void everyColorHasItsOwnBackground() {
        assertThat(Color.all().stream().map(color -> TextPicture.paint(color, "x", TextColors.ANSI)))
                .doesNotHaveDuplicates()
                .allMatch(text -> text.startsWith("\033[1;") && text.endsWith("mx\033[0m"));
    }
}
