package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import java.util.Arrays;
import java.util.Optional;

/**
 * The seats and their colors, with everything that follows from them and a board: the sizes of racks and piles, the
 * finished colors, and the skipped seats. Immutable.
 */
final class Table {
    private static final int NO_OWNER = -1;
    private static final int FACES = Face.all().size();

    private final Ruleset ruleset;
    private final ImmutableList<ImmutableList<Color>> colorsBySeat;
    private final byte[] owners = new byte[Color.all().size()];

    /**
     * The size of a full rack of each color. For a color that is not in play it is the number of all tiles, because
     * such a color never draws or plays a tile.
     */
    private final int[] fullRacks = new int[Color.all().size()];

    /** The number of tiles that a seat may place. If the ruleset has no limit, it exceeds the number of tiles. */
    private final int limit;

    /** Creates a table at which the seats own the given colors, each color at most once. */
    Table(Ruleset ruleset, ImmutableList<ImmutableList<Color>> colorsBySeat) {
        this.ruleset = ruleset;
        this.colorsBySeat = colorsBySeat;
        this.limit = ruleset.placementLimit().orElse(Integer.MAX_VALUE);
        Arrays.fill(owners, (byte) NO_OWNER);
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

    ImmutableList<ImmutableList<Color>> colorsBySeat() {
        return colorsBySeat;
    }

    Optional<Seat> owner(Color color) {
        int owner = owners[color.ordinal()];
        return owner == NO_OWNER ? Optional.empty() : Seat.all().get(owner).asSeat();
    }

    /** {@return the size of a rack, which is kept full while there are tiles to draw (R10, R24)} */
    int rackSize(Color color, Board board) {
        return owners[color.ordinal()] == NO_OWNER
                ? 0
                : Math.min(board.unplayed(color).size(), fullRacks[color.ordinal()]);
    }

    /** {@return the size of a pile (R25)} */
    int pileSize(Color color, Board board) {
        return Math.max(board.unplayed(color).size() - fullRacks[color.ordinal()], 0);
    }

    /** {@return whether a color can play no more tiles: its pile is empty and its rack one tile short (R32, R43)} */
    private boolean isExhausted(Color color, Board board) {
        return board.unplayed(color).size() < fullRacks[color.ordinal()];
    }

    /** {@return whether a color can play no more tiles, or its owner has reached the limit (Q2)} */
    boolean isFinished(Color color, Board board) {
        return isExhausted(color, board) || (limit < Integer.MAX_VALUE && isAtLimit(color, board));
    }

    private boolean isAtLimit(Color color, Board board) {
        int owner = owners[color.ordinal()];
        return owner != NO_OWNER && placements(Seat.all().get(owner), board) >= limit;
    }

    int placements(Seat seat, Board board) {
        int placements = 0;
        ImmutableList<Color> own = colors(seat);
        for (int i = 0; i < own.size(); i++) {
            placements += FACES - board.unplayed(own.get(i)).size();
        }
        return placements;
    }

    /**
     * {@return whether the rack of a color lies face up: it can play no more tiles, and its owner has other colors
     * (R43)}
     */
    boolean isFaceUp(Color color, Board board) {
        return isExhausted(color, board)
                && colorsBySeat.get(owners[color.ordinal()]).size() > 1;
    }

    /**
     * Returns the seats between two consecutive movers, clockwise (R12). If the same seat moves twice in a row, these
     * are all other seats; after the last move, the list is empty.
     */
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
