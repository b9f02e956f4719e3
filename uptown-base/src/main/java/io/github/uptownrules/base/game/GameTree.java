package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.record.RecordTree;
import io.github.uptownrules.base.record.TreeLine;
import io.github.uptownrules.base.record.TreeMove;
import io.github.uptownrules.base.search.MoveReview;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A game with variations and annotations of its moves: glyphs, comments and evaluations. Its main line is the game
 * as played. Immutable.
 *
 * <p>The moves that lead to a position are its path, in the notation of the game. Rearranging a tree does not change the paths.
 * A move is a continuation of its line or begins a variation, an alternative to the continuation.
 *
 * <pre>{@code
 * List<String> moves = played.legalMoves();
 * played = played.play(moves.get(0));
 * List<String> first = List.of(moves.get(0));
 * GameTree tree = game.tree(played.record()).withGlyph(first, "?").withEvaluation(first, Evaluation.of(0.41, 0.02));
 * GameTree better = tree.play(List.of(), moves.get(1));
 * better.next(List.of()).size();                                  // -> 2
 * game.tree(better.toString()).equals(better);                    // -> true
 * game.record(better.toString()).text().equals(played.text());    // -> true
 * }</pre>
 *
 * <p>A tree contains hidden tiles, and its annotations may reveal them. So a viewer's record has the main line only:
 * {@code tree.main().seenBy(viewer).record()}.
 *
 * @since 0.1.0
 */
public final class GameTree {
    private final PlayedGame.Whole main;
    private final RecordTree tree;

    /**
     * Creates a tree.
     *
     * @param main the moves of the main line, without comments
     */
    GameTree(PlayedGame.Whole main, RecordTree tree) {
        this.main = main;
        this.tree = tree;
    }

    /** {@return the main line, with its headers and termination, without comments} */
    public PlayedGame.Whole main() {
        return main;
    }

    /**
     * Returns the game after the moves of a path, with the headers of the main line.
     *
     * @throws IllegalArgumentException if the tree has no such path
     */
    public PlayedGame.Whole game(List<String> path) {
        TreePlace place = find(path);
        int known = place.isInMainLine() ? place.index() : place.forks().get(0).index();
        PlayedGame.Whole game = main.upTo(known);
        for (String move : path.subList(known, path.size())) {
            game = game.play(move);
        }
        return game;
    }

    /**
     * Returns the moves of the tree after a path: the continuation, then the first move of each variation.
     *
     * @throws IllegalArgumentException if the tree has no such path
     */
    public ImmutableList<String> next(List<String> path) {
        TreePlace place = find(path);
        if (place.index() == place.line().moves().size()) {
            return ImmutableList.of();
        }
        TreeMove next = place.line().moves().get(place.index());
        return ImmutableList.<String>builder()
                .add(next.text())
                .addAll(next.variations().stream()
                        .map(variation -> variation.first().text())
                        .iterator())
                .build();
    }

    /**
     * Returns the moves from the end of a path to the end of its line.
     *
     * @throws IllegalArgumentException if the tree has no such path
     */
    public ImmutableList<String> line(List<String> path) {
        TreePlace place = find(path);
        return place.line().moves().stream()
                .skip(place.index())
                .map(TreeMove::text)
                .collect(ImmutableList.toImmutableList());
    }

    /**
     * Returns the glyph of the last move of a path.
     *
     * @return {@code !}, {@code ?}, {@code !!}, {@code ??}, {@code !?} or {@code ?!}; empty if it has none
     * @throws IllegalArgumentException if the tree has no such path, or the path has no move
     */
    public Optional<String> glyph(List<String> path) {
        return Optional.of(move(path).move().glyph()).filter(glyph -> !glyph.isEmpty());
    }

    /**
     * Returns the comments after the last move of a path, or before the first move for an empty path.
     *
     * @throws IllegalArgumentException if the tree has no such path
     */
    public ImmutableList<String> comments(List<String> path) {
        TreePlace place = find(path);
        return place.isStart() ? tree.comments() : place.move().comments();
    }

    /**
     * Returns the comments before the last move of a path, which only the first move of a variation has.
     *
     * @throws IllegalArgumentException if the tree has no such path, or the path has no move
     */
    public ImmutableList<String> commentsBefore(List<String> path) {
        return move(path).move().before();
    }

    /**
     * Returns the first evaluation in the comments after the last move of a path.
     *
     * @throws IllegalArgumentException if the tree has no such path
     */
    public Optional<Evaluation> evaluation(List<String> path) {
        return Evaluation.first(comments(path));
    }

