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
 * A review of a game. It judges each move by the information that its player had, computes each judgment on demand,
 * and caches it. Also writes estimates and reviews as JSON.
 *
 * <pre>{@code
 * MoveEstimate<String> played = new MoveEstimate<>("draw", 100, 0.25, 0.03, 4);
 * GameReview<String> review = new GameReview<>(ImmutableList.of(1), ply -> new MoveReview<>(ply, 1, played, played));
 * review.move(1).loss();    // -> 0.0
 * }</pre>
 *
 * @param <M> the moves
 * @param plies the numbers of the moves that can be judged, in order; in a redacted record, those whose viewer
 *     knew enough
 * @param judge judges a move by its number; deterministic and thread-safe
 * @since 0.1.0
 */
public record GameReview<M>(ImmutableList<Integer> plies, IntFunction<MoveReview<M>> judge) {
    private static final int SHOWN = 10_000;

    /** Caches the judgments. */
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
     * @throws IllegalArgumentException if the number is not one of {@link #plies}
     * @throws CancellationException if the thread is interrupted; its interrupt status stays set, and the move
     *     can be judged later
     */
    public MoveReview<M> move(int ply) {
        if (!plies.contains(ply)) {
            throw new IllegalArgumentException("the record has no move " + ply + " that can be judged");
        }
        return judge.apply(ply);
    }

    /**
     * Judges all moves, and returns their reviews in order. This takes as long as judging each of them.
     *
     * @throws CancellationException if the thread is interrupted; its interrupt status stays set
     */
    public ImmutableList<MoveReview<M>> moves() {
        return plies.stream().map(this::move).collect(ImmutableList.toImmutableList());
    }

    /**
     * Returns the moves with the highest losses. Judges all moves first.
     *
     * @param most the maximum number of moves, 0 or more
     * @return the moves for which a better one was found, the worst first; of equal losses, the earlier move
     *     first
     * @throws IllegalArgumentException if the number is negative
     * @throws CancellationException if the thread is interrupted; its interrupt status stays set
     */
    public ImmutableList<MoveReview<M>> worst(int most) {
        if (most < 0) {
            throw new IllegalArgumentException("the number of worst moves must be 0 or more, not " + most);
        }
        return moves().stream()
                .filter(move -> move.loss() > 0)
                .sorted(Comparator.<MoveReview<M>>comparingDouble(MoveReview::loss)
                        .reversed())
                .limit(most)
                .collect(ImmutableList.toImmutableList());
    }

    /**
     * Sums the losses of each seat. Judges all moves first.
     *
     * @return the sum of losses by seat, for seats with a judged move; 1 is a whole win
     * @throws CancellationException if the thread is interrupted; its interrupt status stays set
     */
    public ImmutableMap<Seat, Double> losses() {
        Map<Seat, Double> losses = new TreeMap<>();
        moves().forEach(move -> losses.merge(Seat.of(move.seat()), move.loss(), Double::sum));
        return ImmutableMap.copyOf(losses);
    }

    /**
     * Writes a review of a move as an object: {@code ply}, {@code seat}, {@code move}, {@code best}, {@code loss},
     * the 95 % interval of the loss from {@code low} to {@code high}, {@code standardError}, {@code chanceOfMove} and
     * {@code chanceOfBest}. Shares are rounded to four decimal places; further digits would be noise.
     */
    public static JsonText json(MoveReview<String> move) {
        return JsonText.of(members(move).buildOrThrow());
    }

    /**
     * Writes a review of a move as {@link #json(MoveReview)} does. If the game explains why the move is worse than the
     * best one, the object also has the {@linkplain SeenGame#drawbacks drawbacks} as {@code worse}.
     *
     * @param before the game before the move, as its player saw it
     */
    public static JsonText json(MoveReview<String> move, SeenGame before) {
        requireNonNull(before, "before");
        ImmutableMap.Builder<String, Object> members = members(move);
        putDrawbacks(members, before, move.played().move(), move.best().move());
        return JsonText.of(members.buildOrThrow());
    }

    /**
     * Writes estimates as a list, in the given order. Each is an object with {@code move}, {@code winShare} and
     * {@code standardError}, rounded to four decimal places.
     */
    public static JsonText json(List<MoveEstimate<String>> moves) {
        return JsonText.of(
                moves.stream().map(move -> members(move).buildOrThrow()).toList());
    }

    /**
     * Writes estimates as {@link #json(List)} does. If the game explains why a move is worse than the first one, its
     * object also has the {@linkplain SeenGame#drawbacks drawbacks} as {@code worse}.
     *
     * @param seen the game whose moves were estimated, as the seat to move sees it
     */
    public static JsonText json(List<MoveEstimate<String>> moves, SeenGame seen) {
        requireNonNull(seen, "seen");
        return JsonText.of(moves.stream()
                .map(move -> {
                    ImmutableMap.Builder<String, Object> members = members(move);
                    putDrawbacks(members, seen, move.move(), moves.get(0).move());
                    return members.buildOrThrow();
                })
                .toList());
    }

    private static ImmutableMap.Builder<String, Object> members(MoveReview<String> move) {
        return ImmutableMap.<String, Object>builder()
                .put("ply", move.ply())
                .put("seat", move.seat())
                .put("move", move.played().move())
                .put("best", move.best().move())
                .put("loss", shown(move.loss()))
                .put("low", shown(Math.max(0, move.loss() - move.margin())))
                .put("high", shown(Math.min(1, move.loss() + move.margin())))
                .put("standardError", shown(move.standardError()))
                .put("chanceOfMove", shown(move.chanceOfMove()))
                .put("chanceOfBest", shown(move.chanceOfBest()));
    }

    private static ImmutableMap.Builder<String, Object> members(MoveEstimate<String> move) {
        return ImmutableMap.<String, Object>builder()
                .put("move", move.move())
                .put("winShare", shown(move.winShare()))
                .put("standardError", shown(move.standardError()));
    }

    private static void putDrawbacks(
            ImmutableMap.Builder<String, Object> members, SeenGame seen, String move, String better) {
        ImmutableList<String> drawbacks = move.equals(better) ? ImmutableList.of() : seen.drawbacks(move, better);
        if (!drawbacks.isEmpty()) {
            members.put("worse", drawbacks);
        }
    }

    /** Formats a share, 0 or more, without the tables that the JDK's formatting needs in a browser. */
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
