package io.github.uptownrules.base.record;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.record.Item.Kind;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.base.text.Quote;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Replays the variations of a record whose main line was read. Uses a stack in place of recursion; takes linear time. */
final class TreeReader<P> {
    private final TreeRules<P> rules;
    private final Faults faults;
    private Frame<P> frame;

    /** A move whose comments and variations are still being read. */
    private static final class OpenMove {
        private final List<String> comments = new ArrayList<>(0);
        private final List<TreeLine> variations = new ArrayList<>(0);

        /** The first moves of the variations. */
        private final Set<String> alternatives = new HashSet<>(0);

        private TreeMove move;

        OpenMove(String text, ImmutableList<String> before) {
            this.move = TreeMove.of(text).withBefore(before);
        }

        /** Returns whether a move differs from all others at its position. */
        boolean isNew(String text) {
            return !text.equals(move.text()) && alternatives.add(text);
        }

        TreeMove build() {
            return move.withComments(ImmutableList.copyOf(comments)).withVariations(ImmutableList.copyOf(variations));
        }
    }

    /** A line that is still being read. */
    private static final class Frame<P> {
        private final Optional<Frame<P>> outer;

        /** The move that the line replaces, and the place of the line among its variations; absent for the main line. */
        private final Optional<OpenMove> replaced;

        private final int place;

        /** The position before the last move, and after it; absent in the main line, whose positions are known. */
        private Optional<P> before = Optional.empty();

        private Optional<P> after;
        private final List<OpenMove> moves = new ArrayList<>();

        /** The comments before the first move. */
        private final List<String> comments = new ArrayList<>(0);

        Frame(Optional<Frame<P>> outer, Optional<OpenMove> replaced, Optional<P> start) {
            this.outer = outer;
            this.replaced = replaced;
            this.after = start;
            this.place = replaced.map(move -> move.variations.size()).orElse(0);
            replaced.ifPresent(move -> move.variations.add(TreeLine.EMPTY)); // until this line is complete
        }

        OpenMove last() {
            return moves.get(moves.size() - 1);
        }

        void comment(String text) {
            (moves.isEmpty() ? comments : last().comments).add(text);
        }

        TreeLine build() {
            return TreeLine.of(moves.stream().map(OpenMove::build).toList());
        }
    }

    TreeReader(TreeRules<P> rules, Faults faults) {
        this.rules = rules;
        this.faults = faults;
        this.frame = new Frame<>(Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** Returns the lines, or empty at the first wrong move. The elements must be in order. */
    Optional<RecordTree> read(ImmutableList<Item> items) {
        for (Item item : items) {
            if (item.is(Kind.MOVE)) {
                if (!move(item.piece())) {
                    return Optional.empty();
                }
            } else if (item.is(Kind.GLYPH)) {
                OpenMove last = frame.last();
                last.move = last.move.withGlyph(item.piece().text());
            } else if (item.is(Kind.COMMENT)) {
                frame.comment(item.comment());
            } else if (item.is(Kind.OPEN)) {
                frame = opened();
            } else {
                frame.replaced.orElseThrow().variations.set(frame.place, frame.build());
                frame = frame.outer.orElseThrow();
            }
        }
        return Optional.of(new RecordTree(ImmutableList.copyOf(frame.comments), frame.build()));
    }

    private boolean move(Piece word) {
        if (frame.outer.isEmpty()) {
            frame.moves.add(new OpenMove(rules.main(frame.moves.size()), ImmutableList.of()));
            return true;
        }
        Optional<TreeRules.Played<P>> played = rules.play(frame.after.orElseThrow(), word);
        if (played.isEmpty()) {
            return false;
        }
        String text = played.get().text();
        if (frame.moves.isEmpty() && !frame.replaced.orElseThrow().isNew(text)) {
            faults.add(word, "a second line begins with the same move " + Quote.of(text));
            return false;
        }
        frame.before = frame.after;
        frame.after = Optional.of(played.get().after());
        frame.moves.add(
                new OpenMove(text, frame.moves.isEmpty() ? ImmutableList.copyOf(frame.comments) : ImmutableList.of()));
        return true;
    }

    /** A variation of a variation's first move is another variation of the move that both replace. */
    private Frame<P> opened() {
        Optional<Frame<P>> outer = Optional.of(frame);
        if (frame.outer.isEmpty()) {
            return new Frame<>(outer, Optional.of(frame.last()), Optional.of(rules.at(frame.moves.size() - 1)));
        }
        return frame.moves.size() == 1
                ? new Frame<>(outer, frame.replaced, frame.before)
                : new Frame<>(outer, Optional.of(frame.last()), frame.before.map(rules::start));
    }
}
