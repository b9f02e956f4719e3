package io.github.uptownrules.bots;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.core.simulation.Rollout;
import io.github.uptownrules.core.simulation.RolloutPolicy;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A fast policy that keeps the number of groups low. It plays next to one of its own tiles if possible, preferably
 * where two of them meet, and prefers empty cells to captures. Otherwise it plays anywhere.
 */
final class GroupingPolicy implements RolloutPolicy {
    /** The neighbors of each cell. */
    private static final ImmutableList<CellSet> BESIDE =
            Cell.all().stream().map(cell -> CellSet.of(cell).neighbors()).collect(ImmutableList.toImmutableList());

    private static final int MEETING = 8;
    private static final int EMPTY = 4;

    @Override
    public Move choose(Rollout rollout, RandomGenerator random) {
        CellSet occupied = CellSet.none();
        for (Color color : Color.all()) {
            occupied = occupied.union(rollout.cells(color));
        }
        int total = 0;
        Optional<Move> chosen = Optional.empty();
        for (Color color : rollout.colors(rollout.turn().orElseThrow())) {
            CellSet own = rollout.cells(color);
            CellSet edge = own.neighbors();
            for (Face face : rollout.playable(color)) {
                Tile tile = Tile.of(color, face);
                CellSet targets = tile.cells().intersection(edge);
                for (int i = 0; i < targets.size(); i++) {
                    Cell cell = targets.get(i);
                    Move move = Move.of(tile, cell);
                    if (!occupied.contains(cell) || rollout.isLegal(move)) {
                        int weight = weight(cell, own, occupied);
                        total += weight;
                        // Reservoir sampling: each target so far is chosen with a probability proportional to its
                        // weight.
                        chosen = RandomInts.below(random, total) < weight ? Optional.of(move) : chosen;
                    }
                }
            }
        }
        return chosen.orElseGet(() -> rollout.randomMove(random));
    }

    private static int weight(Cell cell, CellSet own, CellSet occupied) {
        boolean isMeeting = BESIDE.get(cell.ordinal()).intersection(own).size() > 1;
        return (isMeeting ? MEETING : 1) * (occupied.contains(cell) ? 1 : EMPTY);
    }
}
