package io.github.uptownrules.bots;

import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Seat;
import java.util.Arrays;

/**
 * How the players of a {@link Playout} play: any legal move may come, but the more likely the more points it is worth at once,
 * as the scoring of the ruleset tells it: what groups it joins, and what a capture costs.
 */
final class Habits {
    private static final int COLORS = Field.COLORS;
    private static final int NONE = Field.NONE;

    /** So many times likelier is a move that is worth a point more, up to {@link #MOST_POINTS}. */
    private static final double PER_POINT = 8;

    private static final int MOST_POINTS = 4;

    /** A tile that touches none of its color is so much less likely than the point tells. */
    private static final double ALONE = 0.1;

    /** A capture is so much less likely than the points tell. */
    private static final double CAPTURE = 0.25;

    /** By points from minus {@link #MOST_POINTS}. */
    private static final double[] FACTORS = new double[2 * MOST_POINTS + 1];

    static {
        FACTORS[MOST_POINTS] = 1;
        for (int points = 1; points <= MOST_POINTS; points++) {
            FACTORS[MOST_POINTS + points] = FACTORS[MOST_POINTS + points - 1] * PER_POINT;
            FACTORS[MOST_POINTS - points] = FACTORS[MOST_POINTS - points + 1] / PER_POINT;
        }
    }

    private final Field field;
    private final int seats;

    /** By seat and color, how much less likely it captures one of these; 0 if that is not known. */
    private final double[] captureWeights = new double[Seat.all().size() * COLORS];

    /** By color and how many groups a tile joins, how likely that is; 0 if that is not known. */
    private final double[] groupWeights = new double[COLORS * (Field.MOST_TOUCHED + 1)];

    // Sets of cells that are equally good to place a tile on, by what lies there.

    private int kinds;
    private final double[] kindWeights = new double[1 + 2 * COLORS];
    private final long[] kindUpper = new long[1 + 2 * COLORS];
    private final long[] kindLower = new long[1 + 2 * COLORS];

    // The moves: for each tile some sets of cells.

    private static final int MOST = COLORS * Face.all().size() * (Field.MOST_TOUCHED + 1) * (1 + 2 * COLORS);
    private int count;
    private final double[] sums = new double[MOST];
    private final double[] weights = new double[MOST];
    private final int[] tiles = new int[MOST];
    private final long[] cellsUpper = new long[MOST];
    private final long[] cellsLower = new long[MOST];

    private int chosen;
    private int cell;

    Habits(Field field) {
        this.field = field;
        this.seats = field.seats().size();
    }

    /** Must be told when the field was set. */
    void forget() {
        Arrays.fill(captureWeights, 0);
        Arrays.fill(groupWeights, 0);
    }

    void beforePlacement(int seat, int captured) {
        if (captured != NONE) {
            Arrays.fill(captureWeights, seat * COLORS, (seat + 1) * COLORS, 0);
        }
    }

    /** Lists the moves of a seat, and returns whether there are any. */
    boolean list(int seat, int[] racks) {
        kinds = 0;
        count = 0;
        double sum = 0;
        for (int color = 0; color < COLORS; color++) {
            if (field.owner(color) == seat && field.left(color) > 0 && racks[color] != 0) {
                if (kinds == 0) {
                    listKinds(seat);
                }
                sum = list(color, racks[color], sum);
            }
        }
        return count > 0;
    }

    private void listKinds(int seat) {
        long occupiedUpper = 0;
        long occupiedLower = 0;
        kinds = 1;
        for (int color = 0; color < COLORS; color++) {
            long upper = field.upper[color];
            long lower = field.lower[color];
            occupiedUpper |= upper;
            occupiedLower |= lower;
            if (field.owner(color) != seat && (upper | lower) != 0) {
                long singleUpper = field.singleUpper(color);
                long singleLower = field.singleLower(color);
                double weight = captureWeight(seat, color);
                addKind(
                        weight,
                        upper & ~singleUpper & ~field.cutUpper(color),
                        lower & ~singleLower & ~field.cutLower(color));
                // The owner loses a group, and so wins what it costs.
                addKind(seats == 2 ? weight / PER_POINT : weight / 2, singleUpper, singleLower);
            }
        }
        kindWeights[0] = 1;
        kindUpper[0] = Words.UPPER & ~occupiedUpper;
        kindLower[0] = Words.LOWER & ~occupiedLower;
    }

