package io.github.uptownrules.examples.bots;

import io.github.uptownrules.core.random.Draws;
import io.github.uptownrules.core.simulation.Rollout;
import io.github.uptownrules.core.simulation.RolloutPolicy;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import java.util.random.RandomGenerator;

/**
 * Plays as somebody would who wants few groups and does not think long: next to an own tile if there is a way, most often
 * where two own tiles meet, rather on an empty cell than by capture; else anywhere.
 */
final class TidyPolicy implements RolloutPolicy {
    private static final int MEETING = 8;
    private static final int EMPTY = 4;

    @Override
    public Move choose(Rollout rollout, RandomGenerator random) {
        CellSet occupied = CellSet.none();
        for (Color color : Color.all()) {
            occupied = occupied.union(rollout.cells(color));
        }
        Move chosen = rollout.randomMove(random);
        int total = 0;
        for (Color color : rollout.colors(rollout.turn().orElseThrow())) {
            CellSet own = rollout.cells(color);
            CellSet edge = own.neighbors();
            for (Tile tile : rollout.tiles(color)) {
                CellSet targets = tile.cells().intersection(edge);
                for (int j = 0; j < targets.size(); j++) {
                    Cell cell = targets.get(j);
                    Move move = Move.of(color, tile, cell);
                    int weight = weight(cell, own, occupied);
                    // Each move so far is chosen with a chance in proportion to its weight.
                    if (rollout.isLegal(move)) {
                        total += weight;
                        chosen = Draws.below(random, total) < weight ? move : chosen;
                    }
                }
            }
        }
        return chosen;
    }

    private static int weight(Cell cell, CellSet own, CellSet occupied) {
        boolean isMeeting = CellSet.of(cell).neighbors().intersection(own).size() > 1;
        return (isMeeting ? MEETING : 1) * (occupied.contains(cell) ? 1 : EMPTY);
    }
}
