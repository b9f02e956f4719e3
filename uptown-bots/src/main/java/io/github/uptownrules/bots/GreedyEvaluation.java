package io.github.uptownrules.bots;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.grid.Grid;
import io.github.uptownrules.core.simulation.Rollout;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import java.util.Arrays;
import java.util.function.Function;

/**
 * Evaluates the moves of a view for {@link GreedyBot}. The tally after a move depends only on the changes in groups
 * and captures. So the cells are sorted into areas with equal tallies, and the scoring is called once per area.
 */
final class GreedyEvaluation {
    private static final int MONEY = Face.MONEY.ordinal();
    private static final int SINGLE_FACES = (1 << MONEY) - 1;

    /** A tile other than money fits nine cells; the probability that it finds one of them is counted in units of 1/512. */
    private static final int CERTAIN = 1 << 9;

    /** A cell has 4 neighbors, and each fits 4 tiles of a color, including money. */
    private static final double MOST_ROOM_MORE = 4 * 4 * 0.5;

    /** A move can protect only its own tile and the tiles next to it. */
    private static final int MOST_CUTS_MORE = 1 + 4;

    private final Lead lead;
    private final Seat seat;
    private final Scoring scoring;
    private final MutableBoard board;

    /** The seat's playable faces of each color, as bits. */
    private final int[] playable;

    private final long openUpper;
    private final long openLower;
    private final long cutUpper;
    private final long cutLower;

    // By area: the color placed, the cells, and the lead afterwards.

    private int areas;
    private int[] areaColor = new int[16];
    private long[] areaUpper = new long[16];
    private long[] areaLower = new long[16];
    private double[] areaLead = new double[16];

    /** Computes the lead of a seat from a tally. */
    @FunctionalInterface
    interface Lead {
        double of(Tally tally, Seat seat, Scoring scoring);
    }

    GreedyEvaluation(PlayerView view, Lead lead) {
        this(new MutableBoard(view), view.turn().orElseThrow(), view::playable, lead);
    }

    GreedyEvaluation(Rollout rollout, Lead lead) {
        this(new MutableBoard(rollout), rollout.turn().orElseThrow(), rollout::playable, lead);
    }

    private GreedyEvaluation(MutableBoard board, Seat seat, Function<Color, FaceSet> playable, Lead lead) {
        this.lead = lead;
        this.seat = seat;
        this.scoring = board.ruleset().scoring();
        this.board = board;
        this.playable = new int[MutableBoard.COLORS];
        long coveredUpper = 0;
        long coveredLower = 0;
        long allCutUpper = 0;
        long allCutLower = 0;
        for (int color = 0; color < MutableBoard.COLORS; color++) {
            boolean isOwn = board.owner(color) == seat.ordinal();
            coveredUpper |= isOwn ? board.upper(color) : board.cutUpper(color);
            coveredLower |= isOwn ? board.lower(color) : board.cutLower(color);
            allCutUpper |= board.cutUpper(color);
            allCutLower |= board.cutLower(color);
        }
        this.openUpper = Grid.UPPER_CELLS & ~coveredUpper;
        this.openLower = Grid.LOWER_CELLS & ~coveredLower;
        this.cutUpper = allCutUpper;
        this.cutLower = allCutLower;
        for (Color color : board.colors(seat)) {
            this.playable[color.ordinal()] = playable.apply(color).bits();
            survey(color.ordinal(), this.playable[color.ordinal()]);
        }
    }

