package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import java.util.Arrays;
import java.util.Optional;

/**
 * Who sits at the table and owns which colors, and all that follows from it and from what lies on a board: how many tiles
 * are on a rack and in a pile, which colors are finished, who comes next. Immutable.
 */
final class Table {
    private static final int NOBODY = -1;
    private static final int FACES = Face.all().size();

    private final Ruleset ruleset;
    private final ImmutableList<ImmutableList<Color>> colorsBySeat;
    private final byte[] owners = new byte[Color.all().size()];

    /** By color, how many tiles a full rack has; of a color that is not in play all, for none is ever drawn or played. */
    private final int[] fullRacks = new int[Color.all().size()];

    /** How many tiles a seat may place; more than there are, if the ruleset has no limit. */
    private final int limit;

    /** A table at which the seats own these colors, each color at most once. */
    Table(Ruleset ruleset, ImmutableList<ImmutableList<Color>> colorsBySeat) {
        this.ruleset = ruleset;
        this.colorsBySeat = colorsBySeat;
        this.limit = ruleset.placementLimit().orElse(Integer.MAX_VALUE);
        Arrays.fill(owners, (byte) NOBODY);
        Arrays.fill(fullRacks, FACES);
        for (int seat = 0; seat < colorsBySeat.size(); seat++) {
            for (Color color : colorsBySeat.get(seat)) {
                owners[color.ordinal()] = (byte) seat;
                fullRacks[color.ordinal()] = ruleset.rackSize(Seat.all().get(seat));
            }
        }
    }

    Ruleset ruleset() {
        return ruleset;
    }

    ImmutableList<Seat> seats() {
        return ruleset.seats();
    }

    ImmutableList<Color> colors(Seat seat) {
        return colorsBySeat.get(ruleset.indexOf(seat));
    }

    /** The colors of the seats, clockwise from the first. */
    ImmutableList<ImmutableList<Color>> colorsBySeat() {
        return colorsBySeat;
    }

    Optional<Seat> owner(Color color) {
        int owner = owners[color.ordinal()];
        return owner == NOBODY ? Optional.empty() : Seat.all().get(owner).asSeat();
    }

    /** How many tiles of a color are on its rack: it is kept full while there are tiles to draw (R10, R24). */
    int rackSize(Color color, Board board) {
        return owners[color.ordinal()] == NOBODY
                ? 0
                : Math.min(board.unplayed(color).size(), fullRacks[color.ordinal()]);
    }

    /** How many tiles of a color are in its pile (R25). */
    int pileSize(Color color, Board board) {
        return Math.max(board.unplayed(color).size() - fullRacks[color.ordinal()], 0);
    }

    /** Whether the pile of a color is empty and its rack one tile short: it can play no more (R32, R43). */
    private boolean isExhausted(Color color, Board board) {
        return board.unplayed(color).size() < fullRacks[color.ordinal()];
    }

    /** Whether a color can play no more, or its owner may not (Q2). */
    boolean isFinished(Color color, Board board) {
        return isExhausted(color, board) || (limit < Integer.MAX_VALUE && isAtLimit(color, board));
    }

    private boolean isAtLimit(Color color, Board board) {
        int owner = owners[color.ordinal()];
        return owner != NOBODY && placements(Seat.all().get(owner), board) >= limit;
    }

    /** How many tiles a seat has placed. */
    int placements(Seat seat, Board board) {
        int placements = 0;
        ImmutableList<Color> own = colors(seat);
        for (int i = 0; i < own.size(); i++) {
            placements += FACES - board.unplayed(own.get(i)).size();
        }
        return placements;
    }

    /** Whether the rack of a color lies face up: it can play no more, and its owner has others to play with (R43). */
    boolean isFaceUp(Color color, Board board) {
        return isExhausted(color, board)
                && colorsBySeat.get(owners[color.ordinal()]).size() > 1;
    }

    /** The seats after one and before the next that moves, clockwise (R12); all others, if it is the same; none after the last move. */
    ImmutableList<Seat> passedOver(Seat from, Optional<Seat> next) {
        ImmutableList.Builder<Seat> passed = ImmutableList.builder();
        if (next.isPresent()) {
            int seats = seats().size();
            int to = next.get().ordinal();
            for (int seat = (from.ordinal() + 1) % seats; seat != to; seat = (seat + 1) % seats) {
                passed.add(Seat.all().get(seat));
            }
        }
        return passed.build();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Table that && ruleset.equals(that.ruleset) && colorsBySeat.equals(that.colorsBySeat);
    }

    @Override
    public int hashCode() {
        return ruleset.hashCode() + 31 * colorsBySeat.hashCode();
    }
}
