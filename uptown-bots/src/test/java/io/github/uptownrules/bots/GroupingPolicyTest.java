package io.github.uptownrules.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.FaceStack;
import io.github.uptownrules.core.game.Holding;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Setup;
import io.github.uptownrules.core.simulation.Rollout;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.variants.Rulesets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the policy of the playouts of mcts. */
class GroupingPolicyTest {
    private static final int MOVES = 20_000;

    /** Returns the cells chosen for blue's only tile, given the cells of its own tiles and others. */
    private static Multiset<Cell> chosen(Face onRack, List<String> blue, List<String> green) {
        Ruleset ruleset = Rulesets.standard(3).toBuilder("one").rackSize(1).build();
        Setup.Builder setup = Setup.builder(ruleset).turn(Seat.ONE);
        place(setup, Color.BLUE, blue);
        place(setup, Color.GREEN, green);
        PlayerView view = PlayerView.of(
                setup.holding(
                                Seat.ONE,
                                new Holding(
                                        Color.BLUE, FaceStack.of(List.of(onRack)), FaceStack.hidden(27 - blue.size())))
                        .holding(
                                Seat.TWO,
                                new Holding(Color.GREEN, FaceStack.hidden(1), FaceStack.hidden(27 - green.size())))
                        .holding(Seat.THREE, new Holding(Color.ORANGE, FaceStack.hidden(1), FaceStack.hidden(27)))
                        .build(),
                Seat.ONE);
        SplitMix64 random = new SplitMix64(1);
        Rollout rollout = Rollout.of(view.sample(random));
        Multiset<Cell> cells = HashMultiset.create();
        for (int i = 0; i < MOVES; i++) {
            cells.add(new GroupingPolicy().choose(rollout, random).cell());
        }
        return cells;
    }

    private static void place(Setup.Builder setup, Color color, List<String> cells) {
        for (String cell : cells) {
            setup.tile(
                    Cell.parse(cell),
                    Tile.of(color, Face.ofLetter(cell.charAt(1)).orElseThrow()));
        }
    }

    /** E5 is between two own tiles, E3 has a tile to capture, and every other neighbor touches one own tile. */
    @Test
    void prefersCellsWhereOwnTilesMeetAndEmptyCells() {
        Multiset<Cell> cells = chosen(Face.MONEY, List.of("E4", "E6"), List.of("E3"));
        List<Cell> beside = CellSet.of(Cell.E4).union(CellSet.of(Cell.E6)).neighbors().stream()
                .toList();
        assertThat(cells.elementSet()).containsExactlyInAnyOrderElementsOf(beside);
        double sum = 8 * 4 + 5 * 4 + 1;
        for (Cell cell : beside) {
            double weight = cell == Cell.E5 ? 8 * 4 : cell == Cell.E3 ? 1 : 4;
            assertThat((double) cells.count(cell) / MOVES).isCloseTo(weight / sum, within(0.015));
        }
        assertThat(cells.count(Cell.E3)).isLessThan(MOVES * 2 / 53);
    }

    @Test
    void playsAnywhereIfNoOwnTileIsNear() {
        Multiset<Cell> cells = chosen(Face.ROW_I, List.of("A1"), List.of());
        assertThat(cells.elementSet())
                .hasSize(9)
                .allMatch(cell -> Face.ROW_I.cells().contains(cell));
        assertThat(cells.entrySet()).allMatch(entry -> Math.abs(entry.getCount() - MOVES / 9) < MOVES / 90);
    }
}
