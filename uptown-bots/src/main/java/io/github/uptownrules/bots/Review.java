package io.github.uptownrules.bots;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.GameReview;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.trials.MoveTrials;
import io.github.uptownrules.core.game.Memory;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.RedactedRecord;
import io.github.uptownrules.core.value.Move;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * A review of the moves of a game, each judged by the information that its player had. Other information in the record
 * never changes a verdict. Each move is judged once, on the first request for it, on the calling thread, which may be
 * interrupted.
 *
 * <pre>{@code
 * Bot bot = Bots.parse("random");
 * GameRecord record = GameRecord.of(game);
 * while (record.moves().size() < 8) {
 *     PlayerView seen = record.end().viewFor(record.end().turn().orElseThrow());
 *     record = record.play(bot.choose(seen, random));
 * }
 * GameReview<Move> review = Review.of(record, 200, 1);
 * review.plies();                                          // -> [1, 2, 3, 4, 5, 6, 7, 8]
 * review.move(8).loss() >= 0;                              // -> true
 * review.worst(3).size() <= 3;                             // -> true
 * review.losses().keySet();                                // -> [1, 2, 3, 4]
 * Review.of(record.redactedFor(Seat.TWO), 200, 1).plies(); // -> [2, 6]
 * }</pre>
 *
 * <p>Each move is judged with an {@link Analysis} of the view before it. Half of the playouts find the best move. The
 * other half compares it, in fresh worlds, with the move played: reusing the same playouts would favor the luckiest
 * move and report losses that do not exist.
 *
 * @since 0.1.0
 */
public final class Review {
    private Review() {}

    /**
     * Returns a review of all moves of a game, finished or not.
     *
     * @param playouts the number of playouts for each move, 2 to 10,000,000; 2,000 take about a tenth of a second, or two tenths in a
     *     game for two
     * @param seed the source of randomness: equal seeds give equal reviews
     * @return the review, with no move judged yet
     * @throws IllegalArgumentException if the number of playouts is out of range
     */
    public static GameReview<Move> of(GameRecord record, int playouts, long seed) {
        return of(
                ply -> record.redactedFor(record.outcome(ply).seat()).memory().upTo(ply - 1),
                record.moves(),
                IntStream.rangeClosed(1, record.moves().size()),
                playouts,
                seed);
    }

    /**
     * Returns a review of one player's moves, from that player's record. Such a record lacks the views of the other players, so
     * their moves are not judged; the record of a spectator gives an empty review.
     *
     * @param playouts the number of playouts for each move, 2 to 10,000,000
     * @param seed the source of randomness
     * @return the review; its verdicts equal those of a review of the whole record
     * @throws IllegalArgumentException if the number of playouts is out of range
     */
    public static GameReview<Move> of(RedactedRecord record, int playouts, long seed) {
        return of(
                ply -> record.memory().upTo(ply - 1),
                record.moves(),
                IntStream.rangeClosed(1, record.moves().size())
                        .filter(ply -> record.outcome(ply).seat() == record.viewer()),
                playouts,
                seed);
    }

    /** Reviews moves, given by ply the memory that each player had before the move. */
    private static GameReview<Move> of(
            IntFunction<Memory> views, ImmutableList<Move> moves, IntStream plies, int playouts, long seed) {
        int checked = MoveTrials.checkPlayouts(playouts);
        return new GameReview<>(plies.boxed().collect(ImmutableList.toImmutableList()), ply -> {
            Memory memory = views.apply(ply);
            SplitMix64 random = new SplitMix64(SplitMix64.mix(seed) + ply);
            return Analysis.of(memory, random)
                    .trials()
                    .review(
                            ply,
                            memory.view().turn().orElseThrow().number(),
                            moves.get(ply - 1),
                            checked,
                            two -> Analysis.among(memory, two, random).trials());
        });
    }
}
