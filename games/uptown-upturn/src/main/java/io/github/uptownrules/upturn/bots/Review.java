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
 * The moves of a game, judged afterwards, each by what its player saw: the record may know more, but nothing of that changes
 * what is said. Each move is judged when it is asked for, on the thread that asks,
 * which may be interrupted.
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
     * @param playouts how many playouts each move takes, 2 to 10,000,000; with 2,000 a move takes some hundredths of a
     *     second
     * @param seed where all chance comes from: the same one gives the same review
     * @return the review; nothing is judged yet
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
     * A review of the moves of one player, from what that player saw of the game. What the others could know is not in such a
     * record, so of their moves nothing is said; of a spectator's, of none.
     *
     * @param record a game as a seat saw it
     * @param playouts how many playouts each move takes, 2 to 10,000,000
     * @param seed where all chance comes from
     * @return the review, which says the same of these moves as one of the whole record
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

    /** Reviews moves by what their players saw before them, by ply. */
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
