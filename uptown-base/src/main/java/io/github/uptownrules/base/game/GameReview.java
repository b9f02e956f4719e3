package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.base.search.MoveReview;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Judges the moves of a game, each by what the seat that played it could see then. Also the one writer of estimates and reviews as
 * JSON.
 *
 * <pre>{@code
 * MoveEstimate<String> played = new MoveEstimate<>("draw", 100, 0.25, 0.03, 4);
 * GameReview review = new GameReview(ImmutableList.of(1), ply -> new MoveReview<>(ply, 1, played, played));
 * review.move(1).loss();    // -> 0.0
 * }</pre>
 *
 * @param plies the numbers of the moves that can be judged, in order: in a redacted record as far as its viewer could know
 * @param judge judges a move by its number, the same whenever and on whatever thread it is asked
 * @since 0.1.0
 */
public record GameReview(ImmutableList<Integer> plies, IntFunction<MoveReview<String>> judge) {
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
    }

    /**
     * Judges a move.
     *
     * @param ply one of {@link #plies}
     * @return the review of the move
     * @throws IllegalArgumentException if the move cannot be judged
     */
    public MoveReview<String> move(int ply) {
        return judge.apply(ply);
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
