package io.github.uptownrules.base.record;

import com.google.common.collect.ImmutableList;

/** A line of moves with its variations. Immutable. */
public final class TreeLine {
    public static final TreeLine EMPTY = new TreeLine(ImmutableList.of());

    /** The maximum depth of variations, so that programs can visit them recursively. */
    static final int DEEPEST = 100;

    /** The maximum number of moves in all variations of a record. */
    static final int MOST_MOVES = 100_000;

    /** The maximum number of characters of the moves and everything that belongs to them. */
    static final int LONGEST = 10_000_000;

    static final String TOO_DEEP = "variations are nested more than " + DEEPEST + " deep";
    static final String TOO_MANY_MOVES = "the variations of a record have more than " + MOST_MOVES + " moves";
    static final String TOO_LONG =
            "a record with variations or glyphs has more than " + LONGEST + " characters in its moves and comments";

    private final ImmutableList<TreeMove> moves;

    /** The number of moves, including all variations. */
    private final int count;

    /** The depth of the deepest variation. */
    private final int depth;

    private final long length;

    private TreeLine(ImmutableList<TreeMove> moves) {
        int counted = moves.size();
        int deepest = 0;
        long longest = 0;
        for (TreeMove move : moves) {
            longest += move.length();
            for (TreeLine variation : move.variations()) {
                counted += variation.count;
                deepest = Math.max(deepest, variation.depth + 1);
            }
        }
        this.moves = moves;
        this.count = counted;
        this.depth = deepest;
        this.length = longest;
    }

    public static TreeLine of(Iterable<TreeMove> moves) {
        return new TreeLine(ImmutableList.copyOf(moves));
    }

    public ImmutableList<TreeMove> moves() {
        return moves;
    }

    /** Returns the first move of a variation. */
    public TreeMove first() {
        return moves.get(0);
    }

    /** Returns the number of characters of the moves and everything that belongs to them, with a space after each. */
    long length() {
        return length;
    }

    /** Returns whether a main line has no variations and no glyphs. */
    public boolean isPlain() {
        return depth == 0 && moves.stream().allMatch(move -> move.glyph().isEmpty());
    }

    /**
     * Checks the limits of a main line.
     *
     * @throws IllegalArgumentException if one is exceeded
     */
    public TreeLine checked() {
        check(depth <= DEEPEST, TOO_DEEP);
        check(count - moves.size() <= MOST_MOVES, TOO_MANY_MOVES);
        check(length <= LONGEST || isPlain(), TOO_LONG);
        return this;
    }

    private static void check(boolean isRight, String message) {
        if (!isRight) {
            throw new IllegalArgumentException(message);
        }
    }

    /** Writes a variation without its parentheses. */
    void write(StringBuilder text) {
        for (String comment : first().before()) {
            text.append('{').append(comment).append("} ");
        }
        int begin = text.length();
        for (TreeMove move : moves) {
            move.writeThoughts(text.append(text.length() == begin ? "" : " ").append(move.text()));
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TreeLine that && moves.equals(that.moves);
    }

    @Override
    public int hashCode() {
        return moves.hashCode();
    }
}
