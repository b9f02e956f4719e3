package io.github.uptownrules.cli.review;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.GameReview;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.search.MoveReview;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A recorded game with its review.
 *
 * @param seat the only seat whose moves are judged, or empty for all
 * @param review judges the moves
 * @param judged the plies of the moves to judge
 */
public record ReviewedGame(
        PlayedGame game, Optional<Seat> seat, GameReview<String> review, ImmutableList<Integer> judged) {

    /**
     * Prepares the review of a record.
     *
     * @param wanted the only seat whose moves are judged, or empty for all
     * @throws IllegalArgumentException if no move can be judged
     */
    public static ReviewedGame of(PlayedGame record, Optional<Seat> wanted, int playouts, long seed) {
        boolean isWhole = record.viewer().isEmpty();
        PlayedGame game = isWhole && wanted.isPresent() ? record.seenBy(wanted.get()) : record;
        Optional<Seat> seat = wanted.or(() -> game.viewer().flatMap(Viewer::asSeat));
        GameReview<String> review = game.review(playouts, seed)
                .orElseThrow(() -> new IllegalArgumentException("this game has no bots that judge moves"));
        ImmutableList<Integer> judged = review.plies().stream()
                .filter(ply -> seat.isEmpty() || seat.equals(game.upTo(ply - 1).turn()))
                .collect(ImmutableList.toImmutableList());
        if (judged.isEmpty()) {
            throw new IllegalArgumentException(whyNone(game, seat));
        }
        return new ReviewedGame(game, seat, review, judged);
    }

    private static String whyNone(PlayedGame game, Optional<Seat> seat) {
        Optional<Seat> viewer = game.viewer().flatMap(Viewer::asSeat);
        if (game.plies() == 0 || game.viewer().isEmpty() || viewer.isPresent() && viewer.equals(seat)) {
            return "there is no move in the record that could be judged";
        }
        return viewer.isEmpty()
                ? "the record is what a spectator saw: no player's tiles are in it, so no move can be judged"
                : "the record is what seat " + viewer.get() + " saw: what seat " + seat.orElseThrow()
                        + " knew is not in it, so its moves cannot be judged";
    }

    /** Judges the moves on several daemon threads. */
    public ImmutableList<MoveReview<String>> judge(int threads, Runnable step) {
        ExecutorService executor = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "review");
            thread.setDaemon(true);
            return thread;
        });
        try {
            List<CompletableFuture<MoveReview<String>>> moves = new ArrayList<>();
            for (int ply : judged) {
                moves.add(CompletableFuture.supplyAsync(() -> review.move(ply), executor));
            }
            ImmutableList.Builder<MoveReview<String>> done = ImmutableList.builder();
            for (CompletableFuture<MoveReview<String>> move : moves) {
                done.add(move.join());
                step.run();
            }
            return done.build();
        } finally {
            executor.shutdownNow();
        }
    }
}
