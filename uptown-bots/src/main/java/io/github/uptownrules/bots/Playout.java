package io.github.uptownrules.bots;

import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Move;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A possible world of a view, played on in place: the public board with dealt racks and piles. Moves and deals
 * allocate nothing.
 */
final class Playout {
    final MutableBoard board;
    private final int seats;
    private final SampledMovePolicy habits;
    private final Optional<EvaluatedMovePolicy> judgment;
    private final HiddenTiles tiles = new HiddenTiles();

    /** The seat to move if it can place a tile; otherwise, the seats from this one on are skipped until one can. */
    private int turn;

    private final CopyableRandom chance = new CopyableRandom();

    /** Creates a playout for a game of the view. If there is an evaluation, it judges the first moves. */
    Playout(PlayerView view, Optional<Evaluation> evaluation) {
        this.board = new MutableBoard(view);
        this.seats = view.seats().size();
        this.habits = new SampledMovePolicy(board);
        this.judgment = evaluation.map(known -> new EvaluatedMovePolicy(view, board, habits, known));
    }

    /** Sets this playout to a possible world with the given board. */
    Playout deal(MutableBoard start, HiddenTiles.Dealer dealer, RandomGenerator random) {
        board.set(start);
        turn = start.startTurn();
        chance.set(random.nextLong());
        dealer.deal(tiles, chance);
        return this;
    }

    Playout set(Playout other) {
        board.set(other.board);
        tiles.set(other.tiles);
        turn = other.turn;
        chance.set(other.chance);
        return this;
    }

    Playout play(Move move) {
        int face = move.tile().face().ordinal();
        play(move.tile().color().ordinal(), face, move.cell().ordinal());
        return this;
    }

    private void play(int color, int face, int cell) {
        board.place(turn, color, face, cell);
        tiles.play(color, face);
        turn = turn + 1 == seats ? 0 : turn + 1;
    }

    /** Returns the seat to move, if it can place a tile. */
    int turn() {
        return turn;
    }

    /**
     * Plays at most {@code most} moves, and chooses the first few with the evaluation if present. Returns whether the
     * game may still go on.
     */
    boolean playOn(int most) {
        int judged = judgment.isPresent() ? EvaluatedMovePolicy.MOVES : 0;
        int stuck = 0;
        for (int ply = 0; ply < most && stuck < seats; ) {
            if (habits.list(turn, tiles.racks)) {
                if (ply < judged) {
                    judgment.get().choose(turn, chance);
                } else {
                    habits.choose(turn, chance);
                }
                play(habits.color(), habits.face(), habits.cell());
                stuck = 0;
                ply++;
            } else {
                stuck++;
                turn = turn + 1 == seats ? 0 : turn + 1;
            }
        }
        return stuck < seats;
    }
}