    /** {@return whether this is only a main line, possibly with comments, as in version 1 of the notation} */
    public boolean isPlain() {
        return tree.main().isPlain();
    }

    /**
     * Returns this tree with one more move after a path: as the continuation if the line ends there, else as the last variation.
     * If the tree has the move, it stays as it is.
     *
     * @throws IllegalArgumentException if the tree has no such path, the move is illegal, or the tree becomes too
     *     large
     */
    public GameTree play(List<String> path, String move) {
        requireNonNull(move, "move");
        TreePlace place = find(path);
        PlayedGame.Whole after = game(path).play(move);
        String text = after.move(after.plies());
        if (next(path).contains(text)) {
            return this;
        }
        boolean isMain = place.isInMainLine() && place.index() == main.plies();
        return new GameTree(isMain ? after : main, new RecordTree(tree.comments(), place.play(text)));
    }

    /**
     * Returns this tree with a glyph of the last move of a path.
     *
     * @param glyph {@code !}, {@code ?}, {@code !!}, {@code ??}, {@code !?} or {@code ?!}; an empty string removes it
     * @throws IllegalArgumentException if the tree has no such path, the path has no move, or there is no such glyph
     */
    public GameTree withGlyph(List<String> path, String glyph) {
        requireNonNull(glyph, "glyph");
        return change(path, move -> move.withGlyph(TreeMove.checkedGlyph(glyph)));
    }

    /**
     * Returns this tree with new comments after the last move of a path, or before the first move for an empty path.
     *
     * @param comments texts without <code>}</code> and unpaired surrogates
     * @throws IllegalArgumentException if the tree has no such path, or a comment is invalid
     */
    public GameTree withComments(List<String> path, List<String> comments) {
        ImmutableList<String> checked = checked(comments);
        return find(path).isStart()
                ? new GameTree(main, new RecordTree(checked, tree.main()))
                : change(path, move -> move.withComments(checked));
    }

    /**
     * Returns this tree with new comments before the last move of a path, which begins a variation.
     *
     * @param comments texts without <code>}</code> and unpaired surrogates
     * @throws IllegalArgumentException if the tree has no such path, its last move does not begin a variation, or a comment
     *     is invalid
     */
    public GameTree withCommentsBefore(List<String> path, List<String> comments) {
        ImmutableList<String> checked = checked(comments);
        if (!move(path).beginsVariation()) {
            throw new IllegalArgumentException("only the first move of a variation has comments before it");
        }
        return change(path, move -> move.withBefore(checked));
    }

    /**
     * Returns this tree with an evaluation of the last move of a path. It replaces the first evaluation in the comments
     * and keeps the text after it. Without one, it becomes the first comment.
     *
     * @throws IllegalArgumentException if the tree has no such path, or the path has no move
     */
    public GameTree withEvaluation(List<String> path, Evaluation evaluation) {
        requireNonNull(evaluation, "evaluation");
        return change(path, move -> move.withComments(evaluation.in(move.comments())));
    }

    /**
     * Returns this tree with the review of a move of the main line: the evaluation of the move. If the move surely lost a
     * share of 0.05 or more, the tree also has its glyph, and the best move as a variation, with its evaluation and
     * the {@linkplain SeenGame#drawbacks drawbacks} of the move. The glyph is {@code ?!}, {@code ?} for a loss of
     * 0.1 or more, and {@code ??} for a loss of 0.2 or more.
     *
     * @throws IllegalArgumentException if the main line has another move, or the tree becomes too large
     * @throws IndexOutOfBoundsException if the main line has fewer moves
     */
    public GameTree withReview(MoveReview<String> review) {
        return ReviewNotes.add(this, requireNonNull(review, "review"));
    }

    /**
     * Returns this tree with the review of a move of the main line, as {@link #withReview(MoveReview)}, but with a reason in the
     * caller's words instead of the codes of the drawbacks.
     *
     * @param reason the reason why the best move is better, without <code>}</code>; may be empty
     * @throws IllegalArgumentException if the main line has another move, the reason is not the text of a comment, or the
     *     tree becomes too large
     * @throws IndexOutOfBoundsException if the main line has fewer moves
     */
    public GameTree withReview(MoveReview<String> review, String reason) {
        return ReviewNotes.add(this, requireNonNull(review, "review"), requireNonNull(reason, "reason"));
    }

