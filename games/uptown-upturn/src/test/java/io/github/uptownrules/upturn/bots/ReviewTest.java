package io.github.uptownrules.upturn.bots;

import static io.github.uptownrules.upturn.bots.Tables.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.GameReview;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.base.search.MoveReview;
import io.github.uptownrules.upturn.GameRecord;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.RedactedRecord;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.UpTurnView;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;

class ReviewTest {
    private static GameRecord game(int seats, long seed, String bot, int most) {
        GameRecord record = GameRecord.of(UpTurnRuleset.of(seats).deal(seed));
        SplitMix64 random = new SplitMix64(seed);
        while (!record.end().isOver() && record.moves().size() < most) {
            Seat seat = record.end().turn().orElseThrow();
            record = record.play(Bots.parse(bot).choose(record.end().viewFor(seat), random));
        }
        return record;
    }

    /** The move wins or lets the next seat win, so the loss is the whole game. */
    @Test
    void findsTheLossOfAMoveThatDoesNotWin() {
        UpTurnState game = position("upturn-2 40+ 1L 9 ~ 41*,42,44;98");
        MoveReview<Move> won = Review.of(GameRecord.of(game).play(Move.parse("41*,42,44")), 200, 1)
                .move(1);
        assertThat(won.loss()).isZero();
        assertThat(won.standardError()).isZero();
        assertThat(won.chanceOfBest()).isEqualTo(1);
        assertThat(won.best()).isEqualTo(won.played());
        MoveReview<Move> lost =
                Review.of(GameRecord.of(game).play(Move.parse("42")), 200, 1).move(1);
        assertThat(lost.ply()).isEqualTo(1);
        assertThat(lost.seat()).isOne();
        assertThat(lost.played().move()).hasToString("42");
        assertThat(lost.best().move()).hasToString("41*,42,44");
        assertThat(lost.loss()).isGreaterThan(0.3);
        assertThat(lost.standardError())
                .isEqualTo(Math.hypot(lost.best().standardError(), lost.played().standardError()));
    }

    /** A move that misses the call is not a candidate, but it can be judged. */
    @Test
    void v20_aMissedCallCosts() {
        UpTurnState game = position("upturn-2 40+ 1L 9 ~ 98,99;1*,2");
        MoveReview<Move> missed =
                Review.of(GameRecord.of(game).play(Move.parse("98")), 400, 1).move(1);
        assertThat(missed.loss()).isGreaterThan(0.1);
        assertThat(missed.best().move()).isNotEqualTo(Move.parse("98"));
    }

    @Test
    void theOnlyMoveLosesNothing() {
        UpTurnState game = position("upturn-3 40+ 1L - - 20;9;~");
        MoveReview<Move> only =
                Review.of(GameRecord.of(game).play(Move.parse("pass!")), 100, 1).move(1);
        assertThat(only.loss()).isZero();
        assertThat(only.best()).isEqualTo(only.played());
    }

    /** Exchanges the tiles that the mover cannot see. */
    @Test
    void hiddenTilesDoNotAffectTheReview() {
        GameRecord record = game(3, 5, "sensible", 20);
        for (int ply : new int[] {1, 7, 18}) {
            UpTurnState truth = record.at(ply - 1);
            Move move = record.moves().get(ply - 1);
            UpTurnView view = truth.viewFor(truth.turn().orElseThrow());
            MoveReview<Move> judged =
                    Review.of(GameRecord.of(truth).play(move), 200, 5).move(1);
            for (int world = 0; world < 5; world++) {
                assertThat(Review.of(GameRecord.of(view.sample(world)).play(move), 200, 5)
                                .move(1))
                        .isEqualTo(judged);
            }
        }
    }

