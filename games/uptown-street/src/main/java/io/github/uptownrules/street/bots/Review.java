package io.github.uptownrules.street.bots;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.GameReview;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.trials.MoveTrials;
import io.github.uptownrules.street.GameRecord;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.RedactedRecord;
import io.github.uptownrules.street.StreetView;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Reviews of the moves of a game, each from the view before it; hidden cards of the record never change the result. Each move is
 * reviewed on demand, on the calling thread, which may be interrupted.
 *
 * <pre>{@code
 * Bot bot = Bots.parse("random");
 * GameRecord record = GameRecord.of(game);
 * while (record.moves().size() < 4) {
 *     record = record.play(bot.choose(record.end().view(), random));
 * }
 * GameReview<Move> review = Review.of(record, 200, 1);
 * review.plies();                                                            // -> [1, 2, 3, 4]
 * review.move(4).loss() >= 0;                                                // -> true
 * Review.of(record.redacted(), 200, 1).moves().equals(review.moves());       // -> true
 * }</pre>
 *
 * <p>A review of a move uses an {@link Analysis} of the view before it. One half of the playouts finds the best move. The other
 * half compares it with the move played, in other worlds: reusing the same playouts would favor the luckiest move and report
 * losses that do not exist.
 *
 * @since 0.1.0
 */
public final class Review {
    private Review() {}

    /**
     * Returns a review of all moves of a game, finished or not. Nothing is computed yet.
     *
     * @param playouts the number of playouts per move, 2 to 10,000,000; 2,000 take a few hundredths of a second
     * @param seed the source of randomness: the same seed gives the same review
     * @throws IllegalArgumentException if the number of playouts is out of range
     */
    public static GameReview<Move> of(GameRecord record, int playouts, long seed) {
        return of(ply -> record.at(ply).view(), record.moves(), playouts, seed);
    }

    /**
     * Returns the review of a redacted record, equal to the review of the complete record (Y4).
     *
     * @param playouts the number of playouts per move, 2 to 10,000,000
     * @param seed the source of randomness
     * @throws IllegalArgumentException if the number of playouts is out of range
     */
    public static GameReview<Move> of(RedactedRecord record, int playouts, long seed) {
        requireNonNull(record, "record");
        return of(record::at, record.moves(), playouts, seed);
    }

    private static GameReview<Move> of(
            IntFunction<StreetView> views, ImmutableList<Move> moves, int playouts, long seed) {
        int checked = MoveTrials.checkPlayouts(playouts);
        return new GameReview<>(
                IntStream.rangeClosed(1, moves.size()).boxed().collect(ImmutableList.toImmutableList()), ply -> {
                    StreetView view = views.apply(ply - 1);
                    SplitMix64 random = new SplitMix64(SplitMix64.mix(seed) + ply);
                    return Analysis.of(view, random)
                            .trials()
                            .review(
                                    ply,
                                    view.turn().orElseThrow().seat().number(),
                                    moves.get(ply - 1),
                                    checked,
                                    two -> Analysis.among(view, two, random).trials());
                });
    }
}
