package io.github.uptownrules.bots;

import io.github.uptownrules.core.grid.Grid;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Face;
import java.util.Arrays;

/**
 * The usual policy of a {@link Playout}: it draws a few moves and takes the one that leaves the most room to grow.
 * Any legal move may be drawn. Its probability grows with the points that it brings at once by the scoring of the
 * ruleset, from joined groups and captures.
 */
final class SampledMovePolicy {
    private static final int COLORS = MutableBoard.COLORS;
    private static final int NONE = MutableBoard.NONE;
    private static final int CELLS = Cell.all().size();

    /** The factor by which each additional point, up to {@link #MOST_POINTS}, multiplies the likelihood of a move. */
    private static final double PER_POINT = 50;

    private static final int MOST_POINTS = 4;

    /** The factor applied to the likelihood of placing a tile that touches no other tile of its color. */
    private static final double ALONE = 0.03;

    /** The number of moves to draw, of which one is chosen. */
    private static final int DRAWS = 6;

    /** The value, in points, of one more tile that will find a place. */
    private static final double ROOM = 0.1;

    /** The likelihood factors by points, starting at minus {@link #MOST_POINTS} points. */
    private static final double[] FACTORS = new double[2 * MOST_POINTS + 1];

    static {
        FACTORS[MOST_POINTS] = 1;
        for (int points = 1; points <= MOST_POINTS; points++) {
            FACTORS[MOST_POINTS + points] = FACTORS[MOST_POINTS + points - 1] * PER_POINT;
            FACTORS[MOST_POINTS - points] = FACTORS[MOST_POINTS - points + 1] / PER_POINT;
        }
    }

    /** The value, in points, of a tile's chance of finding a place, indexed by the number of places for it. */
    private static final double[] ROOMS = new double[CELLS + 1];

    static {
        for (int places = 0; places < ROOMS.length; places++) {
            ROOMS[places] = ROOM * (1 - Math.scalb(1.0, -places));
        }
    }

    private final MutableBoard board;
    private final int seats;

    // Kinds: sets of cells that are equally good to place a tile on, by the tile on them.

    private int kinds;
    private final double[] kindPoints = new double[1 + 2 * COLORS];
    private final long[] kindUpper = new long[1 + 2 * COLORS];
    private final long[] kindLower = new long[1 + 2 * COLORS];

    /** All cells on which the seat may place a tile. */
    private long openUpper;

    private long openLower;

    // Areas: sets of cells that are equally good for all tiles of a color.

    private static final int MOST_AREAS = COLORS * (MutableBoard.MOST_TOUCHED + 1) * (1 + 2 * COLORS);
    private int areas;
    private final double[] areaPoints = new double[MOST_AREAS];
    private final double[] areaWeights = new double[MOST_AREAS];
    private final long[] areaUpper = new long[MOST_AREAS];
    private final long[] areaLower = new long[MOST_AREAS];

    // Moves: some areas for each tile.

    private static final int MOST = MOST_AREAS * Face.all().size();
    private int count;

    /** Cumulative weights of the moves. */
    private final double[] sums = new double[MOST];

    /** The moves, each packed from high to low bits: the area, the color, the face. */
    private final int[] moves = new int[MOST];

    private static final int COLOR_SHIFT = 5;
    private static final int AREA_SHIFT = COLOR_SHIFT + 3;

    private int chosen;
    private int cell;

    /** The distinct drawn moves, as numbers. */
    private final int[] drawn = new int[Math.max(DRAWS, EvaluatedMovePolicy.DRAWS)];

    /** Rates the drawn move for a seat. */
    @FunctionalInterface
    interface Liking {
        double of(int seat);
    }

    @FunctionalInterface
    interface EachMove {
        /**
         * Receives a move.
         *
         * @param color the color of the tile
         * @param face the face of the tile
         * @param worth the value in points by this policy
         */
        void take(int color, int face, int cell, double worth);
    }

    private final Liking room = seat -> areaPoints[area()] + room();

    /** The {@link #room} at each cell for a tile that cannot be placed later; NaN if not computed. */
    private final double[] cellRooms = new double[CELLS];