    private void addKind(double weight, long upper, long lower) {
        if ((upper | lower) == 0) {
            return;
        }
        int kind = 1;
        while (kind < kinds && kindWeights[kind] != weight) {
            kind++;
        }
        if (kind == kinds) {
            kinds++;
            kindWeights[kind] = weight;
            kindUpper[kind] = 0;
            kindLower[kind] = 0;
        }
        kindUpper[kind] |= upper;
        kindLower[kind] |= lower;
    }

    private double captureWeight(int seat, int color) {
        int index = seat * COLORS + color;
        if (captureWeights[index] == 0) {
            captureWeights[index] = CAPTURE * factor(-field.costOfCapture(seat, color));
        }
        return captureWeights[index];
    }

    private double groupWeight(int color, int touched) {
        int index = color * (Field.MOST_TOUCHED + 1) + touched;
        if (groupWeights[index] == 0) {
            groupWeights[index] = factor((touched - 1) * field.costOfGroup(color)) * (touched == 0 ? ALONE : 1);
        }
        return groupWeights[index];
    }

    private static double factor(int points) {
        return FACTORS[MOST_POINTS + Math.max(-MOST_POINTS, Math.min(MOST_POINTS, points))];
    }

    private double list(int color, int rack, double before) {
        double sum = before;
        long outerUpper = Words.UPPER;
        long outerLower = Words.LOWER;
        for (int touched = 0; touched <= Field.MOST_TOUCHED; touched++) {
            boolean isLast = touched == Field.MOST_TOUCHED;
            long innerUpper = isLast ? 0 : field.touchUpper(color, touched + 1);
            long innerLower = isLast ? 0 : field.touchLower(color, touched + 1);
            long ringUpper = outerUpper & ~innerUpper;
            long ringLower = outerLower & ~innerLower;
            for (int kind = 0; kind < kinds; kind++) {
                long upper = ringUpper & kindUpper[kind];
                long lower = ringLower & kindLower[kind];
                if ((upper | lower) != 0) {
                    sum = list(color, rack, upper, lower, groupWeight(color, touched) * kindWeights[kind], sum);
                }
            }
            outerUpper = innerUpper;
            outerLower = innerLower;
        }
        return sum;
    }

    private double list(int color, int rack, long upper, long lower, double weight, double before) {
        double sum = before;
        for (int rest = rack; rest != 0; rest &= rest - 1) {
            int face = Integer.numberOfTrailingZeros(rest);
            int size = Words.fitting(face, upper, lower);
            if (size > 0) {
                sum += weight * size;
                sums[count] = sum;
                weights[count] = weight;
                tiles[count] = color << 5 | face;
                cellsUpper[count] = upper & Words.faceUpper(face);
                cellsLower[count] = lower & Words.faceLower(face);
                count++;
            }
        }
        return sum;
    }

    /** Chooses one of the moves listed. */
    void choose(double fraction) {
        double at = fraction * sums[count - 1];
        chosen = 0;
        while (chosen < count - 1 && sums[chosen] <= at) {
            chosen++;
        }
        int size = Long.bitCount(cellsUpper[chosen]) + Long.bitCount(cellsLower[chosen]);
        double into = at - (chosen == 0 ? 0 : sums[chosen - 1]);
        int index = Math.max(0, Math.min(size - 1, (int) (into / weights[chosen])));
        cell = Words.cellAt(cellsUpper[chosen], cellsLower[chosen], index);
    }

    int color() {
        return tiles[chosen] >> 5;
    }

    int face() {
        return tiles[chosen] & 31;
    }

    int cell() {
        return cell;
    }
}
