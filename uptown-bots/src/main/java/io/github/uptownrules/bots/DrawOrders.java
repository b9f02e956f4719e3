package io.github.uptownrules.bots;

import io.github.uptownrules.bots.SeenTurns.Choice;
import io.github.uptownrules.core.value.Color;
import java.util.Arrays;
import java.util.List;

/**
 * Samples the orders in which a seat may have drawn its tiles. Each step swaps two tiles and keeps the swap depending
 * on how likely it makes the observed moves (Metropolis and others, <i>Equation of state calculations by fast
 * computing machines</i>, 1953). In the long run, each order occurs in proportion to its likelihood.
 */
final class DrawOrders {
    private final SeenTurns turns;
    private final List<Choice> choices;
    private final int slots;

    /** The faces of each slot in drawing order. */
    private final int[][] orders;

    private final int[] drawn;

    /** The index of the first choice after each number of placements in each slot. */
    private final int[][] firstChoices;

    /** The assumed care of the seat. */
    private int grade;

    /** For each choice, the total liking of all tiles on the racks, relative to the placed tile. */
    private final double[] totals;

    private final double[] changed;

    DrawOrders(SeenTurns turns, CopyableRandom chance) {
        this.turns = turns;
        this.choices = turns.choices();
        this.slots = turns.colors().size();
        this.orders = new int[slots][];
        this.drawn = new int[slots];
        this.firstChoices = new int[slots][];
        this.totals = new double[choices.size()];
        this.changed = new double[choices.size()];
        for (int slot = 0; slot < slots; slot++) {
            orders[slot] = possible(slot, chance);
            drawn[slot] = Math.min(orders[slot].length, turns.rackSize(slot) + turns.placed(slot));
            firstChoices[slot] = firstChoices(slot);
        }
    }

    /** Returns one possible order: each place gets the tile with the earliest deadline. */
    private int[] possible(int slot, CopyableRandom chance) {
        int[] faces = new int[HiddenTiles.FACES];
        int size = 0;
        for (int face = 0; face < faces.length; face++) {
            if (turns.latest(slot, face) >= 0) {
                faces[size++] = face;
            }
        }
        int[] order = Arrays.copyOf(faces, size);
        for (int place = size - 1; place > 0; place--) {
            swap(order, place, chance.below(place + 1));
        }
        for (int place = 0; place < size; place++) {
            int best = -1;
            for (int other = place; other < size; other++) {
                if (turns.earliest(slot, order[other]) <= place
                        && (best < 0 || turns.latest(slot, order[other]) < turns.latest(slot, order[best]))) {
                    best = other;
                }
            }
            if (best < 0 || turns.latest(slot, order[best]) < place) {
                Color color = turns.colors().get(slot);
                throw new IllegalArgumentException(
                        "no game is like that: the tiles of color " + color + " cannot have been drawn in any order");
            }
            swap(order, place, best);
        }
        return order;
    }

    private static void swap(int[] order, int one, int other) {
        int face = order[one];
        order[one] = order[other];
        order[other] = face;
    }

    private int[] firstChoices(int slot) {
        int[] first = new int[orders[slot].length + 2];
        int choice = 0;
        for (int placed = 0; placed < first.length; placed++) {
            while (choice < choices.size() && choices.get(choice).placed()[slot] < placed) {
                choice++;
            }
            first[placed] = choice;
        }
        return first;
    }

    /** Performs a number of swaps per color. Impossible swaps are always rejected, and unlikely ones at random. */
    void goOn(int swaps, CopyableRandom chance) {
        mayChangeGrade(chance);
        for (int i = 0; i < swaps; i++) {
            for (int slot = 0; slot < slots; slot++) {
                int size = orders[slot].length;
                if (size > 1 && drawn[slot] > 0) {
                    int one = chance.below(drawn[slot]);
                    int other = chance.below(size);
                    maySwap(slot, Math.min(one, other), Math.max(one, other), chance);
                }
            }
        }
    }

    /** Changes the assumed care of the seat at random, in proportion to the likelihood of its choices. */
    private void mayChangeGrade(CopyableRandom chance) {
        int other = chance.below(SeenTurns.GRADES);
        double ratio = 1;
        for (int i = 0; i < totals.length; i++) {
            // Recomputed from time to time, because sums of differences accumulate rounding errors.
            totals[i] = total(choices.get(i), grade);
            changed[i] = total(choices.get(i), other);
            ratio *= totals[i] / changed[i];
        }
        if (ratio >= 1 || chance.fraction() < ratio) {
            System.arraycopy(changed, 0, totals, 0, totals.length);
            grade = other;
        }
    }

    private double total(Choice choice, int care) {
        double total = 0;
        for (int slot = 0; slot < slots; slot++) {
            int had = Math.min(orders[slot].length, turns.rackSize(slot) + choice.placed()[slot]);
            for (int place = 0; place < had; place++) {
                total += choice.likings()[care][SeenTurns.index(slot, orders[slot][place])];
            }
        }
        return total;
    }

    private void maySwap(int slot, int early, int late, CopyableRandom chance) {
        int sooner = orders[slot][late];
        int later = orders[slot][early];
        if (late > turns.latest(slot, later) || early < turns.earliest(slot, sooner)) {
            return;
        }
        int rack = turns.rackSize(slot);
        int from = firstChoices[slot][Math.max(0, early - rack + 1)];
        int to = firstChoices[slot][Math.max(0, late - rack + 1)];
        double ratio = 1;
        for (int i = from; i < to; i++) {
            double[] likings = choices.get(i).likings()[grade];
            changed[i] = totals[i] + likings[SeenTurns.index(slot, sooner)] - likings[SeenTurns.index(slot, later)];
            ratio *= totals[i] / changed[i];
        }
        if (ratio >= 1 || chance.fraction() < ratio) {
            System.arraycopy(changed, from, totals, from, to - from);
            orders[slot][early] = sooner;
            orders[slot][late] = later;
        }
    }

    /** Deals the colors of the seat: the racks get the tiles that were drawn and not placed. */
    void deal(HiddenTiles tiles, CopyableRandom chance) {
        for (int slot = 0; slot < slots; slot++) {
            int color = turns.colors().get(slot).ordinal();
            int rack = 0;
            for (int place = 0; place < drawn[slot]; place++) {
                rack |= 1 << orders[slot][place];
            }
            tiles.deal(color, rack & turns.unplayed(slot));
            for (int place = drawn[slot]; place < orders[slot].length; place++) {
                tiles.put(color, orders[slot][place]);
            }
            tiles.shuffle(color, chance);
        }
    }
}
