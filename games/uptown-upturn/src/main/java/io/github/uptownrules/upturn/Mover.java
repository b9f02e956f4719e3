package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.Tiles;

/**
 * The seat to move, with everything that decides its legal moves. The seat sees all of it, so its moves and the reasons
 * against them are the same in the state, in its view, and in every possible world.
 *
 * @param table the public part of the game
 * @param seat the seat to move
 * @param rack its tiles
 * @param canDraw whether the bag or the played tiles are not empty
 */
record Mover(UpTurnTable table, Seat seat, Tiles rack, boolean canDraw) {

    int seats() {
        return table.seats();
    }

    /** Returns whether a number follows the reference (W6). */
    boolean follows(Tile number) {
        return table.direction().allows(table.reference(), number);
    }

    /**
     * Returns all tiles laid with this last tile. With a double, all numbers of the rack strictly between it and the
     * reference go along, in order (V18, W13). Of equal numbers, unmarked ones come first if the tiles rise, and last if
     * they fall.
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

    /**
     * Returns whether a tile goes along with a double: it is a number strictly between the reference and the double, but not
     * a double.
     */
    private boolean goesAlong(Tile tile, Tile last) {
        int reference = table.reference().number();
        return (tile.kind() == Tile.Kind.PLAIN || tile.kind() == Tile.Kind.MARKED)
                && tile.number() > Math.min(reference, last.number())
                && tile.number() < Math.max(reference, last.number());
    }

    /** Returns whether an action may be laid: not while open (W5), and not as the last tile (V21). */
    boolean canLayActions() {
        return !table.isOpen() && rack.size() > 1;
    }

    boolean canLay() {
        for (int place = 0; place < rack.size(); place++) {
            if (canLay(rack.get(place))) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a tile of the rack can be laid last. */
    boolean canLay(Tile tile) {
        return tile.isNumber() ? follows(tile) : canLayActions();
    }

    /** Returns whether this seat may draw (V11, W5, W19). */
    boolean mayDraw() {
        return !table.hasDrawn() && canDraw && !(table.isOpen() && canLay());
    }

    /** Returns whether this seat may pass (V11, W19). */
    boolean mayPass() {
        return table.hasDrawn() || !canDraw && !canLay();
    }

    /** Returns the minimum number of tiles to hand out after laying this many tiles (W12, W14, W16). */
    int fewestHandOuts(Tile last, int laid) {
        return last.kind() == Tile.Kind.DOUBLE ? mostHandOuts(last, laid) : 0;
    }

    /** Returns the maximum number of tiles to hand out after laying this many tiles (W12, W14, W16). */
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

    /** Returns whether one tile is left after laying this many, so that a call is due (V20, W17). */
    boolean isCallDue(int laid) {
        return leftAfter(laid) == 1;
    }

    /** Returns whether a move leaves one tile, even without laying one (W17). */
    boolean isCallDue(Move move) {
        return leftAfter(move) == 1;
    }

    boolean missesCall(Move move) {
        return isCallDue(move) && !move.isCalled();
    }

    /** Returns the seats skipped when a tile is laid (V14): only other seats, so possibly fewer (W10). */
    ImmutableList<Seat> skippedBy(Tile tile) {
        ImmutableList.Builder<Seat> skipped = ImmutableList.builder();
        Seat next = seat;
        for (int i = 0; i < Math.min(tile.skips(), seats() - 1); i++) {
            next = table.rotation().next(next, seats());
            skipped.add(next);
        }
        return skipped.build();
    }

    /** Returns the number of tiles left after a move, even if its tiles are not on the rack. A draw adds one. */
    int leftAfter(Move move) {
        return leftAfter(move.laid().size()) + (move instanceof IdleMove idle && idle.isDraw() ? 1 : 0);
    }

    /** Returns the number of tiles left after laying this many, even if they are not on the rack. */
    private int leftAfter(int laid) {
        return rack.size() - laid;
    }
}