    /**
     * Returns this tree with a header of its main line.
     *
     * @throws IllegalArgumentException as for {@link PlayedGame.Whole#withHeader}
     */
    public GameTree withHeader(String name, String value) {
        return new GameTree(main.withHeader(name, value), tree);
    }

    /**
     * Returns this tree with the last move of a path, and the moves after it, moved up one place: before the variation
     * above it, or to the place of the continuation. If the main line changes, its termination is lost.
     *
     * @throws IllegalArgumentException if the tree has no such path, the path has no move, the move is the first one
     *     at its position, or the variations become nested too deep
     */
    public GameTree promote(List<String> path) {
        return withMain(move(path).promote());
    }

    /**
     * Returns this tree with the last move of a path moved down one place. If the main line changes, its termination is lost.
     *
     * @throws IllegalArgumentException if the tree has no such path, the path has no move, the move is the last one
     *     at its position, or the variations become nested too deep
     */
    public GameTree demote(List<String> path) {
        return withMain(move(path).demote());
    }

    /**
     * Returns this tree without the last move of a path and everything after it. If the move has variations, the first one takes
     * its place. If the main line changes, its termination is lost.
     *
     * @throws IllegalArgumentException if the tree has no such path, or the path has no move
     */
    public GameTree cut(List<String> path) {
        return withMain(move(path).cut());
    }

    /**
     * Returns this tree with everything that another tree adds. This tree keeps its order, glyphs, headers and termination.
     *
     * @param other a tree with the same start
     * @throws IllegalArgumentException if the tree starts from another position, continues after the termination of
     *     this one, or the result is too large
     */
    public GameTree merge(GameTree other) {
        requireNonNull(other, "other");
        if (!main.upTo(0).text().equals(other.main.upTo(0).text())) {
            throw new IllegalArgumentException("only trees that start from the same position can be merged");
        }
        RecordTree merged = TreeMerge.of(tree, other.tree);
        return new GameTree(played(merged.main()), merged);
    }

    /**
     * Returns the tree as a JSON object for editors of records. It contains hidden tiles, so it is not for players. {@code text}
     * is the record, from which everything else follows; {@code start} is the position before the first move. {@code moves}
     * lists the moves in the order of the record. Each move, except a first move, has the index of the move
     * {@code after} which it is played. The first of several moves after the same move is the continuation.
     * {@code glyph}, the comments before the move ({@code before}) and after it ({@code comments}), and {@code share} and
     * {@code margin} of the evaluation are omitted if absent.
     */
    public JsonText json() {
        return TreeJson.write(this, tree);
    }

    private GameTree withMain(TreeLine changed) {
        return new GameTree(played(changed), new RecordTree(tree.comments(), changed));
    }

    /** Returns the game of another main line. */
    private PlayedGame.Whole played(TreeLine line) {
        ImmutableList<TreeMove> moves = line.moves();
        int same = 0;
        while (same < moves.size()
                && same < main.plies()
                && moves.get(same).text().equals(main.move(same + 1))) {
            same++;
        }
        PlayedGame.Whole played = main.upTo(same);
        for (TreeMove move : moves.subList(same, moves.size())) {
            played = played.play(move.text());
        }
        return played;
    }

    private GameTree change(List<String> path, UnaryOperator<TreeMove> change) {
        TreePlace place = move(path);
        return new GameTree(main, new RecordTree(tree.comments(), place.with(change.apply(place.move()))));
    }

    private static ImmutableList<String> checked(List<String> comments) {
        ImmutableList<String> checked = ImmutableList.copyOf(requireNonNull(comments, "comments"));
        checked.forEach(TreeMove::checkComment);
        return checked;
    }

    private TreePlace find(List<String> path) {
        return TreePlace.find(tree.main(), requireNonNull(path, "path"));
    }

    private TreePlace move(List<String> path) {
        TreePlace place = find(path);
        if (place.isStart()) {
            throw new IllegalArgumentException("expected the path of a move, which has one move or more");
        }
        return place;
    }

    /** {@return whether the other object is a tree with the same text} */
    @Override
    public boolean equals(Object other) {
        return other instanceof GameTree that
                && tree.equals(that.tree)
                && main.record().equals(that.main.record());
    }

    /** {@return a hash of the moves and comments} */
    @Override
    public int hashCode() {
        return tree.hashCode();
    }

    /**
     * {@return the record, as {@link Game#tree} and {@link Game#record} read it: in version 1 of the notation if it {@linkplain
     * #isPlain is plain}, else in version 2}
     */
    @Override
    public String toString() {
        return TreeText.write(main.record(), tree);
    }
}
