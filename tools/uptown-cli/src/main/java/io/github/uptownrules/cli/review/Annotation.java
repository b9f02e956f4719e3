package io.github.uptownrules.cli.review;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Evaluation;
import io.github.uptownrules.base.game.GameTree;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.base.search.MoveReview;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Writes a review into a record. Each judged move gets an evaluation. A mistake gets a glyph and the best move as a variation,
 * with its evaluation and the reason why it is better.
 */
public final class Annotation {
    /** The minimum loss for {@code ??}, {@code ?} and {@code ?!}. */
    static final double BLUNDER = 0.2;

    static final double MISTAKE = 0.1;

    static final double DOUBTFUL = 0.05;

    private static final Pattern REASON = Pattern.compile(" \\d+\\.\\d points more.*");

    private final Reasons reasons;

    /** Explains in words why a move is better than another one. */
    @FunctionalInterface
    public interface Reasons {
        /**
         * Returns a clause about the worse move, or an empty string.
         *
         * @param before the game before the move
         */
        String of(PlayedGame.Whole before, String move, String better);
    }

    public Annotation(Reasons reasons) {
        this.reasons = reasons;
    }

    /** Returns the glyph of a move whose loss is certain, by the size of the loss; empty if it is no mistake. */
    static Optional<String> glyph(MoveReview<String> move) {
        if (!move.isSurelyWorse() || move.loss() < DOUBTFUL) {
            return Optional.empty();
        }
        return Optional.of(move.loss() >= BLUNDER ? "??" : move.loss() >= MISTAKE ? "?" : "?!");
    }

    /** Returns the record with the reviews of its moves, which replace any earlier reviews. */
    public GameTree annotate(GameTree tree, List<MoveReview<String>> moves) {
        GameTree annotated = tree;
        for (MoveReview<String> move : moves) {
            annotated = annotate(annotated, move);
        }
        return annotated;
    }

    private GameTree annotate(GameTree tree, MoveReview<String> move) {
        ImmutableList<String> before = path(tree.main(), move.ply() - 1);
        ImmutableList<String> played = with(before, tree.main().move(move.ply()));
        GameTree judged = tree.withEvaluation(played, evaluation(move.played()));
        Optional<String> glyph = glyph(move);
        if (glyph.isEmpty()) {
            return judged;
        }
        PlayedGame.Whole place = tree.main().upTo(move.ply() - 1);
        PlayedGame.Whole better = place.play(move.best().move());
        ImmutableList<String> best = with(before, better.move(better.plies()));
        return withReason(
                judged.withGlyph(played, glyph.get())
                        .play(before, move.best().move())
                        .withEvaluation(best, evaluation(move.best())),
                best,
                reason(place, move));
    }

    /** Writes a reason after the evaluation. It replaces an earlier reason, but no other text. */
    private static GameTree withReason(GameTree tree, ImmutableList<String> path, String reason) {
        String evaluation = tree.evaluation(path).orElseThrow().toString();
        return tree.withComments(
                path,
                tree.comments(path).stream()
                        .map(comment -> comment.equals(evaluation)
                                        || comment.startsWith(evaluation)
                                                && REASON.matcher(comment.substring(evaluation.length()))
                                                        .matches()
                                ? evaluation + reason
                                : comment)
                        .toList());
    }

    private String reason(PlayedGame.Whole before, MoveReview<String> move) {
        String words = reasons.of(before, move.played().move(), move.best().move());
        return String.format(Locale.ROOT, " %.1f points more", 100 * move.loss())
                + (words.isEmpty() ? "" : "; after " + move.played().move() + ": " + words);
    }

    private static Evaluation evaluation(MoveEstimate<String> estimate) {
        return Evaluation.of(bounded(estimate.winShare()), bounded(estimate.margin()));
    }

    private static double bounded(double share) {
        return Math.max(0, Math.min(1, share));
    }

    private static ImmutableList<String> path(PlayedGame game, int plies) {
        return IntStream.rangeClosed(1, plies).mapToObj(game::move).collect(ImmutableList.toImmutableList());
    }

    private static ImmutableList<String> with(ImmutableList<String> path, String move) {
        return ImmutableList.<String>builder().addAll(path).add(move).build();
    }
}
