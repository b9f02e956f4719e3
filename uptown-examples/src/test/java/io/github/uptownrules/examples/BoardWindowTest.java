package io.github.uptownrules.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Tile;
import java.awt.Image;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.ImageIcon;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("full")
class BoardWindowTest {
    private final BoardWindow window = new BoardWindow(Bots.parse("greedy"));

    /** Presses the middle of a cell of the picture. */
    private void press(Cell cell) {
        int[] point = Stream.iterate(0, x -> x + 10)
                .limit(60)
                .flatMap(x -> Stream.iterate(0, y -> y + 10).limit(60).map(y -> new int[] {x, y}))
                .filter(at -> window.picture().cellAt(at[0], at[1]).equals(Optional.of(cell)))
                .findFirst()
                .orElseThrow();
        window.mousePressed(new MouseEvent(window.board, MouseEvent.MOUSE_PRESSED, 0, 0, point[0], point[1], 1, false));
    }

    private Image shown() {
        return ((ImageIcon) window.board.getIcon()).getImage();
    }

    @Test
    void playsAWholeGameWithTheMouse() {
        int turns = 0;
        while (!window.game.isOver()) {
            assertThat(window.game.turn()).contains(Seat.ONE);
            assertThat(window.rack.getItemCount())
                    .isEqualTo(window.game
                            .viewFor(Seat.ONE)
                            .playable(window.rack.getItemAt(0).color())
                            .size());
            for (int i = 0; i < window.rack.getItemCount(); i++) {
                Tile tile = window.rack.getItemAt(i);
                if (!window.game.legalMoves().cellsFor(tile).isEmpty()) {
                    window.rack.setSelectedIndex(i);
                    Image targets = shown();
                    press(window.game.legalMoves().cellsFor(tile).iterator().next());
                    assertThat(shown()).isNotSameAs(targets);
                    break;
                }
            }
            turns++;
        }
        assertThat(turns).isBetween(20, 28);
        press(Cell.E5);
        assertThat(window.game.isOver()).isTrue();
    }

    @Test
    void showsARefusedMoveAndChangesNothing() {
        GameState before = window.game;
        Tile tile = window.rack.getItemAt(window.rack.getSelectedIndex());
        List<Cell> refused = Cell.all().stream()
                .filter(cell -> !before.faults(tile, cell).isEmpty())
                .toList();
        Image shown = shown();
        refused.stream().findFirst().ifPresent(cell -> {
            press(cell);
            assertThat(shown()).isNotSameAs(shown);
        });
        assertThat(window.game).isSameAs(before);
    }
}
