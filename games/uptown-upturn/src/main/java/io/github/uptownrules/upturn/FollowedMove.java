package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.text.Quantity;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.Tiles;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * Computes the view after a move. The move is played in a world of the view in which it is legal. The viewer sees the same
 * in every such world, except for its own drawn tiles, which are given.
 */
final class FollowedMove {
    private final UpTurnView view;
    private final Move move;
    private final ImmutableList<Tile> drawn;
    private final Seat mover;

    FollowedMove(UpTurnView view, SeenMove seen) {
        this.view = view;
        this.move = seen.move();
        this.drawn = seen.drawn();
        this.mover = view.turn().orElseThrow(() -> new IllegalArgumentException("the game is over"));
    }

    /** Returns the number of tiles that a move of the seat to move draws to the viewer's rack. */
    static int ownDrawings(UpTurnView view, Move move) {
        FollowedMove following = new FollowedMove(view, new SeenMove(move, ImmutableList.of()));
        return following.ownDrawings(following.played(following.world()));
    }

    private int ownDrawings(Outcome outcome) {
        return (int) outcome.drawings().stream()
                .filter(drawing -> isOwn(drawing.seat()))
                .count();
    }

    /** Returns the move as the viewer sees it, with the view after it. */
    SeenOutcome outcome() {
        Outcome outcome = played(world());
        SeenOutcome seen = outcome.seenBy(view.viewer());
        return new SeenOutcome(
                seen.seat(),
                seen.move(),
                drawings(outcome),
                seen.refill(),
                seen.call(),
                seen.skipped(),
                withOwnRack(seen.after()));
    }

    private Outcome played(UpTurnState world) {
        try {
            return world.outcome(move);
        } catch (IllegalMoveException e) {
            // The reasons address the seat that moves.
            throw new IllegalArgumentException("seat " + mover + " cannot play " + move + ": " + e.getMessage(), e);
        }
    }

    /** Returns a world in which the mover has the tiles of the move and no tile that forbids it. */
    private UpTurnState world() {
        List<Tile> unseen = new ArrayList<>(view.unseen().asList());
        Tiles[] racks = new Tiles[view.seats().size()];
        if (!isOwn(mover)) {
            List<Tile> laid = taken(unseen);
            unseen.sort(Comparator.comparing(this::forbidsTheMove));
            laid.addAll(take(unseen, view.tilesLeft(mover) - laid.size()));
            racks[mover.ordinal()] = Tiles.of(laid);
        }
        for (Seat seat : view.seats()) {
            if (isOwn(seat)) {
                racks[seat.ordinal()] = view.rack().orElseThrow();
            } else if (seat != mover) {
                racks[seat.ordinal()] = Tiles.of(take(unseen, view.tilesLeft(seat)));
            }
        }
        return new UpTurnState(view.table(), view.played(), Bag.of(unseen), racks, 0);
    }

    /** Takes the tiles of the move out of the unseen tiles. */
    private List<Tile> taken(List<Tile> unseen) {
        List<Tile> laid = new ArrayList<>();
        for (Tile tile : move.laid()) {
            if (!unseen.remove(tile)) {
                throw new IllegalArgumentException("tile " + tile + " cannot be on the rack of seat " + mover);
            }
            laid.add(tile);
        }
        if (laid.size() > view.tilesLeft(mover)) {
            throw new IllegalArgumentException("seat " + mover + " has " + Quantity.of(view.tilesLeft(mover), "tile")
                    + ", and cannot lay " + laid.size());
        }
        return laid;
    }

    /** Removes the first tiles of a list and returns them. */
    private static List<Tile> take(List<Tile> tiles, int count) {
        List<Tile> first = tiles.subList(0, count);
        List<Tile> taken = new ArrayList<>(first);
        first.clear();
        return taken;
    }

    /**
     * Returns whether this tile on the mover's rack could make the move illegal: a double would take it along, or the seat
     * would have to lay.
     */
    private boolean forbidsTheMove(Tile tile) {
        if (move instanceof NumberMove numbers) {
            return tile.isNumber()
                    && tile.kind() != Tile.Kind.DOUBLE
                    && isBetween(
                            tile.number(),
                            view.reference().number(),
                            numbers.last().number());
        }
        return tile.isNumber() ? view.direction().allows(view.reference(), tile) : view.direction() != Direction.OPEN;
    }

    private static boolean isBetween(int number, int one, int other) {
        return number > Math.min(one, other) && number < Math.max(one, other);
    }

    /** Returns the drawings, with the given tiles for the viewer. */
    private ImmutableList<Drawing> drawings(Outcome outcome) {
        int own = ownDrawings(outcome);
        if (own != drawn.size()) {
            throw new IllegalArgumentException("expected " + Quantity.of(own, "tile") + " drawn to your rack by " + move
                    + ", not " + drawn.size());
        }
        int refill = outcome.refill().orElse(outcome.drawings().size());
        List<Tile> bag = new ArrayList<>(view.unseen().asList());
        if (!isOwn(mover)) {
            move.laid().forEach(bag::remove);
        }
        List<Tile> refilled = new ArrayList<>(outcome.after().bag());
        Iterables.skip(outcome.drawings(), refill)
                .forEach(drawing -> refilled.add(drawing.tile().orElseThrow()));
        Iterator<Tile> next = drawn.iterator();
        ImmutableList.Builder<Drawing> drawings = ImmutableList.builder();
        for (int i = 0; i < outcome.drawings().size(); i++) {
            Drawing drawing = outcome.drawings().get(i);
            Optional<Tile> tile = isOwn(drawing.seat()) ? Optional.of(next.next()) : Optional.empty();
            List<Tile> from = i < refill ? bag : refilled;
            if (tile.isPresent() && !from.remove(tile.get())) {
                throw new IllegalArgumentException(
                        "after " + move + " tile " + tile.get() + " cannot be drawn, as it is not in the bag");
            }
            drawings.add(new Drawing(drawing.seat(), drawing.cause(), tile));
        }
        return drawings.build();
    }

    private boolean isOwn(Seat seat) {
        return seat == view.viewer();
    }

    /** Returns the view after the move, with the tiles that the viewer really drew. */
    private UpTurnView withOwnRack(UpTurnView after) {
        Tiles own = view.rack().orElse(Tiles.none());
        if (isOwn(mover)) {
            for (Tile tile : move.laid()) {
                own = own.without(tile);
            }
        }
        for (Tile tile : drawn) {
            own = own.with(tile);
        }
        int[] tilesLeft = after.seats().stream().mapToInt(after::tilesLeft).toArray();
        return new UpTurnView(after.table(), view.viewer(), own, after.played(), after.bagSize(), tilesLeft);
    }
}
