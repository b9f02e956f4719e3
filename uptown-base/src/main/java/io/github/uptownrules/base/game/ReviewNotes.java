package io.github.uptownrules.base.game;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.base.search.MoveReview;
import java.util.ArrayList;
import java.util.List;

/** Writes the reviews of moves into a tree. */
final class ReviewNotes {
    /** The minimum loss for {@code ??}, {@code ?} and {@code ?!}. */
    private static final double BLUNDER = 0.2;

    private static final double MISTAKE = 0.1;

    private static final double DOUBTFUL = 0.05;

    private ReviewNotes() {}

    /** Adds a review with the codes of the move's drawbacks. */
    static GameTree add(GameTree tree, MoveReview<String> review) {
        return add(tree, review, isMistake(review) ? drawbacks(tree.main(), review) : "");
    }

    private static String drawbacks(PlayedGame.Whole game, MoveReview<String> review) {
        SeenGame before = game.upTo(review.ply() - 1).seenBy(Seat.of(review.seat()));
        return Joiner.on(", ")
                .join(before.drawbacks(review.played().move(), review.best().move()));
    }

    private static boolean isMistake(MoveReview<String> review) {
        return review.isSurelyWorse() && review.loss() >= DOUBTFUL;
    }

    static GameTree add(GameTree tree, MoveReview<String> review, String reason) {
        PlayedGame.Whole before = tree.main().upTo(review.ply() - 1);
        String move = tree.main().move(review.ply());
        if (!move.equals(review.played().move())) {
            throw new IllegalArgumentException("move " + review.ply() + " is " + move + ", but the review is of "
                    + review.played().move());
        }
        ImmutableList<String> start = path(before);
        GameTree judged = evaluated(tree, start, review.played(), "");
        if (!isMistake(review)) {
            return judged;
        }
        String best = review.best().move();
        String glyph = review.loss() >= BLUNDER ? "??" : review.loss() >= MISTAKE ? "?" : "?!";
        long tenths = Math.round(1_000 * review.loss());
        String gain = tenths / 10 + "." + tenths % 10 + " points more";
        return evaluated(
                judged.withGlyph(with(start, move), glyph).play(start, best),
                start,
                review.best(),
                reason.isEmpty() ? gain : gain + "; after " + move + ": " + reason);
    }

    private static ImmutableList<String> path(PlayedGame game) {
        ImmutableList.Builder<String> path = ImmutableList.builder();
        for (int ply = 1; ply <= game.plies(); ply++) {
            path.add(game.move(ply));
        }
        return path.build();
    }

    private static ImmutableList<String> with(ImmutableList<String> path, String move) {
        return ImmutableList.<String>builder().addAll(path).add(move).build();
    }

    /** Adds the evaluation of a move. Adds a note after it, unless a text follows already. */
    private static GameTree evaluated(
            GameTree tree, ImmutableList<String> start, MoveEstimate<String> move, String note) {
        ImmutableList<String> path = with(start, move.move());
        Evaluation evaluation =
                Evaluation.of(bounded(move.winShare()), bounded(MoveEstimate.margin(move.standardError())));
        GameTree evaluated = tree.withEvaluation(path, evaluation);
        List<String> comments = new ArrayList<>(evaluated.comments(path));
        int place = comments.indexOf(evaluation.toString());
        if (note.isEmpty() || place < 0) {
            return evaluated;
        }
        comments.set(place, evaluation + " " + note);
        return evaluated.withComments(path, comments);
    }

    private static double bounded(double share) {
        return Math.max(0, Math.min(1, share));
    }
}
