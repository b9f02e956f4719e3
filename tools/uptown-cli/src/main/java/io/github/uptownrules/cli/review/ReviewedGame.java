package io.github.uptownrules.cli.review;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.JudgedMove;
import io.github.uptownrules.base.game.OldGame;
import io.github.uptownrules.base.game.Replay;
import io.github.uptownrules.base.game.TextPosition;
import io.github.uptownrules.base.game.TextReview;
import io.github.uptownrules.base.game.TextView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A recorded game, and what judges its moves.
 *
 * @param replay the record
 * @param viewer the only seat whose moves are judged, if not all are
 * @param review what judges them
 * @param judged the moves to judge
 */
public record ReviewedGame(Replay replay, Optional<String> viewer, TextReview review, ImmutableList<Integer> judged) {

    /**
     * Reads a record.
     *
     * @param seat the only seat whose moves are wanted, if not all are
     * @throws IllegalArgumentException if it is not a record, or none of its moves can be judged
     */
    public static ReviewedGame read(OldGame game, String text, Optional<String> seat, int playouts, long seed) {
        Replay replay = game.record(text);
        Optional<String> viewer = viewer(replay);
        if (viewer.isPresent()) {
            return of(
                    replay,
                    seat.isPresent() ? seat : viewer.filter(who -> !who.equals(TextView.SPECTATOR)),
                    playouts,
                    seed);
        }
        return of(seat.map(replay::redactedFor).orElse(replay), seat, playouts, seed);
    }

    /** Whose record it is, if it is redacted. */
    private static Optional<String> viewer(Replay replay) {
        return replay.at(0) instanceof TextView view ? Optional.of(view.viewer()) : Optional.empty();
    }

    private static ReviewedGame of(Replay replay, Optional<String> seat, int playouts, long seed) {
        TextReview review = replay.review(playouts, seed)
                .orElseThrow(() -> new IllegalArgumentException("this game has no bots that judge moves"));
        ImmutableList<Integer> judged = review.plies().stream()
                .filter(ply ->
                        seat.isEmpty() || seat.get().equals(replay.at(ply - 1).turn()))
                .collect(ImmutableList.toImmutableList());
        if (judged.isEmpty()) {
            throw new IllegalArgumentException(whyNone(replay, seat));
        }
        return new ReviewedGame(replay, seat, review, judged);
    }

    private static String whyNone(Replay replay, Optional<String> seat) {
        Optional<String> viewer = viewer(replay);
        if (replay.plies() == 0 || viewer.isEmpty() || viewer.equals(seat)) {
            return "there is no move in the record that could be judged";
        }
        if (viewer.get().equals(TextView.SPECTATOR)) {
            return "the record is what a spectator saw: no player's tiles are in it, so no move can be judged";
        }
        return "the record is what seat " + viewer.get() + " saw: what seat " + seat.orElse("?")
                + " knew is not in it, so its moves cannot be judged";
    }

    /** Judges the moves, on several threads; these do not keep the program from ending. */
    public ImmutableList<JudgedMove> judge(int threads, Runnable step) {
        ExecutorService executor = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "review");
            thread.setDaemon(true);
            return thread;
        });
        try {
            List<CompletableFuture<JudgedMove>> moves = new ArrayList<>();
            for (int ply : judged) {
                moves.add(CompletableFuture.supplyAsync(() -> review.move(ply), executor));
            }
            ImmutableList.Builder<JudgedMove> done = ImmutableList.builder();
            for (CompletableFuture<JudgedMove> move : moves) {
                done.add(move.join());
                step.run();
            }
            return done.build();
        } finally {
            executor.shutdownNow();
        }
    }

    ImmutableMap<String, String> headers() {
        return replay.headers();
    }

    /** How many moves it has. */
    public int plies() {
        return replay.plies();
    }

    /** Returns the position after the last move. */
    public TextPosition end() {
        return replay.at(replay.plies());
    }

    /** The id of its ruleset. */
    public String ruleset() {
        return replay.at(0).ruleset();
    }

    ImmutableList<String> seats() {
        return replay.at(0).seats();
    }
}
