package io.github.uptownrules.core.proof;

import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Symmetry;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Shapes whose cut cells cannot be determined from the neighborhood of a cell. */
final class Shapes {
    private Shapes() {}

    /** All shapes under all eight symmetries, without duplicates. */
    static Set<CellSet> all() {
        Set<CellSet> shapes = new LinkedHashSet<>();
        Stream.of(rings(), brokenRings(), nestedRings(), spirals(), combs(), snakes(), lattices())
                .flatMap(List::stream)
                .flatMap(shape -> Symmetry.all().stream().map(symmetry -> symmetry.apply(shape)))
                .forEach(shapes::add);
        return shapes;
    }

    /** The outlines of all rectangles of at least three rows and columns. */
    private static List<CellSet> rings() {
        List<CellSet> rings = new ArrayList<>();
        for (int top = 1; top <= 7; top++) {
            for (int bottom = top + 2; bottom <= 9; bottom++) {
                for (int left = 1; left <= 7; left++) {
                    for (int right = left + 2; right <= 9; right++) {
                        rings.add(ring(top, bottom, left, right));
                    }
                }
            }
        }
        return rings;
    }

    private static CellSet ring(int top, int bottom, int left, int right) {
        return rectangle(top, bottom, left, right).difference(rectangle(top + 1, bottom - 1, left + 1, right - 1));
    }

    private static CellSet rectangle(int top, int bottom, int left, int right) {
        return Cell.all().stream()
                .filter(cell ->
                        cell.row() >= top && cell.row() <= bottom && cell.column() >= left && cell.column() <= right)
                .collect(CellSet.toCellSet());
    }

    /** Every ring with one cell removed, and with one neighboring cell added. */
    private static List<CellSet> brokenRings() {
        List<CellSet> broken = new ArrayList<>();
        for (CellSet ring : rings()) {
            ring.forEach(cell -> broken.add(ring.without(cell)));
            ring.neighbors().forEach(cell -> broken.add(ring.with(cell)));
        }
        return broken;
    }

    /** A ring within a ring, joined by one bridge at any cell between them, and by two bridges. */
    private static List<CellSet> nestedRings() {
        List<CellSet> nested = new ArrayList<>();
        CellSet rings = ring(1, 9, 1, 9).union(ring(3, 7, 3, 7)).with(Cell.E5);
        CellSet between = rings.complement();
        nested.add(rings);
        for (Cell bridge : between) {
            nested.add(rings.with(bridge));
            between.forEach(other -> nested.add(rings.with(bridge).with(other)));
        }
        return nested;
    }

    /** Spirals inwards from a corner, of any length. */
    private static List<CellSet> spirals() {
        return prefixes(spiral());
    }

    private static List<Cell> spiral() {
        List<Cell> path = new ArrayList<>();
        int row = 1;
        int column = 1;
        int rowStep = 0;
        int columnStep = 1;
        path.add(Cell.A1);
        for (int turns = 0; turns < 4; ) {
            int nextRow = row + rowStep;
            int nextColumn = column + columnStep;
            int afterRow = nextRow + rowStep;
            int afterColumn = nextColumn + columnStep;
            boolean isFree = isOnBoard(nextRow, nextColumn)
                    && !path.contains(Cell.of(nextRow, nextColumn))
                    && !(isOnBoard(afterRow, afterColumn) && path.contains(Cell.of(afterRow, afterColumn)));
            if (isFree) {
                row = nextRow;
                column = nextColumn;
                path.add(Cell.of(row, column));
                turns = 0;
            } else {
                int turned = rowStep;
                rowStep = columnStep;
                columnStep = -turned;
                turns++;
            }
        }
        return path;
    }

    private static boolean isOnBoard(int row, int column) {
        return row >= 1 && row <= 9 && column >= 1 && column <= 9;
    }

    /** A row with teeth of any length at every second or third column, on one side or both. */
    private static List<CellSet> combs() {
        List<CellSet> combs = new ArrayList<>();
        for (int spine = 1; spine <= 9; spine++) {
            for (int gap = 2; gap <= 3; gap++) {
                for (int reach = 1; reach <= 8; reach++) {
                    for (int first = 1; first <= gap; first++) {
                        CellSet comb = rectangle(spine, spine, 1, 9);
                        for (int column = first; column <= 9; column += gap) {
                            comb = comb.union(rectangle(spine, Math.min(9, spine + reach), column, column));
                        }
                        combs.add(comb);
                        combs.add(comb.union(Symmetry.MIRRORED_TOP_BOTTOM.apply(comb)));
                    }
                }
            }
        }
        return combs;
    }

    /** Snakes of any length: along every second row of the board, or through all of its cells. */
    private static List<CellSet> snakes() {
        List<Cell> loose = new ArrayList<>();
        List<Cell> dense = new ArrayList<>();
        for (int row = 1; row <= 9; row++) {
            boolean isRightward = row % 4 == 1;
            for (int i = 1; i <= 9; i++) {
                int column = isRightward ? i : 10 - i;
                if (row % 2 == 1 || i == 1) {
                    loose.add(Cell.of(row, row % 2 == 1 ? column : row % 4 == 2 ? 9 : 1));
                }
                dense.add(Cell.of(row, row % 2 == 1 ? i : 10 - i));
            }
        }
        List<CellSet> snakes = prefixes(loose);
        snakes.addAll(prefixes(dense));
        return snakes;
    }

    private static List<CellSet> prefixes(List<Cell> path) {
        List<CellSet> prefixes = new ArrayList<>();
        CellSet shape = CellSet.none();
        for (Cell cell : path) {
            shape = shape.with(cell);
            prefixes.add(shape);
        }
        return prefixes;
    }

    /** Crossing rows and columns at any distance, complete and with one cell removed. */
    private static List<CellSet> lattices() {
        List<CellSet> lattices = new ArrayList<>();
        for (int rows = 1; rows <= 4; rows++) {
            for (int columns = 1; columns <= 4; columns++) {
                int everyRow = rows;
                int everyColumn = columns;
                CellSet lattice = Cell.all().stream()
                        .filter(cell -> cell.row() % everyRow == 0 || cell.column() % everyColumn == 0)
                        .collect(CellSet.toCellSet());
                lattices.add(lattice);
                lattice.forEach(cell -> lattices.add(lattice.without(cell)));
                lattice.complement().forEach(cell -> lattices.add(lattice.with(cell)));
            }
        }
        return lattices;
    }
}
