package io.github.uptownrules.core.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.jgrapht.Graph;
import org.jgrapht.alg.connectivity.BiconnectivityInspector;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;
import org.junit.jupiter.api.Test;

/** R19 on rings, spirals, combs and snakes over the whole board, compared with JGraphT. */
class LongShapesTest {
    @Test
    void r19_theCutCellsOfLongShapesAreTheirArticulationPoints() {
        Set<CellSet> shapes = Shapes.all();
        long tiles = 0;
        for (CellSet shape : shapes) {
            BiconnectivityInspector<Cell, DefaultEdge> graph = new BiconnectivityInspector<>(graph(shape));
            assertThat(shape.articulationCells()).as("cut cells of %s", shape).isEqualTo(cells(graph.getCutpoints()));
            assertThat(Set.copyOf(shape.groups()))
                    .as("groups of %s", shape)
                    .isEqualTo(graph.getConnectedComponents().stream()
                            .map(component -> cells(component.vertexSet()))
                            .collect(Collectors.toSet()));
            tiles += shape.size();
        }
        System.out.printf("split rule: %,d long shapes, %,d tiles%n", shapes.size(), tiles);
        assertThat(shapes).hasSizeGreaterThan(10_000);
    }

    private static Graph<Cell, DefaultEdge> graph(CellSet shape) {
        Graph<Cell, DefaultEdge> graph = new SimpleGraph<>(DefaultEdge.class);
        shape.forEach(graph::addVertex);
        for (Cell cell : shape) {
            if (cell.column() < 9) {
                connect(graph, cell, Cell.of(cell.row(), cell.column() + 1));
            }
            if (cell.row() < 9) {
                connect(graph, cell, Cell.of(cell.row() + 1, cell.column()));
            }
        }
        return graph;
    }

    private static void connect(Graph<Cell, DefaultEdge> graph, Cell one, Cell other) {
        if (graph.containsVertex(other)) {
            graph.addEdge(one, other);
        }
    }

    private static CellSet cells(Set<Cell> cells) {
        return cells.stream().collect(CellSet.toCellSet());
    }
}
