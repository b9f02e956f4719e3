package io.github.uptownrules.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.GameReview;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.base.search.MoveReview;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Memory;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.RedactedRecord;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.variants.Rulesets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;

class ReviewTest {
    private static GameRecord game(GameState start, List<String> bots) {
        GameRecord record = GameRecord.of(start);
        SplitMix64 random = new SplitMix64(1);
        while (!record.isOver()) {
            Seat seat = record.end().turn().orElseThrow();
            record = record.play(
                    Bots.parse(bots.get(seat.ordinal())).choose(record.end().viewFor(seat), random));
        }
        return record;
    }

    /** Returns the share of the win that the seat to move gets if the given move ends the game. */
    private static double winShare(GameState before, Move move) {
        List<Seat> winners = before.play(move).standings().winners();
        return winners.contains(before.turn().orElseThrow()) ? 1.0 / winners.size() : 0;
    }

    /** The last move ends the game, so its loss follows from the rules. */
    @Test
    void computesTheLossOfALastMoveExactly() {
        List<Double> losses = new ArrayList<>();
        int games = Effort.of(40, 12);
        for (long seed = 0; seed < games; seed++) {
            GameRecord record = game(Rulesets.bloqueurs(3).deal(seed), List.of("greedy", "greedy", "greedy"));
            int ply = record.moves().size();
            GameState before = record.at(ply - 1);
            Seat seat = before.turn().orElseThrow();
            for (Move move : before.legalMoves()) {
                assertThat(before.play(move).isOver()).isTrue();
                double best = before.legalMoves().stream()
                        .mapToDouble(any -> winShare(before, any))
                        .max()
                        .orElseThrow();
                double loss = best - winShare(before, move);
                MoveReview<Move> judged =
                        Review.of(record.upTo(ply - 1).play(move), 400, seed).move(ply);
                assertThat(judged.loss()).isCloseTo(loss, within(1e-12));
                assertThat(judged.chanceOfBest()).isCloseTo(best, within(1e-12));
                assertThat(judged.seat()).isEqualTo(seat.number());
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
        assertThat(losses).contains(0.0, 1.0).hasSizeGreaterThan(games * 5 / 2);
    }

    @Test
    void theOnlyMoveHasNoLoss() {
        int found = 0;
        Ruleset rules = Rulesets.twoPlayer().toBuilder("one-tile").rackSize(1).build();
        for (long seed = 0; seed < 20; seed++) {
            GameRecord record = game(rules.deal(seed), List.of("random", "random"));
            for (int ply = 1; ply <= record.moves().size(); ply++) {
                if (record.at(ply - 1).legalMoves().size() == 1) {
                    MoveReview<Move> only = Review.of(record, 100, seed).move(ply);
                    assertThat(only.loss()).isZero();
                    assertThat(only.standardError()).isZero();
                    assertThat(only.best()).isEqualTo(only.played());
                    found++;
                }
            }
        }
        assertThat(found).isPositive();
    }

    /** The review does not depend on the tiles hidden from the mover. */
    @Test
    void r10_q13_hiddenTilesDoNotAffectAReview() {
        GameRecord record = game(Rulesets.standard(4).deal(3), List.of("greedy", "random", "greedy", "greedy"));
        for (int ply : new int[] {1, 7, 30, 62, 80}) {
            GameState truth = record.at(ply - 1);
            Seat seat = truth.turn().orElseThrow();
            Move move = record.moves().get(ply - 1);
            MoveReview<Move> judged =
                    Review.of(GameRecord.of(truth).play(move), 400, 5).move(1);
            PlayerView view = truth.viewFor(seat);
            SplitMix64 random = new SplitMix64(ply);
            for (int i = 0; i < 10; i++) {
                GameState world = view.sample(random);
                assertThat(Review.of(GameRecord.of(world).play(move), 400, 5).move(1))
                        .isEqualTo(judged);
            }
        }
    }

    @Test
    void aRedactedRecordGivesTheSameReviewOfItsViewersMoves() {
        GameRecord record =
                game(Rulesets.twoPlayer().deal(3), List.of("greedy", "random")).upTo(12);
        GameReview<Move> whole = Review.of(record, 300, 9);
        assertThat(whole.plies()).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
        RedactedRecord seen = record.redactedFor(Seat.TWO);
        GameReview<Move> own = Review.of(seen, 300, 9);
        assertThat(own.plies()).containsExactly(2, 4, 6, 8, 10, 12);
        ImmutableList<MoveReview<Move>> judged = own.moves();
        assertThat(judged).hasSize(6);
        for (MoveReview<Move> move : judged) {
            assertThat(whole.move(move.ply())).isEqualTo(move);
        }
        assertThat(Review.of(record.redactedFor(Viewer.SPECTATOR), 300, 9).moves())
                .isEmpty();
    }

    /** The first half finds the best move; the second compares it with the played one in other worlds. */
    @Test
    void judgesAMoveByTwoIndependentHalves() {
        GameRecord record = game(Rulesets.standard(4).deal(2), List.of("random", "random", "random", "random"));
        int different = 0;
        for (int ply = 1; ply <= 60; ply += 5) {
            Seat seat = record.at(ply - 1).turn().orElseThrow();
            Memory memory = record.redactedFor(seat).memory().upTo(ply - 1);
            SplitMix64 random = new SplitMix64(SplitMix64.mix(7) + ply);
            Move best = Analysis.of(memory, random).run(200).moves().get(0).move();
            Move played = record.moves().get(ply - 1);
            ImmutableList<MoveEstimate<Move>> compared = Analysis.among(memory, ImmutableSet.of(played, best), random)
                    .run(200)
                    .moves();
            MoveReview<Move> judged = Review.of(record, 400, 7).move(ply);
            assertThat(compared).contains(judged.played()).element(0).isEqualTo(judged.best());
            different += judged.loss() > 0 ? 1 : 0;
        }
        assertThat(different).isGreaterThan(5);
    }

    @Test
    void randomMovesLoseMoreThanChosenOnes() {
        GameRecord record = game(Rulesets.twoPlayer().deal(8), List.of("greedy", "greedy"));
        SplitMix64 random = new SplitMix64(4);
        double chosen = 0;
        double any = 0;
        for (int ply = 3; ply < 40; ply += 4) {
            GameState before = record.at(ply - 1);
            Move other =
                    Bots.parse("random").choose(before.viewFor(before.turn().orElseThrow()), random);
            chosen += Review.of(record, 1_000, 1).move(ply).loss();
            any += Review.of(record.upTo(ply - 1).play(other), 1_000, 1)
                    .move(ply)
                    .loss();
        }
        assertThat(any).isGreaterThan(chosen + 0.3);
    }

    @Test
    void equalSeedsGiveEqualReviews() {
        GameRecord record =
                game(Rulesets.twoPlayer().deal(3), List.of("greedy", "random")).upTo(4);
        assertThat(Review.of(record, 500, 2).moves())
                .isEqualTo(Review.of(record, 500, 2).moves())
                .isNotEqualTo(Review.of(record, 500, 3).moves());
    }

    @Test
    void rejectsMovesThatCannotBeJudged() {
        GameRecord record = GameRecord.of(Rulesets.twoPlayer().deal(1));
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
    void listsTheWorstMovesAndTheLossesOfSeats() {
        GameRecord record = game(Rulesets.bloqueurs(3).deal(4), List.of("random", "greedy", "random"));
        GameReview<Move> review = Review.of(record, 60, 3);
        List<MoveReview<Move>> all = review.moves();
        List<MoveReview<Move>> worst = review.worst(5);
        assertThat(worst).hasSize(5).isSortedAccordingTo((one, other) -> Double.compare(other.loss(), one.loss()));
        assertThat(all.stream().filter(move -> move.loss() > worst.get(4).loss()))
                .hasSizeLessThan(5)
                .allMatch(worst::contains);
        assertThat(review.worst(1_000)).hasSizeLessThan(all.size()).allMatch(move -> move.loss() > 0);
        assertThat(review.worst(0)).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> review.worst(-1))
                .withMessage("the number of worst moves must be 0 or more, not -1");
        for (Seat seat : record.end().seats()) {
            double sum = all.stream()
                    .filter(move -> move.seat() == seat.number())
                    .mapToDouble(MoveReview::loss)
                    .sum();
            assertThat(review.losses().get(seat)).isCloseTo(sum, within(1e-9));
        }
        assertThat(review.losses().get(Seat.TWO)).isLessThan(review.losses().get(Seat.ONE));
    }

    /** The better move is known; the reasons are those visible at once. */
    @Test
    void movesWithALossHaveReasons() {
        GameRecord record = game(Rulesets.standard(4).deal(4), List.of("random", "random", "random", "random"));
        GameReview<Move> review = Review.of(record, 60, 3);
        int reasons = 0;
        for (MoveReview<Move> move : review.moves()) {
            Memory memory = record.redactedFor(Seat.of(move.seat())).memory().upTo(move.ply() - 1);
            ImmutableList<MoveReason> found = MoveReason.between(
                    memory.view(), move.played().move(), move.best().move());
            assertThat(move.loss() > 0 || found.isEmpty())
                    .as("the best move is not worse than itself")
                    .isTrue();
            assertThat(move.isSurelyWorse()).isEqualTo(move.loss() > 1.96 * move.standardError());
            reasons += found.isEmpty() ? 0 : 1;
        }
        assertThat(reasons).isGreaterThan(20);
    }

    @Test
    void stopsWhenTheThreadIsInterrupted() throws InterruptedException {
        GameRecord record = game(Rulesets.twoPlayer().deal(1), List.of("random", "random"));
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
    void judgesAnInterruptedMoveLater() {
        GameRecord record = game(Rulesets.twoPlayer().deal(1), List.of("random", "random"));
        GameReview<Move> review = Review.of(record, 230, 1);
        Thread.currentThread().interrupt();
        assertThatExceptionOfType(CancellationException.class).isThrownBy(review::moves);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(review.move(1)).isEqualTo(Review.of(record, 230, 1).move(1));
    }
}
