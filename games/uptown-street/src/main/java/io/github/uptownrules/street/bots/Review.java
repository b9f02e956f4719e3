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
 * The moves of a game, judged afterwards, each by what everybody saw: the record may know more, but nothing of that changes
 * what is said. Each move is judged when it is asked for, on the thread that asks,
 * which may be interrupted.
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
 * <p>A move is judged with an {@link Analysis} of the view before it. One half of the playouts finds the best move, and the
 * other half, in worlds of its own, compares it with the one that was played: the same playouts would flatter whichever move
 * was luckiest in them, and so find losses where there are none.
 *
 * @since 0.1.0
 */
public final class Review {
    private Review() {}

    /**
     * A review of all moves.
     *
     * @param record any game, over or not
     * @param playouts how many playouts each move takes, 2 to 10,000,000; with 2,000 a move takes some hundredths of a second
     * @param seed where all chance comes from: the same one gives the same review
     * @return the review; nothing is judged yet
     * @throws IllegalArgumentException if the number of playouts is out of range
     */
    public static GameReview<Move> of(GameRecord record, int playouts, long seed) {
        return of(ply -> record.at(ply).view(), record.moves(), playouts, seed);
    }

    /**
     * A review of all moves, from what was seen of the game: as all see the same (Y4), all moves can be judged.
     *
     * @param record a game as it was seen
     * @param playouts how many playouts each move takes, 2 to 10,000,000
     * @param seed where all chance comes from
     * @return the review, which says the same as one of the whole record
     * @throws IllegalArgumentException if the number of playouts is out of range
     */
    public static GameReview<Move> of(RedactedRecord record, int playouts, long seed) {
        requireNonNull(record, "record");
        return of(record::at, record.moves(), playouts, seed);
    }

    /** Reviews moves by what was seen after each number of moves. */
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
