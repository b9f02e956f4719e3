package io.github.uptownrules.app.uptown.web.table;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.bots.Analysis;
import io.github.uptownrules.bots.MoveEstimate;
import io.github.uptownrules.core.game.Placement;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.random.SplitMix64;

/** What the moves of a game that is over were worth, to somebody who sees no more than who made them. */
final class Review {
    private static final int PLAYOUTS = 1500;

    /** So many standard errors around a loss are told with it. */
    private static final double WIDTH = 1.96;

    private Review() {}

    /**
     * A move.
     *
     * @param ply its number
     * @param seat who made it
     * @param move the move
     * @param best the move that looks best
     * @param loss how much smaller the share of wins is than that of the best move, 0 to 1
     * @param low the least the loss can well be
     * @param high the most the loss can well be
     * @param chance the share of wins after the move
     */
    record Reviewed(
            int ply, Seat seat, String move, String best, double loss, double low, double high, double chance) {}

    static ImmutableList<Reviewed> of(GameRecord record) {
        ImmutableList.Builder<Reviewed> moves = ImmutableList.builder();
        for (int ply = 1;
                ply <= record.moves().size() && !Thread.currentThread().isInterrupted();
                ply++) {
            moves.add(of(record, ply));
        }
        return moves.build();
    }

    private static Reviewed of(GameRecord record, int ply) {
        Placement placement = record.placement(ply);
        PlayerView view = record.at(ply - 1).viewFor(placement.seat());
        ImmutableList<MoveEstimate> estimates =
                Analysis.of(view, new SplitMix64(ply)).run(PLAYOUTS).moves();
        MoveEstimate best = estimates.get(0);
        MoveEstimate made = estimates.stream()
                .filter(estimate -> estimate.move().equals(placement.move()))
                .findFirst()
                .orElse(best);
        double loss = best.winShare() - made.winShare();
        double width = made == best ? 0 : WIDTH * Math.hypot(best.standardError(), made.standardError());
        return new Reviewed(
                ply,
                placement.seat(),
                MoveText.of(made.move(), view).toString(),
                MoveText.of(best.move(), view).toString(),
                loss,
                Math.max(0, loss - width),
                Math.min(1, loss + width),
                made.winShare());
    }
}
