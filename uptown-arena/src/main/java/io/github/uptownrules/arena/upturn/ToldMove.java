package io.github.uptownrules.arena.upturn;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.uptownrules.upturn.Direction;
import io.github.uptownrules.upturn.Drawing;
import io.github.uptownrules.upturn.IllegalMoveException;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.Notation;
import io.github.uptownrules.upturn.NumberMove;
import io.github.uptownrules.upturn.Outcome;
import io.github.uptownrules.upturn.Seat;
import io.github.uptownrules.upturn.SeenOutcome;
import io.github.uptownrules.upturn.Tile;
import io.github.uptownrules.upturn.Tiles;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.UpTurnView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A move that is sent to who has only a view. It is played in a world in which it is legal; what the viewer sees then
 * is the same in every such world, but for the tiles that come to its own rack, and these are sent.
 */
final class ToldMove {
    private static final int BAG = 4;
    private static final int RACKS = 5;
    private static final int GENERATOR = 6;

    private final UpTurnView view;
    private final Move move;
    private final ImmutableList<Tile> drawn;
    private final Seat mover;

    ToldMove(UpTurnView view, Move move, ImmutableList<Tile> drawn) {
        this.view = view;
        this.move = move;
        this.drawn = drawn;
        this.mover = view.turn().orElseThrow(() -> new IllegalArgumentException("the game is over"));
    }

    /** What the viewer sees of the move, and its view after it. */
    SeenOutcome follow(Notation notation) {
        Outcome outcome = outcome(world(notation));
        SeenOutcome seen = outcome.seenBy(view.viewer());
        ImmutableList<Drawing> drawings = drawings(outcome);
        return new SeenOutcome(
                seen.seat(),
                seen.move(),
                drawings,
                seen.refill(),
                seen.call(),
                seen.skipped(),
                notation.readView(withOwnRack(seen.after()), view.viewer()));
    }

    private Outcome outcome(UpTurnState world) {
        try {
            return world.outcome(move);
        } catch (IllegalMoveException e) {
            // Its reasons speak to the one who moves.
            throw new IllegalArgumentException("seat " + mover + " cannot play " + move + ": " + e.getMessage(), e);
        }
    }

    /** A position that looks like the view, in which the mover has what it lays, and nothing that would forbid the move. */
    private UpTurnState world(Notation notation) {
        List<Tile> unseen = new ArrayList<>(view.unseen().asList());
        List<Tile> rack = new ArrayList<>();
        if (!mover.equals(view.viewer())) {
            for (Tile tile : move.laid()) {
                if (!unseen.remove(tile)) {
                    throw new IllegalArgumentException("tile " + tile + " cannot be on the rack of seat " + mover);
                }
                rack.add(tile);
            }
            if (rack.size() > view.tilesLeft(mover)) {
                throw new IllegalArgumentException(
                        "seat " + mover + " has " + view.tilesLeft(mover) + " tiles, and cannot lay " + rack.size());
            }
            unseen.sort(Comparator.comparing(this::forbidsTheMove));
        }
        Iterator<Tile> rest = unseen.iterator();
        while (!mover.equals(view.viewer()) && rack.size() < view.tilesLeft(mover)) {
            rack.add(rest.next());
        }
        String racks = view.seats().stream()
                .map(seat -> seat.equals(view.viewer())
                        ? view.rack().orElseThrow()
                        : seat == mover ? Tiles.of(rack) : take(rest, view.tilesLeft(seat)))
                .map(Tiles::toString)
                .collect(Collectors.joining(";"));
        String bag = view.bagSize() == 0
                ? "-"
                : IntStream.range(0, view.bagSize())
                        .mapToObj(next -> rest.next().toString())
                        .collect(Collectors.joining(","));
        List<String> fields = fields(view);
        fields.set(BAG, bag);
        fields.set(RACKS, racks);
        fields.set(GENERATOR, "0".repeat(16));
        return notation.readPosition(String.join(" ", fields));
    }

    private static List<String> fields(UpTurnView view) {
        return new ArrayList<>(Splitter.on(' ').splitToList(view.toString()));
    }

    private static Tiles take(Iterator<Tile> tiles, int count) {
        List<Tile> taken = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            taken.add(tiles.next());
        }
        return Tiles.of(taken);
    }

    /** Whether the mover might not move so with this tile on its rack: a double takes along all between, or it had to lay. */
    private boolean forbidsTheMove(Tile tile) {
        if (move instanceof NumberMove numbers) {
            return tile.isNumber()
                    && !tile.kind().equals(Tile.Kind.DOUBLE)
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

    /** The drawings as they were sent to the viewer. */
    private ImmutableList<Drawing> drawings(Outcome outcome) {
        int own = (int) outcome.drawings().stream().filter(this::isOwn).count();
        if (own != drawn.size()) {
            throw new IllegalArgumentException(
                    "to your rack come by " + move + " tiles: " + own + ", but " + drawn.size() + " are named");
        }
        int refill = outcome.refill().orElse(outcome.drawings().size());
        List<Tile> bag = new ArrayList<>(view.unseen().asList());
        if (!mover.equals(view.viewer())) {
            move.laid().forEach(bag::remove);
        }
        List<Tile> refilled = new ArrayList<>(outcome.after().bag());
        Iterables.skip(outcome.drawings(), refill)
                .forEach(drawing -> refilled.add(drawing.tile().orElseThrow()));
        Iterator<Tile> next = drawn.iterator();
        ImmutableList.Builder<Drawing> drawings = ImmutableList.builder();
        for (int i = 0; i < outcome.drawings().size(); i++) {
            Drawing drawing = outcome.drawings().get(i);
            Optional<Tile> tile = isOwn(drawing) ? Optional.of(next.next()) : Optional.empty();
            List<Tile> from = i < refill ? bag : refilled;
            tile.filter(named -> !from.remove(named)).ifPresent(named -> {
                throw new IllegalArgumentException(
                        "after " + move + " tile " + named + " cannot be drawn, as it is not in the bag");
            });
            drawings.add(new Drawing(drawing.seat(), drawing.cause(), tile));
        }
        return drawings.build();
    }

    private boolean isOwn(Drawing drawing) {
        return drawing.seat().equals(view.viewer());
    }

    private String withOwnRack(UpTurnView after) {
        List<String> fields = fields(after);
        view.rack().ifPresent(before -> {
            List<Tile> rack = new ArrayList<>(before.asList());
            if (mover.equals(view.viewer())) {
                move.laid().forEach(rack::remove);
            }
            rack.addAll(drawn);
            List<String> racks = new ArrayList<>(Splitter.on(';').splitToList(fields.get(RACKS)));
            racks.set(((Seat) view.viewer()).ordinal(), Tiles.of(rack).toString());
            fields.set(RACKS, String.join(";", racks));
        });
        return String.join(" ", fields);
    }
}
