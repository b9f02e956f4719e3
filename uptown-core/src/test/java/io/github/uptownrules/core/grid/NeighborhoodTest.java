package io.github.uptownrules.core.grid;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import org.junit.jupiter.api.Test;

class NeighborhoodTest {
    /** The cells around E5 in the order of the bits. */
    private static final Cell[] AROUND = {Cell.D4, Cell.D5, Cell.D6, Cell.E4, Cell.E6, Cell.F4, Cell.F5, Cell.F6};

    @Test
    void r19_arcsMatchTheirDefinition() {
        CellSet edges = CellSet.of(Cell.D5, Cell.E4, Cell.E6, Cell.F5);
        for (int around = 0; around < 256; around++) {
            CellSet cells = CellSet.none();
            for (int bit = 0; bit < 8; bit++) {
                if ((around >>> bit & 1) != 0) {
                    cells = cells.with(AROUND[bit]);
                }
            }
            long groupsAtEdges = cells.groups().stream()
                    .filter(group -> group.intersects(edges))
                    .count();
            assertThat(Neighborhood.arcs(around)).as("neighborhood %s", cells).isEqualTo((int) groupsAtEdges);
            assertThat(Neighborhood.of(cells.upperWord(), cells.lowerWord(), Cell.E5.ordinal()))
                    .as("bits of %s", cells)
                    .isEqualTo(around);
        }
    }

    @Test
    void neighborhoodsStopAtTheEdges() {
        for (Cell cell : Cell.all()) {
            for (Cell other : Cell.all()) {
                int rows = other.row() - cell.row();
                int columns = other.column() - cell.column();
                boolean isAround = Math.abs(rows) <= 1 && Math.abs(columns) <= 1 && other != cell;
                int index = 3 * (rows + 1) + columns + 1;
                int expected = isAround ? 1 << (index > 4 ? index - 1 : index) : 0;
                CellSet set = CellSet.of(other);
                assertThat(Neighborhood.of(set.upperWord(), set.lowerWord(), cell.ordinal()))
                        .as("%s seen from %s", other, cell)
                        .isEqualTo(expected);
            }
        }
    }
}
