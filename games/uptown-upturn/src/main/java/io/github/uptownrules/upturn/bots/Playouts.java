package io.github.uptownrules.upturn.bots;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.trials.SequentialHalving;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.UpTurnView;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Tries moves in possible worlds of a view, each of which is played to the end by policies: the others play sensibly, and the seat
 * itself by weights that win more against that. Between deals it makes no objects, but
 * for racks that are larger than any before. Not thread-safe.
 */
final class Playouts {
    /** A playout that has not ended then is won by no seat. */
    private static final int MOST_MOVES = 300;

    private final UpTurnView view;

    /** What the viewer sees. */
    private final MutableTable seen;

    /** The tiles in the order of the last world. */
    private final int[] unseen;

    private final ChanceBits chance = new ChanceBits();
    private final MutableTable world;
    private final MutableTable trial;
    private final Policy own;
    private final Policy others = new Policy(Weights.SENSIBLE);

    /** The seat whose moves are tried. */
    private final int seat;

    Playouts(UpTurnView view) {
        this.view = view;
        this.seat = view.turn().orElseThrow().ordinal();
        this.own = new Policy(Weights.expert(view.seats().size()));
        this.seen = MutableTable.like(view);
        this.world = MutableTable.like(view);
        this.trial = MutableTable.like(view);
        this.unseen = view.unseen().stream().mapToInt(Tile::index).toArray();
        TableSetup.setOpen(seen, view);
        if (view.rack().isPresent()) {
            seen.racks().add(((Seat) view.viewer()).ordinal(), view.rack().get());
        }
    }

    /** Tries moves with a chance of its own, for a search. */
    static SequentialHalving.Trial trial(UpTurnView view, List<Move> moves, SplitMix64 random) {
        Playouts playouts = new Playouts(view);
        return sums -> {
            playouts.deal(random);
            for (int i = 0; i < sums.length; i++) {
                sums[i] += playouts.wins(moves.get(i)) ? 1 : 0;
            }
        };
    }

    /** Deals a possible world, each equally likely. */
    void deal(RandomGenerator random) {
        chance.set(random.nextLong());
        chance.shuffle(unseen, unseen.length);
        world.set(seen);
        int dealt = 0;
        for (int rival = 0; rival < world.seats; rival++) {
            if (view.viewer() != Seat.all().get(rival)) {
                for (int left = view.tilesLeft(Seat.all().get(rival)); left > 0; left--) {
                    world.racks().add(rival, unseen[dealt++]);
                }
            }
        }
        world.pile().fill(unseen, dealt, unseen.length);
        world.pile().setGenerator(chance.bits());
    }

    /** The world that was dealt last. */
    MutableTable world() {
        return world;
    }

    /** Deals a world that is known. */
    void deal(UpTurnState known) {
        world.set(TableSetup.of(known));
    }

    /** Whether the seat to move wins in the world that was dealt last, if it plays a move that is legal there. */
    boolean wins(Move move) {
        trial.set(world);
        trial.play(move);
        for (int moves = 0; moves < MOST_MOVES && !trial.isOver(); moves++) {
            trial.play((trial.turn == seat ? own : others).choose(trial));
        }
        return trial.racks().size(seat) == 0;
    }

    /** How many tiles the seat had left in the end. */
    int tilesLeft() {
        return trial.racks().size(seat);
    }
}
