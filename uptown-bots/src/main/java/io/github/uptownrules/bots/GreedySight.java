package io.github.uptownrules.bots;

import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import java.util.Arrays;

/**
 * What {@link GreedyBot} asks of the moves of a view. Much is the same for many moves, and found once: where a color grows to
 * is the same whatever tile goes to a cell, and so are the groups; and the tally after a move is that of all others that change
 * as many groups of the same colors.
 */
final class GreedySight {
    private static final int CELLS = Cell.all().size();
    private static final int COLORS = Field.COLORS;
    private static final int MONEY = Face.MONEY.ordinal();

    private final PlayerView view;
    private final Seat seat;
    private final Field field;
    private final long openUpper;
    private final long openLower;

    /** By color and cell, how many tiles of the color find room after a placement there, but for that of money; or NaN. */
    private final double[] rooms = new double[COLORS * CELLS];

    /** By color and cell, for the one of money. */
    private final double[] moneyRooms = new double[COLORS * CELLS];

    private final int[] cuts = new int[COLORS * CELLS];
    private final long[] edgeUpper = new long[COLORS * CELLS];
    private final long[] edgeLower = new long[COLORS * CELLS];

    /** By color placed, groups touched, and what is captured, the lead after that; or NaN. */
    private final double[] leads = new double[COLORS * Field.MOST_TOUCHED * (1 + 2 * COLORS)];

    /** How far a seat is ahead by a tally. */
    @FunctionalInterface
    interface Lead {
        double of(Tally tally, Seat seat, Scoring scoring);
    }

    GreedySight(PlayerView view) {
        this.view = view;
        this.seat = view.turn().orElseThrow();
        this.field = new Field(view);
        CellSet open = view.board().openCells(view.colors(seat));
        this.openUpper = open.upperWord();
        this.openLower = open.lowerWord();
        Arrays.fill(rooms, Double.NaN);
        Arrays.fill(leads, Double.NaN);
    }

    double lead(Move move, Lead lead) {
        int color = move.tile().color().ordinal();
        int cell = move.cell().ordinal();
        int captured = field.colorOn(cell);
        boolean isSingle = captured != Field.NONE
                && (field.singleUpper(captured) & Words.cellUpper(cell)
                                | field.singleLower(captured) & Words.cellLower(cell))
                        != 0;
        int kind = captured == Field.NONE ? 0 : 1 + 2 * captured + (isSingle ? 1 : 0);
        int touched = touched(color, cell);
        if (touched == Field.MOST_TOUCHED) {
            return lead.of(view.tallyAfter(move), seat, view.ruleset().scoring()); // It may be more, but that is rare.
        }
        int index = (color * Field.MOST_TOUCHED + touched) * (1 + 2 * COLORS) + kind;
        if (Double.isNaN(leads[index])) {
            leads[index] = lead.of(view.tallyAfter(move), seat, view.ruleset().scoring());
        }
        return leads[index];
    }

    /** How many groups of a color touch a cell, as far as the field tells. */
    private int touched(int color, int cell) {
        int most = 0;
        for (int count = 1; count <= Field.MOST_TOUCHED; count++) {
            most += (field.touchUpper(color, count) & Words.cellUpper(cell)
                                    | field.touchLower(color, count) & Words.cellLower(cell))
                            == 0
                    ? 0
                    : 1;
        }
        return most;
    }

    /** How many tiles will find a place on the edge of their color: the more such places one has, the more surely. */
    double room(Move move) {
        int index = look(move);
        int face = move.tile().face().ordinal();
        // Sums of halves, quarters and so on to the ninth power are exact, in whatever order; money comes last.
        return face == MONEY ? rooms[index] : rooms[index] - chance(face, index) + moneyRooms[index];
    }

    int cuts(Move move) {
        return cuts[look(move)];
    }

    private int look(Move move) {
        int color = move.tile().color().ordinal();
        int cell = move.cell().ordinal();
        int index = color * CELLS + cell;
        if (Double.isNaN(rooms[index])) {
            long upper = field.upper[color] | Words.cellUpper(cell);
            long lower = field.lower[color] | Words.cellLower(cell);
            edgeUpper[index] = Words.besideUpper(upper, lower) & ~upper & openUpper;
            edgeLower[index] = Words.besideLower(upper, lower) & ~lower & openLower;
            cuts[index] = CellSet.ofWords(upper, lower).cutCells().size();
            double room = 0;
            for (int rest = field.unplayed[color] & ~(1 << MONEY); rest != 0; rest &= rest - 1) {
                room += chance(Integer.numberOfTrailingZeros(rest), index);
            }
            rooms[index] = room;
            moneyRooms[index] = (field.unplayed[color] >> MONEY & 1) == 0 ? 0 : chance(MONEY, index);
        }
        return index;
    }

    private double chance(int face, int index) {
        return 1 - Math.scalb(1.0, -Words.fitting(face, edgeUpper[index], edgeLower[index]));
    }
}