    private void survey(int color, int faces) {
        long reachUpper = 0;
        long reachLower = 0;
        for (int rest = faces; rest != 0; rest &= rest - 1) {
            reachUpper |= CellBits.faceUpper(Integer.numberOfTrailingZeros(rest));
            reachLower |= CellBits.faceLower(Integer.numberOfTrailingZeros(rest));
        }
        reachUpper &= openUpper;
        reachLower &= openLower;
        long freeUpper = reachUpper;
        long freeLower = reachLower;
        for (int other = 0; other < MutableBoard.COLORS; other++) {
            long upper = reachUpper & board.upper(other);
            long lower = reachLower & board.lower(other);
            if ((upper | lower) != 0) {
                freeUpper ^= upper;
                freeLower ^= lower;
                long singleUpper = upper & board.singleUpper(other);
                long singleLower = lower & board.singleLower(other);
                survey(color, other, -1, singleUpper, singleLower);
                survey(color, other, 0, upper ^ singleUpper, lower ^ singleLower);
            }
        }
        survey(color, MutableBoard.NONE, 0, freeUpper, freeLower);
    }

    /** Finds the areas among cells where a placement makes the same kind of capture, or no capture. */
    private void survey(int color, int captured, int capturedGroups, long upper, long lower) {
        long restUpper = upper;
        long restLower = lower;
        for (int touched = 0; touched < MutableBoard.MOST_TOUCHED && (restUpper | restLower) != 0; touched++) {
            long moreUpper = restUpper & board.touchUpper(color, touched + 1);
            long moreLower = restLower & board.touchLower(color, touched + 1);
            add(color, 1 - touched, captured, capturedGroups, restUpper ^ moreUpper, restLower ^ moreLower);
            restUpper = moreUpper;
            restLower = moreLower;
        }
        // The remaining cells touch three or four groups, which is rare.
        while ((restUpper | restLower) != 0) {
            long cellUpper = Long.lowestOneBit(restUpper);
            long cellLower = cellUpper == 0 ? Long.lowestOneBit(restLower) : 0;
            int after = Grid.countGroups(board.upper(color) | cellUpper, board.lower(color) | cellLower);
            add(color, after - board.groups(color), captured, capturedGroups, cellUpper, cellLower);
            restUpper ^= cellUpper;
            restLower ^= cellLower;
        }
    }

    /** Adds an area, unless it is empty, with the changes in groups of its color and of the captured one. */
    private void add(int color, int groups, int captured, int capturedGroups, long upper, long lower) {
        if ((upper | lower) == 0) {
            return;
        }
        if (areas == areaColor.length) {
            areaColor = Arrays.copyOf(areaColor, 2 * areas);
            areaUpper = Arrays.copyOf(areaUpper, 2 * areas);
            areaLower = Arrays.copyOf(areaLower, 2 * areas);
            areaLead = Arrays.copyOf(areaLead, 2 * areas);
        }
        board.addGroups(color, groups);
        if (captured != MutableBoard.NONE) {
            board.addGroups(captured, capturedGroups);
            board.addCaptures(seat.ordinal(), captured, 1);
        }
        areaColor[areas] = color;
        areaUpper[areas] = upper;
        areaLower[areas] = lower;
        areaLead[areas++] = lead.of(board, seat, scoring);
        board.addGroups(color, -groups);
        if (captured != MutableBoard.NONE) {
            board.addGroups(captured, -capturedGroups);
            board.addCaptures(seat.ordinal(), captured, -1);
        }
    }

    /**
     * Returns the number of areas. An area has a color and the cells where its tiles may go with the same tally
     * afterwards.
     */
    int areas() {
        return areas;
    }

    int color(int area) {
        return areaColor[area];
    }

    long upper(int area) {
        return areaUpper[area];
    }

    long lower(int area) {
        return areaLower[area];
    }

    double lead(int area) {
        return areaLead[area];
    }

    int area(int color, int cell) {
        int area = 0;
        while (areaColor[area] != color
                || (areaUpper[area] & Grid.upperBit(cell) | areaLower[area] & Grid.lowerBit(cell)) == 0) {
            area++;
        }
        return area;
    }

    /** Returns the playable faces of a color, as bits. */
    int playable(int color) {
        return playable[color];
    }

    /**
     * Returns the expected number of tiles, except money, that will find a place on an edge, in parts of
     * {@link #CERTAIN}.
     */
    int room(int color, long edgeUpper, long edgeLower) {
        int room = 0;
        for (int rest = board.unplayed[color] & SINGLE_FACES; rest != 0; rest &= rest - 1) {
            room += chance(Integer.numberOfTrailingZeros(rest), edgeUpper, edgeLower);
        }
        return room;
    }