    SampledMovePolicy(MutableBoard board) {
        this.board = board;
        this.seats = board.seats().size();
    }

    /** Lists the moves of a seat, and returns whether there are any. */
    boolean list(int seat, int[] racks) {
        kinds = 0;
        areas = 0;
        count = 0;
        double sum = 0;
        for (int color = 0; color < COLORS; color++) {
            if (board.owner(color) == seat && board.left(color) > 0 && racks[color] != 0) {
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
            long upper = board.upper(color);
            long lower = board.lower(color);
            occupiedUpper |= upper;
            occupiedLower |= lower;
            if (board.owner(color) != seat && (upper | lower) != 0) {
                long singleUpper = board.singleUpper(color);
                long singleLower = board.singleLower(color);
                double cost = board.costOfCapture(seat, color);
                addKind(
                        -cost,
                        upper & ~singleUpper & ~board.cutUpper(color),
                        lower & ~singleLower & ~board.cutLower(color));
                // The owner loses a group and thus saves its cost.
                addKind(-cost - (double) board.costOfGroup(color) / (seats - 1), singleUpper, singleLower);
            }
        }
        kindPoints[0] = 0;
        kindUpper[0] = Grid.UPPER_CELLS & ~occupiedUpper;
        kindLower[0] = Grid.LOWER_CELLS & ~occupiedLower;
        openUpper = 0;
        openLower = 0;
        for (int kind = 0; kind < kinds; kind++) {
            openUpper |= kindUpper[kind];
            openLower |= kindLower[kind];
        }
    }

    private void addKind(double worth, long upper, long lower) {
        if ((upper | lower) == 0) {
            return;
        }
        int kind = 1;
        while (kind < kinds && kindPoints[kind] != worth) {
            kind++;
        }
        if (kind == kinds) {
            kinds++;
            kindPoints[kind] = worth;
            kindUpper[kind] = 0;
            kindLower[kind] = 0;
        }
        kindUpper[kind] |= upper;
        kindLower[kind] |= lower;
    }

    private static double factor(double points) {
        double bounded = Math.max(-MOST_POINTS, Math.min(MOST_POINTS, points));
        int whole = (int) Math.floor(bounded);
        double factor = FACTORS[MOST_POINTS + whole];
        return bounded == whole ? factor : factor * (1 + (bounded - whole) * (PER_POINT - 1));
    }

    private double list(int color, int rack, double before) {
        double sum = before;
        long outerUpper = Grid.UPPER_CELLS;
        long outerLower = Grid.LOWER_CELLS;
        for (int touched = 0; touched <= MutableBoard.MOST_TOUCHED; touched++) {
            boolean isLast = touched == MutableBoard.MOST_TOUCHED;
            long innerUpper = isLast ? 0 : board.touchUpper(color, touched + 1);
            long innerLower = isLast ? 0 : board.touchLower(color, touched + 1);
            long ringUpper = outerUpper & ~innerUpper;
            long ringLower = outerLower & ~innerLower;
            for (int kind = 0; kind < kinds; kind++) {
                long upper = ringUpper & kindUpper[kind];
                long lower = ringLower & kindLower[kind];
                if ((upper | lower) != 0) {
                    double worth = (touched - 1) * board.costOfGroup(color) + kindPoints[kind];
                    areaPoints[areas] = worth;
                    areaWeights[areas] = factor(worth) * (touched == 0 ? ALONE : 1);
                    areaUpper[areas] = upper;
                    areaLower[areas] = lower;
                    sum = listArea(color, rack, sum);
                    areas++;
                }
            }
            outerUpper = innerUpper;
            outerLower = innerLower;
        }
        return sum;
    }

    private double listArea(int color, int rack, double before) {
        double sum = before;
        double weight = areaWeights[areas];
        long upper = areaUpper[areas];
        long lower = areaLower[areas];
        int tile = areas << AREA_SHIFT | color << COLOR_SHIFT;
        for (int rest = rack; rest != 0; rest &= rest - 1) {
            int face = Integer.numberOfTrailingZeros(rest);
            int size = CellBits.fitting(face, upper, lower);
            sum += weight * size;
            sums[count] = sum;
            moves[count] = tile | face;
            // Entries without fitting cells are overwritten. This avoids a branch that processors mispredict.
            count += -size >>> Integer.SIZE - 1;
        }
        return sum;
    }

    /** Draws a few of the moves and chooses the one that leaves the most room. */
    void choose(int seat, CopyableRandom chance) {
        choose(seat, chance, DRAWS, room);
    }

    /** Draws {@code draws} of the moves and chooses the one with the highest rating. */
    void choose(int seat, CopyableRandom chance, int draws, Liking liking) {
        double best = Double.NEGATIVE_INFINITY;
        int bestDraw = -1;
        int different = 0;
        for (int i = 0; i < draws; i++) {
            draw(chance.fraction());
            int draw = chosen * CELLS + cell;
            if (isAmong(draw, different)) {
                continue;
            }
            drawn[different++] = draw;
            double worth = liking.of(seat);
            if (worth > best) {
                best = worth;
                bestDraw = draw;
            }
        }
        chosen = bestDraw / CELLS;
        cell = bestDraw % CELLS;
    }

    private boolean isAmong(int draw, int different) {
        int i = 0;
        while (i < different && drawn[i] != draw) {
            i++;
        }
        return i < different;
    }

    private void draw(double fraction) {
        double at = fraction * sums[count - 1];
        // Searches from the end, where the likely moves are.
        chosen = count - 1;
        while (chosen > 0 && sums[chosen - 1] > at) {
            chosen--;
        }
        long upper = cellsUpper();
        long lower = cellsLower();
        int size = Long.bitCount(upper) + Long.bitCount(lower);
        double into = at - (chosen == 0 ? 0 : sums[chosen - 1]);
        int index = Math.max(0, Math.min(size - 1, (int) (into / areaWeights[area()])));
        cell = CellBits.cellAt(upper, lower, index);
    }

    /** Returns the value, in points, of the color's room to grow after the drawn move. */
    private double room() {
        return room(board.unplayed[color()] & ~(1 << face()));
    }

    /** Returns the value, in points, of the room that the drawn move leaves for the given faces of its color. */
    private double room(int faces) {
        int color = color();
        long upper = Grid.upperBit(cell);
        long lower = Grid.lowerBit(cell);
        long growthUpper = (board.touchUpper(color, 1) | Grid.besideUpper(upper, lower)) & openUpper & ~upper;
        long growthLower = (board.touchLower(color, 1) | Grid.besideLower(upper, lower)) & openLower & ~lower;
        double room = 0;
        for (int rest = faces; rest != 0; rest &= rest - 1) {
            room += ROOMS[CellBits.fitting(Integer.numberOfTrailingZeros(rest), growthUpper, growthLower)];
        }
        return room;
    }

    void forEach(EachMove each) {
        int color = NONE;
        for (chosen = 0; chosen < count; chosen++) {
            if (color() != color) {
                color = color();
                Arrays.fill(cellRooms, Double.NaN);
            }
            long upper = cellsUpper();
            long lower = cellsLower();
            while ((upper | lower) != 0) {
                cell = Grid.firstCell(upper, lower);
                lower &= upper == 0 ? lower - 1 : lower;
                upper &= upper - 1;
                if (Double.isNaN(cellRooms[cell])) {
                    cellRooms[cell] = room(board.unplayed[color]);
                }
                each.take(color, face(), cell, areaPoints[area()] + cellRooms[cell] - room(1 << face()));
            }
        }
    }

    private int area() {
        return moves[chosen] >> AREA_SHIFT;
    }

    int color() {
        return moves[chosen] >> COLOR_SHIFT & (1 << AREA_SHIFT - COLOR_SHIFT) - 1;
    }

    int face() {
        return moves[chosen] & (1 << COLOR_SHIFT) - 1;
    }

    private long cellsUpper() {
        return areaUpper[area()] & CellBits.faceUpper(face());
    }

    private long cellsLower() {
        return areaLower[area()] & CellBits.faceLower(face());
    }

    int cell() {
        return cell;
    }
}
