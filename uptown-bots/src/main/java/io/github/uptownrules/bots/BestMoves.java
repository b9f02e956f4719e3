package io.github.uptownrules.bots;

import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/** The best of the offered moves, stored as numbers to avoid allocation for the others. */
final class BestMoves {
    private static final int CELLS = Cell.all().size();
    private static final int FACES = Face.all().size();

    private double highest = Double.NEGATIVE_INFINITY;
    private int size;

    /** Move numbers, which sort in canonical order. */
    private int[] best = new int[16];

    double highest() {
        return highest;
    }

    void offer(int color, int face, int cell, double value) {
        if (value < highest) {
            return;
        }
        if (value > highest) {
            highest = value;
            size = 0;
        }
        if (size == best.length) {
            best = Arrays.copyOf(best, 2 * size);
        }
        best[size++] = (color * FACES + face) * CELLS + cell;
    }

    /** Returns one of the best moves at random. The result does not depend on the order in which they were offered. */
    Move any(RandomGenerator random) {
        Arrays.sort(best, 0, size);
        int number = best[RandomInts.below(random, size)];
        int tile = number / CELLS;
        return Move.of(
                Tile.of(Color.all().get(tile / FACES), Face.all().get(tile % FACES)),
                Cell.all().get(number % CELLS));
    }
}
