package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.base.search.MoveReview;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;

/**
 * Judges the moves of a game, each by what the seat that played it could see then, and once, when it is first asked for. Also the one
 * writer of estimates and reviews as JSON.
 *
 * <pre>{@code
 * MoveEstimate<String> played = new MoveEstimate<>("draw", 100, 0.25, 0.03, 4);
 * GameReview<String> review = new GameReview<>(ImmutableList.of(1), ply -> new MoveReview<>(ply, 1, played, played));
 * review.move(1).loss();    // -> 0.0
 * }</pre>
 *
 * @param <M> the moves
 * @param plies the numbers of the moves that can be judged, in order: in a redacted record as far as its viewer could know
 * @param judge judges a move by its number, the same whenever and on whatever thread it is asked
 * @since 0.1.0
 */
public record GameReview<M>(ImmutableList<Integer> plies, IntFunction<MoveReview<M>> judge) {
    private static final int SHOWN = 10_000;

    /**
     * Checks that nothing is null.
     *
     * @param plies the numbers of the moves that can be judged, in order: in a redacted record as far as its viewer could know
     * @param judge judges a move by its number, the same whenever and on whatever thread it is asked
     */
    public GameReview {
        requireNonNull(plies, "plies");
        requireNonNull(judge, "judge");
        IntFunction<MoveReview<M>> unremembered = judge;
        Map<Integer, MoveReview<M>> judged = new ConcurrentHashMap<>();
        judge = ply -> judged.computeIfAbsent(ply, unremembered::apply);
    }

    /**
     * Judges a move.
     *
     * @param ply one of {@link #plies}
     * @return the review of the move
     * @throws IllegalArgumentException if this is the number of no move, or of one that cannot be judged
     * @throws CancellationException if the thread is interrupted, which it then still is; the move can be judged later
     */
    public MoveReview<M> move(int ply) {
        if (!plies.contains(ply)) {
            throw new IllegalArgumentException("the record has no move " + ply + " that can be judged");
        }
        return judge.apply(ply);
    }

    /**
     * Judges all moves that can be judged, which takes as long as all of them.
     *
     * @return the review of each, in order
     * @throws CancellationException if the thread is interrupted, which it then still is
     */
    public ImmutableList<MoveReview<M>> moves() {
        return plies.stream().map(this::move).collect(ImmutableList.toImmutableList());
    }

    /**
     * Returns the moves that gave away most; to find them, all have to be judged.
     *
     * @param most the largest number of moves, 0 or more
     * @return those for which something better was found, the worst first; of equals the earlier one first
     * @throws IllegalArgumentException if the number is negative
     * @throws CancellationException if the thread is interrupted, which it then still is
     */
    public ImmutableList<MoveReview<M>> worst(int most) {
        if (most < 0) {
            throw new IllegalArgumentException("there are 0 worst moves or more, not " + most);
        }
        return moves().stream()
                .filter(move -> move.loss() > 0)
                .sorted(Comparator.<MoveReview<M>>comparingDouble(MoveReview::loss)
                        .reversed())
                .limit(most)
                .collect(ImmutableList.toImmutableList());
    }

    /**
     * Sums the losses of each seat; to know them, all moves have to be judged.
     *
     * @return by seat with a move that can be judged, the sum of its losses: 1 is a whole win
     * @throws CancellationException if the thread is interrupted, which it then still is
     */
    public ImmutableMap<Seat, Double> losses() {
        Map<Seat, Double> losses = new TreeMap<>();
        moves().forEach(move -> losses.merge(Seat.of(move.seat()), move.loss(), Double::sum));
        return ImmutableMap.copyOf(losses);
    }

    /**
     * Writes a review of a move: {@code ply}, {@code seat}, {@code move}, {@code best}, {@code loss}, its 95 % interval from {@code low}
     * to {@code high}, its {@code standardError}, {@code chanceOfMove} and {@code chanceOfBest}. Shares are rounded to four digits
     * after the point: more would be noise.
     *
     * @param move the review
     * @return an object
     */
    public static JsonText json(MoveReview<String> move) {
        return JsonText.of(ImmutableMap.<String, Object>builder()
                .put("ply", move.ply())
                .put("seat", move.seat())
                .put("move", move.played().move())
                .put("best", move.best().move())
                .put("loss", shown(move.loss()))
                .put("low", shown(Math.max(0, move.loss() - move.margin())))
                .put("high", shown(Math.min(1, move.loss() + move.margin())))
                .put("standardError", shown(move.standardError()))
                .put("chanceOfMove", shown(move.chanceOfMove()))
                .put("chanceOfBest", shown(move.chanceOfBest()))
                .buildOrThrow());
    }

    /**
     * Writes estimates: for each move an object with {@code move}, {@code winShare} and {@code standardError}, rounded to four digits
     * after the point.
     *
     * @param moves the estimates, in the order in which they are written
     * @return a list
     */
    public static JsonText json(List<MoveEstimate<String>> moves) {
        return JsonText.of(moves.stream()
                .map(move -> ImmutableMap.of(
                        "move",
                        move.move(),
                        "winShare",
                        shown(move.winShare()),
                        "standardError",
                        shown(move.standardError())))
                .toList());
    }

    /** Writes a share, 0 or more, without the tables that the JDK's way takes in a browser. */
    private static JsonText shown(double share) {
        long units = Math.round(share * SHOWN);
        String digits = String.valueOf(SHOWN + units % SHOWN).substring(1);
        int end = digits.length();
        while (end > 1 && digits.charAt(end - 1) == '0') {
            end--;
        }
        return JsonText.known(units / SHOWN + "." + digits.substring(0, end));
    }
}
