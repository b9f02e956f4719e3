package io.github.uptownrules.upturn.bots;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.GameReview;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.trials.MoveTrials;
import io.github.uptownrules.upturn.GameRecord;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.RedactedRecord;
import io.github.uptownrules.upturn.UpTurnView;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Reviews the moves of a game, judging each from the view of its player. Hidden tiles in the record never affect the review.
 * Each move is judged on request, on the calling thread, which may be interrupted.
 *
 * <pre>{@code
 * Bot bot = Bots.parse("random");
 * GameRecord record = GameRecord.of(game);
 * while (record.moves().size() < 8) {
 *     UpTurnView seen = record.end().viewFor(record.end().turn().orElseThrow());
 *     record = record.play(bot.choose(seen, random));
 * }
 * GameReview<Move> review = Review.of(record, 200, 1);
 * review.plies();                                          // -> [1, 2, 3, 4, 5, 6, 7, 8]
 * review.move(8).loss() >= 0;                              // -> true
 * Review.of(record.redactedFor(Seat.TWO), 200, 1).plies(); // -> [2, 5, 8]
 * }</pre>
 *
 * <p>A move is judged with an {@link Analysis} of the view before it. One half of the playouts finds the best move; the
 * other half, in different worlds, compares it with the move played. With the same playouts, the luckiest move would look
 * best, and the review would find losses where there are none.
 *
 * @since 0.1.0
 */
public final class Review {
    private Review() {}

    /**
     * Returns a review of all moves. Nothing is judged yet.
     *
     * @param record any game, over or not
     * @param playouts the number of playouts for each move, 2 to 10,000,000; 2,000 take a few hundredths of a second
     * @param seed the source of randomness: the same seed gives the same review
     * @throws IllegalArgumentException if the number of playouts is out of range
     */
    public static GameReview<Move> of(GameRecord record, int playouts, long seed) {
        return of(
                ply -> record.at(ply - 1).viewFor(record.at(ply - 1).turn().orElseThrow()),
                record.moves(),
                IntStream.rangeClosed(1, record.moves().size()),
                playouts,
                seed);
    }

    /**
     * Returns a review of the moves of one player, from the player's own record. Other players' moves are not judged,
     * because the record does not contain their views. The record of a spectator has no judged moves. The judgments are
     * those of the complete record.
     *
     * @param playouts the number of playouts for each move, 2 to 10,000,000
     * @param seed the source of randomness
     * @throws IllegalArgumentException if the number of playouts is out of range
     */
    public static GameReview<Move> of(RedactedRecord record, int playouts, long seed) {
        return of(
                ply -> record.at(ply - 1),
                record.moves(),
                IntStream.rangeClosed(1, record.moves().size())
                        .filter(ply ->
                                record.at(ply - 1).turn().equals(record.viewer().asSeat())),
                playouts,
                seed);
    }

    /** Returns a review of moves; {@code views} returns, for each ply, the player's view before the move. */
    private static GameReview<Move> of(
            IntFunction<UpTurnView> views, ImmutableList<Move> moves, IntStream plies, int playouts, long seed) {
        int checked = MoveTrials.checkPlayouts(playouts);
        return new GameReview<>(plies.boxed().collect(ImmutableList.toImmutableList()), ply -> {
            UpTurnView view = views.apply(ply);
            SplitMix64 random = new SplitMix64(SplitMix64.mix(seed) + ply);
            return Analysis.of(view, random)
                    .trials()
                    .review(
                            ply,
                            view.turn().orElseThrow().number(),
                            moves.get(ply - 1),
                            checked,
                            two -> Analysis.among(view, two, random).trials());
        });
    }
}
