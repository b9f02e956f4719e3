package io.github.uptownrules.bots;

import io.github.uptownrules.core.grid.Grid;

/**
 * The inputs of an {@link Evaluation} for one seat: numbers that predict the change of its score until the end. They
 * depend only on public information, not on racks.
 */
final class Features {
    static final int COUNT = 27;

    /** The lead or deficit, in points, beyond which differences are ignored. */
    private static final int FAR = 4;

    /** The probability that a tile will find a place, indexed by the number of places for it. */
    private static final double[] CHANCES = new double[82];

    static {
        double none = 1;
        for (int places = 0; places < CHANCES.length; places++) {
            CHANCES[places] = 1 - none;
            none /= 2;
        }
    }

    // Indexes used by other classes.

    static final int GROUPS = 5;
    static final int SINGLES = 6;
    static final int EMPTY_JOINTS = 12;

    private Features() {}

    /** Writes the features of a seat, given the seat to move, from index 0 on. */
    static void of(MutableBoard board, int seat, int turn, double[] features) {
        for (int i = 0; i < COUNT; i++) {
            features[i] = 0;
        }
        long emptyUpper = Grid.UPPER_CELLS;
        long emptyLower = Grid.LOWER_CELLS;
        long openUpper = Grid.UPPER_CELLS;
        long openLower = Grid.LOWER_CELLS;
        long rivalUpper = 0;
        long rivalLower = 0;
        int most = 0;
        int ties = 0;
        int captures = 0;
        for (int color = 0; color < MutableBoard.COLORS; color++) {
            boolean isOwn = board.owner(color) == seat;
            emptyUpper &= ~board.upper(color);
            emptyLower &= ~board.lower(color);
            openUpper &= ~(isOwn ? board.upper(color) : board.cutUpper(color));
            openLower &= ~(isOwn ? board.lower(color) : board.cutLower(color));
            if (!isOwn && board.owner(color) != MutableBoard.NONE) {
                rivalUpper |= board.touchUpper(color, 1);
                rivalLower |= board.touchLower(color, 1);
            }
            int captured = board.captures(seat, color);
            captures += captured;
            ties = captured > most ? 1 : captured == most ? ties + 1 : ties;
            most = Math.max(most, captured);
        }
        features[0] = 1;
        features[1] = most;
        features[2] = most == 0 ? 0 : ties;
        features[3] = captures;
        features[4] = Long.bitCount(emptyUpper) + Long.bitCount(emptyLower);
        for (int color = 0; color < MutableBoard.COLORS; color++) {
            if (board.owner(color) == seat) {
                add(board, color, emptyUpper, emptyLower, openUpper, openLower, features);
                features[19] += size(
                        board.touchUpper(color, 1) & emptyUpper & rivalUpper,
                        board.touchLower(color, 1) & emptyLower & rivalLower);
                features[20] += size(
                        board.touchUpper(color, 2) & emptyUpper & rivalUpper,
                        board.touchLower(color, 2) & emptyLower & rivalLower);
            }
        }
        standing(board, seat, turn, features);
    }

    private static void standing(MutableBoard board, int seat, int turn, double[] features) {
        int seats = board.seats().size();
        int score = board.score(seat);
        int best = Integer.MIN_VALUE;
        for (int rival = 0; rival < seats; rival++) {
            best = rival == seat ? best : Math.max(best, board.score(rival));
        }
        features[21] = score;
        features[22] = Math.max(-FAR, Math.min(FAR, score - best));
        features[23] = (double) ((seat - turn + seats) % seats) / seats;
    }

    private static void add(
            MutableBoard board,
            int color,
            long emptyUpper,
            long emptyLower,
            long openUpper,
            long openLower,
            double[] features) {
        int groups = board.groups(color);
        long edgeUpper = board.touchUpper(color, 1) & openUpper;
        long edgeLower = board.touchLower(color, 1) & openLower;
        long jointUpper = board.touchUpper(color, 2) & openUpper;
        long jointLower = board.touchLower(color, 2) & openLower;
        features[GROUPS] += groups;
        features[SINGLES] += size(board.singleUpper(color), board.singleLower(color));
        features[7] += size(board.upper(color), board.lower(color));
        features[8] += size(board.cutUpper(color), board.cutLower(color));
        features[9] += size(edgeUpper, edgeLower);
        features[10] += size(edgeUpper & emptyUpper, edgeLower & emptyLower);
        features[11] += size(jointUpper, jointLower);
        features[EMPTY_JOINTS] += size(jointUpper & emptyUpper, jointLower & emptyLower);
        features[13] += size(board.touchUpper(color, 3) & openUpper, board.touchLower(color, 3) & openLower);
        int none = 0;
        int one = 0;
        int some = 0;
        double edge = 0;
        double emptyEdge = 0;
        double joint = 0;
        double emptyJoint = 0;
        for (int rest = board.unplayed[color]; rest != 0; rest &= rest - 1) {
            int face = Integer.numberOfTrailingZeros(rest);
            int edges = CellBits.fitting(face, edgeUpper, edgeLower);
            if (edges == 0) {
                none++;
                continue;
            }
            one += edges == 1 ? 1 : 0;
            long freeUpper = CellBits.faceUpper(face) & emptyUpper;
            long freeLower = CellBits.faceLower(face) & emptyLower;
            edge += CHANCES[edges];
            emptyEdge += CHANCES[size(freeUpper & edgeUpper, freeLower & edgeLower)];
            // A cell that touches two groups also touches one.
            int joints = CellBits.fitting(face, jointUpper, jointLower);
            some += joints > 0 ? 1 : 0;
            joint += CHANCES[joints];
            emptyJoint += CHANCES[size(freeUpper & jointUpper, freeLower & jointLower)];
        }
        features[24] += none;
        features[25] += one;
        features[26] += some;
        features[14] += edge;
        features[15] += emptyEdge;
        features[16] += joint;
        features[17] += emptyJoint;
        features[18] += groups * groups * 0.1;
    }

    private static int size(long upper, long lower) {
        return Long.bitCount(upper) + Long.bitCount(lower);
    }
}
