package io.github.uptownrules.bots;

import io.github.uptownrules.core.game.PlayerView;

/**
 * How players of a {@link Playout} play who think: of some moves drawn by {@link SampledMovePolicy} they take the one after which an
 * {@link Evaluation} likes the board best. It takes twice as long, and against one rival that is worth it; against several
 * no bot plays better for it.
 */
final class EvaluatedMovePolicy {
    /** How many moves of a playout are judged: a third as many are worse, and more no better. */
    static final int MOVES = 12;

    /** How many moves are drawn. */
    static final int DRAWS = 8;

    private final MutableBoard board;
    private final SampledMovePolicy habits;
    private final Evaluation evaluation;
    private final MutableBoard after;
    private final int seats;
    private final SampledMovePolicy.Liking liking = this::worth;

    EvaluatedMovePolicy(PlayerView view, MutableBoard board, SampledMovePolicy habits, Evaluation evaluation) {
        this.board = board;
        this.habits = habits;
        this.evaluation = evaluation;
        this.after = new MutableBoard(view);
        this.seats = view.seats().size();
    }

    /** Whether it is worth the time. */
    static boolean isWorthIt(PlayerView view) {
        return view.seats().size() == 2;
    }

    /** Chooses one of the moves that habit lists for a seat. */
    void choose(int seat, CopyableRandom chance) {
        habits.choose(seat, chance, DRAWS, liking);
    }

    private double worth(int seat) {
        after.set(board).place(seat, habits.color(), habits.face(), habits.cell());
        return evaluation.reward(after, seat, (seat + 1) % seats);
    }
}
