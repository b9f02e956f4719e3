package io.github.uptownrules.cli.review;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.bots.MoveReview;
import io.github.uptownrules.bots.Review;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.notation.RecordedGame;
import io.github.uptownrules.core.notation.RedactedRecord;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Viewer;
import io.github.uptownrules.variants.Rulesets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.IntFunction;

/**
 * A recorded game, and what judges its moves.
 *
 * @param positions by ply, what of the position is in the record: nothing but the board is asked of it
 * @param viewer the only seat whose moves can be judged, if it is not all
 */
public record ReviewedGame(
        ImmutableMap<String, String> headers,
        int plies,
        IntFunction<Position> positions,
        Optional<Viewer> viewer,
        Review review) {
    /** That of the records which can be read. */
    public static final String NOTATION = "uptown 1";

    /**
     * Reads a record.
     *
     * @param seat the only seat whose moves are wanted, if not all are
     * @throws IllegalArgumentException if it is not a record, or none of its moves can be judged
     */
    public static ReviewedGame read(String text, Optional<Seat> seat, int playouts, long seed) {
        RecordedGame game = Notation.of(Rulesets.all()).readRecordedGame(text);
        return game instanceof RedactedRecord seen
                ? ofRedacted(seen, seat, playouts, seed)
                : ofWhole((GameRecord) game, seat, playouts, seed);
    }

    private static ReviewedGame ofWhole(GameRecord record, Optional<Seat> seat, int playouts, long seed) {
        return seat.map(own -> of(record.redactedFor(own), playouts, seed))
                .orElseGet(() -> new ReviewedGame(
                        record.headers(),
                        record.moves().size(),
                        record::at,
                        Optional.empty(),
                        Review.of(record, playouts, seed)));
    }

    private static ReviewedGame ofRedacted(RedactedRecord record, Optional<Seat> seat, int playouts, long seed) {
        if (record.viewer() == Viewer.SPECTATOR) {
            throw new IllegalArgumentException(
                    "the record is what a spectator saw: no player's tiles are in it, so no move can be judged");
        }
        seat.filter(other -> other != record.viewer()).ifPresent(other -> {
            throw new IllegalArgumentException("the record is what seat " + record.viewer() + " saw: what seat " + other
                    + " knew is not in it, so its moves cannot be judged");
        });
        return of(record, playouts, seed);
    }

    private static ReviewedGame of(RedactedRecord record, int playouts, long seed) {
        return new ReviewedGame(
                record.headers(),
                record.moves().size(),
                record::at,
                Optional.of(record.viewer()),
                Review.of(record, playouts, seed));
    }

    /** Judges the moves, on several threads; these do not keep the program from ending. */
    public ImmutableList<MoveReview> judge(int threads, Runnable step) {
        ExecutorService executor = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "review");
            thread.setDaemon(true);
            return thread;
        });
        try {
            List<CompletableFuture<MoveReview>> moves = new ArrayList<>();
            for (int ply : review.plies()) {
                moves.add(CompletableFuture.supplyAsync(() -> review.move(ply), executor));
            }
            ImmutableList.Builder<MoveReview> judged = ImmutableList.builder();
            for (CompletableFuture<MoveReview> move : moves) {
                judged.add(move.join());
                step.run();
            }
            return judged.build();
        } finally {
            executor.shutdownNow();
        }
    }

    /** The id of its ruleset. */
    public String ruleset() {
        return positions.apply(0).ruleset().id();
    }

    ImmutableList<Seat> seats() {
        return positions.apply(0).seats();
    }

    /** A move as it would be written at some ply. */
    String write(Move move, int ply) {
        return MoveText.of(move, positions.apply(ply - 1)).toString();
    }
}
