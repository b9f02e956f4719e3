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
 * Tries moves in possible worlds of a view, played to the end by policies: the other seats play like {@code sensible}, and
 * the seat itself plays with weights that win more games against it. Between deals it allocates nothing, unless a rack grows
 * larger than any before. Not thread-safe.
 */
final class Playouts {
    /** The limit of moves. An unfinished playout counts as a loss. */
    private static final int MOST_MOVES = 300;

    private final UpTurnView view;

    /** The table as the viewer sees it. */
    private final MutableTable seen;

    /** The tiles in the order of the latest world. */
    private final int[] unseen;

    private final ChanceBits chance = new ChanceBits();
    private final MutableTable world;
    private final MutableTable trial;
    private final Policy own;
    private final Policy others = new Policy(Weights.SENSIBLE);

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

    /** Returns a trial of moves with its own randomness, for a search. */
    static SequentialHalving.Trial trial(UpTurnView view, List<Move> moves, SplitMix64 random) {
        Playouts playouts = new Playouts(view);
        return sums -> {
            playouts.deal(random);
            for (int i = 0; i < sums.length; i++) {
                sums[i] += playouts.wins(moves.get(i)) ? 1 : 0;
            }
        };
    }

    /** Samples a possible world; all worlds are equally likely. */
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

    MutableTable world() {
        return world;
    }

    void deal(UpTurnState known) {
        world.set(TableSetup.of(known));
    }

    /** Returns whether the seat to move wins in the latest world after a move that is legal there. */
    boolean wins(Move move) {
        trial.set(world);
        trial.play(move);
        for (int moves = 0; moves < MOST_MOVES && !trial.isOver(); moves++) {
            trial.play((trial.turn == seat ? own : others).choose(trial));
        }
        return trial.racks().size(seat) == 0;
    }

    /** Returns the number of tiles that the seat had left at the end. */
    int tilesLeft() {
        return trial.racks().size(seat);
    }
}
