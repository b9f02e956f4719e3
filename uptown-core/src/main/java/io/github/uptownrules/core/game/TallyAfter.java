package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;

/** The counts of a position after a move, computed without playing it. */
final class TallyAfter implements Tally {
    private static final int NONE = -1;

    private final Position before;
    private final Seat mover;
    private final Color placed;
    private final int placedGroups;
    private final int joinedSize;
    private final int captured;
    private final CellSet rest;
    private final int capturedGroups;

    TallyAfter(Position before, Seat mover, Move move) {
        this.before = before;
        this.mover = mover;
        this.placed = move.tile().color();
        Board board = before.board();
        Cell cell = move.cell();
        // The new tile joins all groups that it touches.
        CellSet joined = board.cells(placed).with(cell).groupOf(cell).without(cell);
        this.placedGroups = before.groupCount(placed) + 1 - joined.groupCount();
        this.joinedSize = joined.size() + 1;
        this.captured = capturedColor(board, cell);
        this.rest = captured == NONE
                ? CellSet.none()
                : board.cells(Color.all().get(captured)).without(cell);
        this.capturedGroups = rest.groupCount();
    }

    private static int capturedColor(Board board, Cell cell) {
        for (Color color : Color.all()) {
            if (board.cells(color).contains(cell)) {
                return color.ordinal();
            }
        }
        return NONE;
    }

    @Override
    public ImmutableList<Seat> seats() {
        return before.seats();
    }

    @Override
    public ImmutableList<Color> colors(Seat seat) {
        return before.colors(seat);
    }

    @Override
    public int groupCount(Color color) {
        return color == placed ? placedGroups : color.ordinal() == captured ? capturedGroups : before.groupCount(color);
    }

    @Override
    public int largestGroup(Color color) {
        int largest = color.ordinal() == captured ? rest.largestGroup() : before.largestGroup(color);
        return color == placed ? Math.max(largest, joinedSize) : largest;
    }

    @Override
    public int captureCount(Seat captor, Color color) {
        requireNonNull(captor, "captor");
        boolean isMore = captor == mover && color.ordinal() == captured;
        return before.captureCount(captor, color) + (isMore ? 1 : 0);
    }
}
