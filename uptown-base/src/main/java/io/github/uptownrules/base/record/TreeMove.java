package io.github.uptownrules.base.record;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Quote;

/**
 * A move in a line, with its annotations.
 *
 * @param text the move in notation
 * @param glyph a judgment, or an empty string
 * @param before the comments before the first move of a variation; empty for other moves
 * @param comments the comments after the move
 * @param variations the other lines from the position before the move; empty for the first move of a variation
 */
public record TreeMove(
        String text,
        String glyph,
        ImmutableList<String> before,
        ImmutableList<String> comments,
        ImmutableList<TreeLine> variations) {

    public static TreeMove of(String text) {
        return new TreeMove(text, "", ImmutableList.of(), ImmutableList.of(), ImmutableList.of());
    }

    /**
     * Returns a judgment after checking it.
     *
     * @throws IllegalArgumentException if it is neither a glyph nor empty
     */
    public static String checkedGlyph(String glyph) {
        if (!glyph.isEmpty() && !Item.GLYPHS.contains(glyph)) {
            throw new IllegalArgumentException(
                    "a glyph is " + String.join(" ", Item.GLYPHS) + ", not " + Quote.of(glyph));
        }
        return glyph;
    }

    /**
     * Checks a comment.
     *
     * @throws IllegalArgumentException if a record cannot contain it
     */
    public static void checkComment(String comment) {
        RecordFaults.ofComment(comment).ifPresent(fault -> {
            throw new IllegalArgumentException(fault);
        });
    }

    public TreeMove withGlyph(String changed) {
        return new TreeMove(text, changed, before, comments, variations);
    }

    public TreeMove withBefore(ImmutableList<String> changed) {
        return new TreeMove(text, glyph, changed, comments, variations);
    }

    public TreeMove withComments(ImmutableList<String> changed) {
        return new TreeMove(text, glyph, before, changed, variations);
    }

    public TreeMove withVariations(ImmutableList<TreeLine> changed) {
        return new TreeMove(text, glyph, before, comments, changed);
    }

    /** Returns this move for a place inside a line, where comments only follow a move. */
    public TreeMove inside() {
        return before.isEmpty()
                ? this
                : new TreeMove(
                        text,
                        glyph,
                        ImmutableList.of(),
                        ImmutableList.<String>builder()
                                .addAll(before)
                                .addAll(comments)
                                .build(),
                        variations);
    }

    /** Returns the number of characters that {@link TreeLine#write} writes, plus one for a space. */
    long length() {
        long length = text.length() + 1L + (glyph.isEmpty() ? 0 : glyph.length() + 1);
        for (String comment : before) {
            length += comment.length() + 3L;
        }
        for (String comment : comments) {
            length += comment.length() + 3L;
        }
        for (TreeLine variation : variations) {
            length += variation.length() + 2L;
        }
        return length;
    }

    /** Writes everything that follows the move. Recursive, because variations are nested at most 100 deep. */
    public void writeThoughts(StringBuilder text) {
        if (!glyph.isEmpty()) {
            text.append(' ').append(glyph);
        }
        for (String comment : comments) {
            text.append(" {").append(comment).append('}');
        }
        for (TreeLine variation : variations) {
            variation.write(text.append(" ("));
            text.append(')');
        }
    }
}
