package io.github.uptownrules.base.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.uptownrules.base.record.TreeLine;
import io.github.uptownrules.base.record.TreeMove;
import io.github.uptownrules.base.text.Quantity;
import io.github.uptownrules.base.text.Quote;
import java.util.ArrayList;
import java.util.List;

/**
 * A place in a tree: a number of moves in a line, and the route from the main line to that line.
 *
 * @param forks the places at which the route enters a variation, starting from the main line
 * @param line the line of the place
 * @param index the number of moves of the line before the place; 1 or more in a variation
 */
record TreePlace(ImmutableList<Fork> forks, TreeLine line, int index) {
    /** A variation of a move: the third one of a move has {@code variation} 2. */
    record Fork(TreeLine line, int index, int variation) {
        TreeMove move() {
            return line.moves().get(index);
        }

        /** Returns the line with other variations of the move. */
        TreeLine with(List<TreeLine> variations) {
            return replaced(line, index, move().withVariations(ImmutableList.copyOf(variations)));
        }
    }

    /**
     * Follows a path.
     *
     * @throws IllegalArgumentException if the tree has no such path
     */
    static TreePlace find(TreeLine main, List<String> path) {
        ImmutableList.Builder<Fork> forks = ImmutableList.builder();
        TreeLine line = main;
        int index = 0;
        for (int ply = 0; ply < path.size(); ply++) {
            String move = path.get(ply);
            if (index < line.moves().size() && !line.moves().get(index).text().equals(move)) {
                int variation = variation(line.moves().get(index), move);
                if (variation < 0) {
                    throw unknown(move, ply);
                }
                forks.add(new Fork(line, index, variation));
                line = line.moves().get(index).variations().get(variation);
                index = 0;
            } else if (index == line.moves().size()) {
                throw unknown(move, ply);
            }
            index++;
        }
        return new TreePlace(forks.build(), line, index);
    }

    private static IllegalArgumentException unknown(String move, int ply) {
        return new IllegalArgumentException("the path has no move " + Quote.of(move) + " after "
                + Quantity.of(ply, "move") + "; add it to the tree first");
    }

    /** Returns the variation of a move that begins with another move, or -1. */
    static int variation(TreeMove move, String first) {
        return Iterables.indexOf(
                move.variations(), variation -> variation.first().text().equals(first));
    }

    boolean isStart() {
        return index == 0;
    }

    boolean isInMainLine() {
        return forks.isEmpty();
    }

    /** Returns whether the move before the place is the first one of a variation. */
    boolean beginsVariation() {
        return index == 1 && !isInMainLine();
    }

    /** Returns the move before the place. */
    TreeMove move() {
        return line.moves().get(index - 1);
    }

    /** Returns the last fork; the place must be in a variation. */
    Fork fork() {
        return Iterables.getLast(forks);
    }

    /** Returns the main line of the tree with another move before the place. */
    TreeLine with(TreeMove changed) {
        return with(replaced(line, index - 1, changed));
    }

    /** Returns the main line of the tree with another line at the place. */
    TreeLine with(TreeLine changed) {
        return with(forks.size(), changed);
    }

    /** Returns the main line of the tree with another line in place of the line of the last fork. */
    TreeLine withParent(TreeLine changed) {
        return with(forks.size() - 1, changed);
    }

    private TreeLine with(int depth, TreeLine changed) {
        TreeLine inner = changed;
        for (Fork fork : forks.subList(0, depth).reverse()) {
            List<TreeLine> variations = new ArrayList<>(fork.move().variations());
            variations.set(fork.variation(), inner);
            inner = fork.with(variations);
        }
        return inner.checked();
    }

    /** Returns the main line of the tree with one more move at the place, as its line's continuation or as a variation. */
    TreeLine play(String move) {
        TreeMove added = TreeMove.of(move);
        if (index == line.moves().size()) {
            return with(TreeLine.of(Iterables.concat(line.moves(), ImmutableList.of(added))));
        }
        TreeMove next = line.moves().get(index);
        return with(replaced(
                line,
                index,
                next.withVariations(ImmutableList.<TreeLine>builder()
                        .addAll(next.variations())
                        .add(TreeLine.of(ImmutableList.of(added)))
                        .build())));
    }

    /** Returns the main line of the tree without the move before the place and everything after it. */
    TreeLine cut() {
        if (beginsVariation()) {
            List<TreeLine> variations = new ArrayList<>(fork().move().variations());
            variations.remove(fork().variation());
            return withParent(fork().with(variations));
        }
        ImmutableList<TreeMove> kept = line.moves().subList(0, index - 1);
        ImmutableList<TreeLine> variations = move().variations();
        return with(
                variations.isEmpty()
                        ? TreeLine.of(kept)
                        : continued(kept, variations.get(0), variations.subList(1, variations.size())));
    }

    /** Returns the main line of the tree, with the move before the place moved up by one among its alternatives. */
    TreeLine promote() {
        if (!beginsVariation()) {
            throw new IllegalArgumentException(
                    "the move " + Quote.of(move().text()) + " is already the first one at its position");
        }
        return withParent(up(fork().line(), fork().index(), fork().variation()));
    }

    /** Returns the main line of the tree, with the move before the place moved down by one among its alternatives. */
    TreeLine demote() {
        TreeLine parent = beginsVariation() ? fork().line() : line;
        int at = beginsVariation() ? fork().index() : index - 1;
        int next = beginsVariation() ? fork().variation() + 1 : 0;
        if (next == parent.moves().get(at).variations().size()) {
            throw new IllegalArgumentException(
                    "the move " + Quote.of(move().text()) + " is already the last one at its position");
        }
        TreeLine changed = up(parent, at, next);
        return beginsVariation() ? withParent(changed) : with(changed);
    }

    /** Exchanges a variation of a move with the one before it, or with the move itself and its line. */
    private static TreeLine up(TreeLine parent, int at, int variation) {
        TreeMove replaced = parent.moves().get(at);
        List<TreeLine> variations = new ArrayList<>(replaced.variations());
        if (variation > 0) {
            TreeLine moved = variations.remove(variation);
            variations.add(variation - 1, moved);
            return replaced(parent, at, replaced.withVariations(ImmutableList.copyOf(variations)));
        }
        TreeLine promoted = variations.get(0);
        variations.set(0, variation(parent, at));
        return continued(parent.moves().subList(0, at), promoted, variations);
    }

    /** Returns the rest of a line, starting with a move, without the other variations of that move. */
    static TreeLine variation(TreeLine line, int from) {
        return TreeLine.of(Iterables.concat(
                ImmutableList.of(line.moves().get(from).withVariations(ImmutableList.of())),
                Iterables.skip(line.moves(), from + 1)));
    }

    /** Returns moves that continue with a former variation, whose first move gets other variations. */
    private static TreeLine continued(ImmutableList<TreeMove> moves, TreeLine variation, List<TreeLine> variations) {
        return TreeLine.of(Iterables.concat(
                moves,
                ImmutableList.of(variation.first().inside().withVariations(ImmutableList.copyOf(variations))),
                Iterables.skip(variation.moves(), 1)));
    }

    private static TreeLine replaced(TreeLine line, int index, TreeMove changed) {
        List<TreeMove> moves = new ArrayList<>(line.moves());
        moves.set(index, changed);
        return TreeLine.of(moves);
    }
}
