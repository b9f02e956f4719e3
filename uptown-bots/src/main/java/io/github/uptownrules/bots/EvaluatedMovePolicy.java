package io.github.uptownrules.bots;

import io.github.uptownrules.core.game.PlayerView;

/**
 * The careful policy of a {@link Playout}: it draws a few moves with {@link SampledMovePolicy} and takes the one
 * whose board an {@link Evaluation} rates best. It takes twice the time, which pays off against one rival but not
 * against several.
 */
final class EvaluatedMovePolicy {
    /** The number of judged moves per playout. A third as many make play weaker; more do not make it stronger. */
    static final int MOVES = 12;

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

    /** Returns whether the policy is worth its time. */
    static boolean isWorthIt(PlayerView view) {
        return view.seats().size() == 2;
    }

    void choose(int seat, CopyableRandom chance) {
        habits.choose(seat, chance, DRAWS, liking);
    }

    private double worth(int seat) {
        after.set(board).place(seat, habits.color(), habits.face(), habits.cell());
        return evaluation.reward(after, seat, (seat + 1) % seats);
    }
}
