package io.github.uptownrules.server.table;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.GameReview;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.base.search.MoveReview;
import io.github.uptownrules.server.table.TableState.Phase;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;

/** The hints and reviews of one table. */
final class HintsAndReviews {
    /** The seed of reviews, so that everyone gets the same review. */
    private static final long REVIEW_SEED = 1;

    private static final long BETWEEN_HINTS = Duration.ofSeconds(2).toNanos();

    private final BotExecutor executor;
    private final ServiceClock clock;
    private final Map<Seat, Long> lastHints = new TreeMap<>();
    private final Map<Seat, CompletableFuture<?>> hints = new TreeMap<>();
    private Optional<CompletableFuture<ImmutableList<MoveReview<String>>>> review = Optional.empty();

    HintsAndReviews(BotExecutor executor, ServiceClock clock) {
        this.executor = executor;
        this.clock = clock;
    }

    /** Sends the best moves, judged by what the seat can know. Hints are limited in rate, except at practice tables. */
    void hint(TableState table, Seat seat, long id, Client client) throws Refusal {
        if (table.phase() != Phase.PLAYING) {
            throw Refusal.of(Refusal.Code.NOT_PLAYING, "there is no move to make");
        }
        if (!table.turn().equals(Optional.of(seat))) {
            throw Refusal.of(Refusal.Code.NOT_YOUR_TURN, "it is not seat " + seat + " to move");
        }
        checkKnown(table);
        if (table.settings().hints() == TableSettings.Hints.NONE) {
            throw Refusal.of(Refusal.Code.NOT_ALLOWED, "there are no hints at this table");
        }
        long now = clock.nanos();
        Long last = lastHints.get(seat);
        if (last != null
                && now - last < BETWEEN_HINTS
                && table.settings().practiceSeed().isEmpty()) {
            throw Refusal.of(Refusal.Code.TOO_FAST, "only one hint every two seconds");
        }
        CompletableFuture<?> earlier = hints.get(seat);
        if (earlier != null && !earlier.isDone()) {
            throw Refusal.of(Refusal.Code.TOO_FAST, "wait for the previous hint");
        }
        SeenGame seen = new ViewerFrames(table, seat).seen();
        CompletableFuture<ImmutableList<MoveEstimate<String>>> estimate = executor.estimate(client.asker(), seen);
        lastHints.put(seat, now);
        // The hint is registered before the answer is sent, because the client may ask again right after it.
        hints.put(seat, estimate);
        orBusy(estimate.thenAccept(moves -> client.send(ReplyFrames.estimates(id, moves, seen))), id, client);
    }

    /** Sends the values of all moves, which are computed only once. */
    void review(TableState table, long id, Client client) throws Refusal {
        if (table.phase() != Phase.OVER) {
            throw Refusal.of(Refusal.Code.NOT_OVER, "the game is not over");
        }
        checkKnown(table);
        PlayedGame game = table.game().orElseThrow();
        if (review.filter(found -> !found.isCompletedExceptionally()).isEmpty()) {
            GameReview<String> moves = game.review(table.ruleset().game().reviewPlayouts(), REVIEW_SEED)
                    .orElseThrow(HintsAndReviews::none);
            review = Optional.of(executor.review(client.asker(), moves));
        }
        orBusy(review.get().thenAccept(moves -> client.send(ReplyFrames.review(id, moves, game))), id, client);
    }

    /** Returns the reviews of all moves if they are known. */
    ImmutableList<MoveReview<String>> known() {
        return review.filter(found -> found.isDone() && !found.isCompletedExceptionally())
                .map(CompletableFuture::join)
                .orElse(ImmutableList.of());
    }

    private static void checkKnown(TableState table) throws Refusal {
        if (!table.ruleset().game().hasHints()) {
            throw none();
        }
    }

    private static Refusal none() {
        return Refusal.of(Refusal.Code.NOT_ALLOWED, "this game has no hints and no reviews");
    }

    private static void orBusy(CompletableFuture<?> answer, long id, Client client) {
        answer.whenComplete((done, failure) -> {
            if (failure != null) {
                client.send(Refusal.of(Refusal.Code.BUSY, "the analysis failed; try again")
                        .frame(Optional.of(id)));
            }
        });
    }
}
