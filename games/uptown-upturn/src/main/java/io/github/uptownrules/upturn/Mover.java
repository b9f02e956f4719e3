package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.Tiles;

/**
 * The seat to move with all that decides what it may do. Nothing in here is hidden from it, so its moves and all reasons
 * against them are the same for the truth, for its view, and for every world that looks like that to it.
 *
 * @param table what lies open
 * @param seat the seat to move
 * @param rack its tiles
 * @param canDraw whether the bag or what was played has a tile
 */
record Mover(UpTurnTable table, Seat seat, Tiles rack, boolean canDraw) {

    int seats() {
        return table.seats();
    }

    /** Whether a number follows the last one (W6). */
    boolean follows(Tile number) {
        return table.direction().allows(table.reference(), number);
    }

    /**
     * All that is laid when a number is laid last: with a double, all numbers of the rack strictly between it and the
     * reference go along, in order (V18, W13); of equal numbers those without a mark come first if the tiles rise, last if they
     * fall.
     */
    ImmutableList<Tile> laidWith(Tile last) {
        if (last.kind() != Tile.Kind.DOUBLE) {
            return ImmutableList.of(last);
        }
        int count = 1;
        for (int place = 0; place < rack.size(); place++) {
            count += goesAlong(rack.get(place), last) ? 1 : 0;
        }
        ImmutableList.Builder<Tile> laid = ImmutableList.builderWithExpectedSize(count);
        boolean isRising = last.number() > table.reference().number();
        for (int i = 0; i < rack.size(); i++) {
            Tile tile = rack.get(isRising ? i : rack.size() - 1 - i);
            if (goesAlong(tile, last)) {
                laid.add(tile);
            }
        }
        return laid.add(last).build();
    }

    /** Whether a tile goes along with a double: a number strictly between the reference and it, but no other double. */
    private boolean goesAlong(Tile tile, Tile last) {
        int reference = table.reference().number();
        return (tile.kind() == Tile.Kind.PLAIN || tile.kind() == Tile.Kind.MARKED)
                && tile.number() > Math.min(reference, last.number())
                && tile.number() < Math.max(reference, last.number());
    }

    /** Whether an action may be laid: not while open (W5), and not as the last tile (V21). */
    boolean canLayActions() {
        return !table.isOpen() && rack.size() > 1;
    }

    /** Whether this seat has a tile that it may lay. */
    boolean canLay() {
        for (int place = 0; place < rack.size(); place++) {
            if (canLay(rack.get(place))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a tile of the rack may be laid, last of those that go along with it. */
    boolean canLay(Tile tile) {
        return tile.isNumber() ? follows(tile) : canLayActions();
    }

    /** Whether this seat may draw (V11, W5, W19). */
    boolean mayDraw() {
        return !table.hasDrawn() && canDraw && !(table.isOpen() && canLay());
    }

    /** Whether this seat may end its turn without laying a tile (V11, W19). */
    boolean mayPass() {
        return table.hasDrawn() || !canDraw && !canLay();
    }

    /** How many tiles are handed out at least with this many tiles laid, the last of them a number (W12, W14, W16). */
    int fewestHandOuts(Tile last, int laid) {
        return last.kind() == Tile.Kind.DOUBLE ? mostHandOuts(last, laid) : 0;
    }

    /** How many tiles are handed out at most with this many tiles laid, the last of them a number (W12, W14, W16). */
    int mostHandOuts(Tile last, int laid) {
        if (leftAfter(laid) == 0) {
            return 0;
        }
        return switch (last.kind()) {
            case DOUBLE -> laid;
            case MARKED -> 1;
            default -> 0;
        };
    }

    /** Whether one tile is left after this many are laid, so that the mover had better call (V20, W17). */
    boolean isCallDue(int laid) {
        return leftAfter(laid) == 1;
    }

    /** Whether a move leaves one tile; it need not lay one (W17). */
    boolean isCallDue(Move move) {
        return leftAfter(move) == 1;
    }

    /** Whether a move leaves one tile, and does not call it. */
    boolean missesCall(Move move) {
        return isCallDue(move) && !move.isCalled();
    }

    /** The seats that lose their turn when a tile is laid (V14): only others, however few they are (W10). */
    ImmutableList<Seat> skippedBy(Tile tile) {
        ImmutableList.Builder<Seat> skipped = ImmutableList.builder();
        Seat next = seat;
        for (int i = 0; i < Math.min(tile.skips(), seats() - 1); i++) {
            next = table.rotation().next(next, seats());
            skipped.add(next);
        }
        return skipped.build();
    }

    /** How many tiles would be left after a move, even if those that it lays are not there; a draw leaves one more. */
    int leftAfter(Move move) {
        return leftAfter(move.laid().size()) + (move instanceof IdleMove idle && idle.isDraw() ? 1 : 0);
    }

    /** How many tiles would be left after this many are laid, even if they are not there. */
    private int leftAfter(int laid) {
        return rack.size() - laid;
    }
}
