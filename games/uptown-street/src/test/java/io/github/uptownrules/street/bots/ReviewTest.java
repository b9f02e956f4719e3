package io.github.uptownrules.street.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.GameReview;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.base.search.MoveReview;
import io.github.uptownrules.street.GameRecord;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.RandomGames;
import io.github.uptownrules.street.StreetRuleset;
import io.github.uptownrules.street.StreetState;
import io.github.uptownrules.street.StreetView;
import io.github.uptownrules.street.town.Deck;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;

/** The review of moves after they were played. */
class ReviewTest {
    private static GameRecord game(int seats, long seed, String bot) {
        GameRecord record = GameRecord.of(StreetRuleset.of(seats).deal(Deck.sample1(), seed));
        SplitMix64 random = new SplitMix64(seed);
        while (!record.end().isOver()) {
            record = record.play(Bots.parse(bot).choose(record.end().view(), random));
        }
        return record;
    }

    /** Returns the share of the win that the seat to move gets if the given move ends the game. */
    private static double winShare(StreetState before, Move move) {
        List<Seat> winners = before.play(move).standings().winners();
        return winners.contains(before.turn().orElseThrow().seat()) ? 1.0 / winners.size() : 0;
    }

    /** The loss of a last move follows from the rules. */
    @Test
    void theLossOfALastMoveIsExact() {
        List<Double> losses = new ArrayList<>();
        for (long seed = 0; seed < 40; seed++) {
            GameRecord record = game(2, seed, "greedy");
            int ply = record.moves().size();
            StreetState before = record.at(ply - 1);
            if (before.legalMoves().stream().anyMatch(move -> !before.play(move).isOver())) {
                continue;
            }
            double best = before.legalMoves().stream()
                    .mapToDouble(any -> winShare(before, any))
                    .max()
                    .orElseThrow();
            for (Move move : before.legalMoves()) {
                double loss = best - winShare(before, move);
                MoveReview<Move> judged =
                        Review.of(record.upTo(ply - 1).play(move), 60, seed).move(ply);
                assertThat(judged.loss()).isCloseTo(loss, within(1e-12));
                assertThat(judged.chanceOfBest()).isCloseTo(best, within(1e-12));
                assertThat(judged.seat())
                        .isEqualTo(before.turn().orElseThrow().seat().number());
                assertThat(judged.ply()).isEqualTo(ply);
                assertThat(judged.played().move()).isEqualTo(move);
                assertThat(judged.standardError())
                        .isEqualTo(
                                loss == 0
                                        ? 0
                                        : Math.hypot(
                                                judged.best().standardError(),
                                                judged.played().standardError()));
                losses.add(loss);
            }
        }
        assertThat(losses).contains(0.0, 1.0).hasSizeGreaterThan(40);
    }

    @Test
    void theOnlyMoveLosesNothing() {
        int found = 0;
        for (long seed = 0; seed < 8; seed++) {
            GameRecord record = GameRecord.of(RandomGames.deal(seed));
            SplitMix64 random = new SplitMix64(seed);
            while (!record.end().isOver()) {
                boolean isOnly = record.end().legalMoves().size() == 1;
                record = record.play(RandomGames.move(record.end(), random));
                if (isOnly) {
                    MoveReview<Move> only =
                            Review.of(record, 20, seed).move(record.moves().size());
                    assertThat(only.loss()).isZero();
                    assertThat(only.standardError()).isZero();
                    assertThat(only.best()).isEqualTo(only.played());
                    found++;
                }
            }
        }
        assertThat(found).isPositive();
    }

    @Test
    void aRedactedRecordHasTheSameReview() {
        GameRecord record = game(3, 3, "random").upTo(12);
        GameReview<Move> whole = Review.of(record, 60, 9);
        assertThat(whole.plies()).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
        GameReview<Move> seen = Review.of(record.redacted(), 60, 9);
        assertThat(seen.plies()).isEqualTo(whole.plies());
        assertThat(seen.moves()).isEqualTo(whole.moves()).hasSize(12);
    }

    /** Replaces the hidden cards. */
    @Test
    void y4_hiddenCardsNeverAffectTheReview() {
        GameRecord record = game(4, 3, "greedy");
        for (int ply : new int[] {1, 12, 30}) {
            StreetView view = record.at(ply - 1).view();
            Move move = record.moves().get(ply - 1);
            MoveReview<Move> judged = Review.of(
                            GameRecord.of(record.at(ply - 1)).play(move), 100, 5)
                    .move(1);
            for (int world = 0; world < 5; world++) {
                StreetState same = view.sample(new SplitMix64(world));
                assertThat(Review.of(GameRecord.of(same).play(move), 100, 5).move(1))
                        .isEqualTo(judged);
            }
        }
    }

    /** The first half of the playouts finds the best move; the second compares it with the move played, in other worlds. */
    @Test
    void reviewsAMoveInTwoHalvesWithDifferentWorlds() {
        GameRecord record = game(2, 2, "random");
        int different = 0;
        for (int ply = 1; ply <= 24; ply++) {
            StreetView view = record.at(ply - 1).view();
            SplitMix64 random = new SplitMix64(SplitMix64.mix(7) + ply);
            Move best = Analysis.of(view, random).run(200).moves().get(0).move();
            Move played = record.moves().get(ply - 1);
            ImmutableList<MoveEstimate<Move>> compared = Analysis.among(view, ImmutableSet.of(played, best), random)
                    .run(200)
                    .moves();
            MoveReview<Move> judged = Review.of(record, 400, 7).move(ply);
            assertThat(compared).contains(judged.played(), judged.best());
            assertThat(judged.played().move()).isEqualTo(played);
            assertThat(judged.best().winShare()).isEqualTo(compared.get(0).winShare());
            different += judged.loss() > 0 ? 1 : 0;
        }
        assertThat(different).isGreaterThan(5);
    }

    @Test
    void randomMovesLoseMoreThanChosenOnes() {
        GameRecord record = game(2, 8, "greedy");
        SplitMix64 random = new SplitMix64(4);
        double chosen = 0;
        double any = 0;
        for (int ply = 1; ply < 20; ply += 2) {
            Move other = RandomGames.move(record.at(ply - 1), random);
            chosen += Review.of(record, 200, 1).move(ply).loss();
            any += Review.of(record.upTo(ply - 1).play(other), 200, 1).move(ply).loss();
        }
        assertThat(any).isGreaterThan(chosen + 0.3);
    }

    @Test
    void theSameSeedGivesTheSameReview() {
        GameRecord record = game(2, 3, "greedy").upTo(4);
        assertThat(Review.of(record, 60, 2).moves())
                .isEqualTo(Review.of(record, 60, 2).moves())
                .isNotEqualTo(Review.of(record, 60, 3).moves());
    }

    @Test
    void rejectsPliesAndPlayoutsOutOfRange() {
        GameRecord record = GameRecord.of(StreetRuleset.of(2).deal(Deck.sample1(), 1));
        assertThat(Review.of(record, 2, 1).plies()).isEmpty();
        for (int ply : new int[] {-1, 0, 1, Integer.MAX_VALUE}) {
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
        GameRecord record = game(2, 1, "random");
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
    void reviewsAMoveAgainAfterAnInterrupt() {
        GameRecord record = game(2, 1, "random");
        GameReview<Move> review = Review.of(record, 230, 1);
        Thread.currentThread().interrupt();
        assertThatExceptionOfType(CancellationException.class).isThrownBy(review::moves);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(review.move(1)).isEqualTo(Review.of(record, 230, 1).move(1));
    }
}
