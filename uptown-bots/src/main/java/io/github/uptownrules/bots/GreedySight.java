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

    /** What may lie on a cell: nothing, or a tile of a color, which may be single. */
    private static final int KINDS = 1 + 2 * COLORS;

    /** By number of places for a tile, how surely it will find one. */
    private static final double[] CHANCES = new double[CELLS + 1];

    static {
        for (int places = 0; places < CHANCES.length; places++) {
            CHANCES[places] = 1 - Math.scalb(1.0, -places);
        }
    }

    private final PlayerView view;
    private final Lead lead;
    private final Seat seat;
    private final Field field;
    private final long openUpper;
    private final long openLower;

    /** By own color, where its cells begin in what follows. */
    private final int[] firstPlace;

    /** By color and cell, how many tiles of the color find room after a placement there, but for that of money; or NaN. */
    private final double[] rooms;

    /** By color and cell, for the one of money. */
    private final double[] moneyRooms;

    private final int[] cuts;
    private final long[] edgeUpper;
    private final long[] edgeLower;

    /** By own color placed, groups touched, and what is captured, the lead after that; or NaN. */
    private final double[] leads;

    /** By color and cell, the lead after a placement there; or NaN. */
    private final double[] leadsAt;

    /** By color, how many tiles find room as it stands; or NaN. */
    private final double[] roomsBefore = new double[COLORS];

    /** How far a seat is ahead by a tally. */
    @FunctionalInterface
    interface Lead {
        double of(Tally tally, Seat seat, Scoring scoring);
    }

    GreedySight(PlayerView view, Lead lead) {
        this.view = view;
        this.lead = lead;
        this.seat = view.turn().orElseThrow();
        this.field = new Field(view);
        CellSet open = view.board().openCells(view.colors(seat));
        this.openUpper = open.upperWord();
        this.openLower = open.lowerWord();
        int places = view.colors(seat).size() * CELLS;
        this.firstPlace = new int[COLORS];
        for (int i = 0; i < view.colors(seat).size(); i++) {
            firstPlace[view.colors(seat).get(i).ordinal()] = i * CELLS;
        }
        this.rooms = new double[places];
        this.moneyRooms = new double[places];
        this.cuts = new int[places];
        this.edgeUpper = new long[places];
        this.edgeLower = new long[places];
        this.leadsAt = new double[places];
        Arrays.fill(rooms, Double.NaN);
        this.leads = new double[view.colors(seat).size() * Field.MOST_TOUCHED * KINDS];
        Arrays.fill(leads, Double.NaN);
        Arrays.fill(leadsAt, Double.NaN);
        Arrays.fill(roomsBefore, Double.NaN);
    }

    /** How far the seat is ahead after a move. */
    double lead(Move move) {
        int color = move.tile().color().ordinal();
        int cell = move.cell().ordinal();
        int index = firstPlace[color] + cell;
        if (Double.isNaN(leadsAt[index])) {
            leadsAt[index] = lead(move, color, cell);
        }
        return leadsAt[index];
    }

    private double lead(Move move, int color, int cell) {
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
        int index = (firstPlace[color] / CELLS * Field.MOST_TOUCHED + touched) * KINDS + kind;
        if (Double.isNaN(leads[index])) {
            leads[index] = lead(color, 1 - touched, captured, isSingle);
        }
        return leads[index];
    }

    /** The lead with so many groups of a color more, and a capture if it is of a color. */
    private double lead(int color, int moreGroups, int captured, boolean isSingle) {
        field.addGroups(color, moreGroups);
        if (captured != Field.NONE) {
            field.addGroups(captured, isSingle ? -1 : 0);
            field.addCaptures(seat.ordinal(), captured, 1);
        }
        double after = lead.of(field, seat, view.ruleset().scoring());
        field.addGroups(color, -moreGroups);
        if (captured != Field.NONE) {
            field.addGroups(captured, isSingle ? 1 : 0);
            field.addCaptures(seat.ordinal(), captured, -1);
        }
        return after;
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

    /** A number that {@link #room} will not exceed: each of four places more is one for four tiles, half as surely at most. */
    double mostRoom(Move move) {
        int color = move.tile().color().ordinal();
        if (Double.isNaN(roomsBefore[color])) {
            long growthUpper = field.touchUpper(color, 1) & openUpper;
            long growthLower = field.touchLower(color, 1) & openLower;
            double room = 4 * 4 * 0.5;
            for (int rest = field.unplayed[color]; rest != 0; rest &= rest - 1) {
                room += chance(Integer.numberOfTrailingZeros(rest), growthUpper, growthLower);
            }
            roomsBefore[color] = room;
        }
        return roomsBefore[color];
    }

    /** A number that {@link #cuts} will not exceed: only the tile and those it touches may become such, and one for rounding. */
    int mostCuts(Move move) {
        int color = move.tile().color().ordinal();
        return Long.bitCount(field.cutUpper(color)) + Long.bitCount(field.cutLower(color)) + 1 + 4 + 1;
    }

    private int look(Move move) {
        int color = move.tile().color().ordinal();
        int cell = move.cell().ordinal();
        int index = firstPlace[color] + cell;
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
        return chance(face, edgeUpper[index], edgeLower[index]);
    }

    private static double chance(int face, long upper, long lower) {
        return CHANCES[Words.fitting(face, upper, lower)];
    }
}