    @Test
    void aRedactedRecordGivesTheSameReviewOfItsViewersMoves() {
        GameRecord record = game(2, 1, "random", 12);
        GameReview<Move> whole = Review.of(record, 100, 9);
        assertThat(whole.plies()).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
        RedactedRecord seen = record.redactedFor(Seat.TWO);
        GameReview<Move> own = Review.of(seen, 100, 9);
        assertThat(own.plies())
                .isNotEmpty()
                .allMatch(ply -> record.at(ply - 1).turn().orElseThrow() == Seat.TWO);
        assertThat(own.moves())
                .hasSameSizeAs(own.plies())
                .allMatch(move -> whole.move(move.ply()).equals(move));
        assertThat(Review.of(record.redactedFor(Viewer.SPECTATOR), 100, 9).moves())
                .isEmpty();
    }

    /**
     * The first half of the playouts finds the best move; the second half compares it with the played move in other worlds.
     */
    @Test
    void judgesAMoveByTwoHalvesWithDifferentWorlds() {
        GameRecord record = game(2, 2, "random", 30);
        int different = 0;
        for (int ply = 1; ply <= 30; ply += 3) {
            UpTurnState before = record.at(ply - 1);
            UpTurnView view = before.viewFor(before.turn().orElseThrow());
            SplitMix64 random = new SplitMix64(SplitMix64.mix(7) + ply);
            Move best = Analysis.of(view, random).run(100).moves().get(0).move();
            Move played = record.moves().get(ply - 1);
            ImmutableList<MoveEstimate<Move>> compared = Analysis.among(view, ImmutableSet.of(played, best), random)
                    .run(100)
                    .moves();
            MoveReview<Move> judged = Review.of(record, 200, 7).move(ply);
            assertThat(compared).contains(judged.played());
            assertThat(judged.best().winShare()).isEqualTo(compared.get(0).winShare());
            different += judged.loss() > 0 ? 1 : 0;
        }
        assertThat(different).isPositive();
    }

    @Test
    void theSameSeedGivesTheSameReview() {
        GameRecord record = game(2, 3, "random", 4);
        assertThat(Review.of(record, 100, 2).moves())
                .isEqualTo(Review.of(record, 100, 2).moves())
                .isNotEqualTo(Review.of(record, 100, 3).moves());
    }

    @Test
    void rejectsInvalidArguments() {
        GameRecord record = GameRecord.of(UpTurnRuleset.of(2).deal(1));
        assertThat(Review.of(record, 2, 1).plies()).isEmpty();
        for (int ply : new int[] {-1, 0, 1}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Review.of(record, 2, 1).move(ply))
                    .withMessage("the record has no move " + ply + " that can be judged");
        }
        for (int playouts : new int[] {-5, 0, 1, 10_000_001}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Review.of(record, playouts, 1))
                    .withMessage("a move is reviewed with 2 to 10000000 playouts, not " + playouts);
        }
        assertThat(Review.of(record, 10_000_000, 1).plies()).as("the most").isEmpty();
    }

    @Test
    void stopsWhenTheThreadIsInterrupted() throws InterruptedException {
        GameRecord record = game(2, 1, "random", 30);
        CompletableFuture<MoveReview<Move>> judged = new CompletableFuture<>();
        Thread thread = new Thread(() -> {
            try {
                judged.complete(Review.of(record, 10_000_000, 1).move(1));
            } catch (CancellationException e) {
                judged.completeExceptionally(new IllegalStateException(e.getMessage() + "; still interrupted: "
                        + Thread.currentThread().isInterrupted()));
            }
        });
        thread.setDaemon(true);
        thread.start();
        thread.join(200);
        assertThat(judged).isNotDone();
        thread.interrupt();
        assertThat(judged)
                .failsWithin(Duration.ofSeconds(20))
                .withThrowableOfType(ExecutionException.class)
                .withMessageEndingWith("the review was interrupted; still interrupted: true");
    }

    @Test
    void judgesAMoveAgainAfterAnInterrupt() {
        GameRecord record = game(2, 1, "random", 30);
        GameReview<Move> review = Review.of(record, 230, 1);
        Thread.currentThread().interrupt();
        assertThatExceptionOfType(CancellationException.class).isThrownBy(review::moves);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(review.move(1)).isEqualTo(Review.of(record, 230, 1).move(1));
    }
}