    private static int chance(int face, long edgeUpper, long edgeLower) {
        return CERTAIN - (CERTAIN >> CellBits.fitting(face, edgeUpper, edgeLower));
    }

    /** Returns the upper word of the cells next to a color that are open to it, after a placement on a cell. */
    long edgeUpper(int color, int cell) {
        long cellUpper = Grid.upperBit(cell);
        return (board.touchUpper(color, 1) | Grid.besideUpper(cellUpper, Grid.lowerBit(cell))) & openUpper & ~cellUpper;
    }

    long edgeLower(int color, int cell) {
        long cellLower = Grid.lowerBit(cell);
        return (board.touchLower(color, 1) | Grid.besideLower(Grid.upperBit(cell), cellLower)) & openLower & ~cellLower;
    }

    /**
     * Returns the expected number of tiles that will find a place on the edge of their color after one of them is
     * placed, given the edge and its {@link #room(int, long, long)}. The probability for a tile grows with the number
     * of places.
     */
    double roomWithout(int face, int color, int room, long edgeUpper, long edgeLower) {
        // The parts of all tiles except money add up exactly in any order; money is added last.
        if (face == MONEY) {
            return (double) room / CERTAIN;
        }
        double others = (double) (room - chance(face, edgeUpper, edgeLower)) / CERTAIN;
        return (board.unplayed[color] >> MONEY & 1) == 0
                ? others
                : others + (1 - Math.scalb(1.0, -Long.bitCount(edgeUpper) - Long.bitCount(edgeLower)));
    }

    /** Returns an upper bound on {@link #roomWithout}. */
    double mostRoom(int color) {
        long growthUpper = board.touchUpper(color, 1) & openUpper;
        long growthLower = board.touchLower(color, 1) & openLower;
        return (double) room(color, growthUpper, growthLower) / CERTAIN + 1 + MOST_ROOM_MORE;
    }

    /** Returns the number of protected tiles of a color after a placement on a cell. */
    int cuts(int color, int cell) {
        long cellUpper = Grid.upperBit(cell);
        long cellLower = Grid.lowerBit(cell);
        long besideUpper = Grid.besideUpper(cellUpper, cellLower) & board.upper(color);
        long besideLower = Grid.besideLower(cellUpper, cellLower) & board.lower(color);
        int beside = Long.bitCount(besideUpper) + Long.bitCount(besideLower);
        if (beside > 1 && beside != touched(color, cellUpper, cellLower)) {
            long upper = board.upper(color) | cellUpper;
            long lower = board.lower(color) | cellLower;
            return Long.bitCount(Grid.cutUpper(upper, lower)) + Long.bitCount(Grid.cutLower(upper, lower));
        }
        // The tile is the only connection between the groups, and touches one tile of each.
        return cuts(color)
                + (beside > 1 ? 1 : 0)
                + Long.bitCount(besideUpper & ~board.singleUpper(color) & ~cutUpper)
                + Long.bitCount(besideLower & ~board.singleLower(color) & ~cutLower);
    }

    /** Returns the number of groups of a color that touch a cell, up to the board's maximum. */
    private int touched(int color, long cellUpper, long cellLower) {
        int touched = 0;
        while (touched < MutableBoard.MOST_TOUCHED
                && (board.touchUpper(color, touched + 1) & cellUpper | board.touchLower(color, touched + 1) & cellLower)
                        != 0) {
            touched++;
        }
        return touched;
    }

    private int cuts(int color) {
        return Long.bitCount(cutUpper & board.upper(color)) + Long.bitCount(cutLower & board.lower(color));
    }

    /** Returns an upper bound on {@link #cuts(int, int)}. */
    int mostCuts(int color) {
        return cuts(color) + MOST_CUTS_MORE;
    }
}
