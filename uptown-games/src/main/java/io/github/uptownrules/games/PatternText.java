package io.github.uptownrules.games;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Quote;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * A position or view as a pattern. Hidden parts, such as {@code ?18}, match any part of that size.
 *
 * @param text the position or view
 * @param partEnds the characters that end a rack or pile
 * @param isList whether commas separate the elements of a rack or pile
 */
record PatternText(String text, CharMatcher partEnds, boolean isList) {
    private static final Splitter WORDS = Splitter.on(' ').omitEmptyStrings();

    /** Returns the terms of a pattern of tiles. */
    static ImmutableList<String> terms(String pattern) {
        ImmutableList<String> terms = ImmutableList.copyOf(WORDS.split(pattern));
        if (terms.isEmpty()) {
            throw new IllegalArgumentException(
                    "a pattern is a position, a view, or one or more terms; it is not empty");
        }
        return terms;
    }

    /** Returns the plies after which the position matches, in order. */
    static <P> ImmutableList<Integer> plies(int plies, IntFunction<P> at, Predicate<P> pattern) {
        return IntStream.rangeClosed(0, plies)
                .filter(ply -> pattern.test(at.apply(ply)))
                .boxed()
                .collect(ImmutableList.toImmutableList());
    }

    /** Returns a field of the text, counted from 0. */
    String field(int index, int count) {
        ImmutableList<String> fields = ImmutableList.copyOf(Splitter.on(' ').split(text));
        if (fields.size() != count) {
            throw new IllegalArgumentException(
                    "a position has " + count + " fields, but " + Quote.of(text) + " has " + fields.size());
        }
        return fields.get(index);
    }

    boolean matches(String position) {
        int at = 0;
        int index = 0;
        while (index < text.length() && at < position.length()) {
            boolean isHidden = text.charAt(index) == '?' && position.charAt(at) != '?';
            int end = isHidden ? partEnd(text, index) : index + 1;
            int positionEnd = isHidden ? partEnd(position, at) : at + 1;
            if (isHidden
                    ? !isOfSize(text.substring(index + 1, end), position.substring(at, positionEnd))
                    : text.charAt(index) != position.charAt(at)) {
                return false;
            }
            index = end;
            at = positionEnd;
        }
        return index == text.length() && at == position.length();
    }

    private int partEnd(String whole, int from) {
        int end = partEnds.indexIn(whole, from);
        return end < 0 ? whole.length() : end;
    }

    /** Returns whether a part has the size; without a number, any size matches. */
    private boolean isOfSize(String size, String part) {
        int count = isList ? CharMatcher.is(',').countIn(part) + 1 : part.length();
        return size.isEmpty() || size.equals(String.valueOf(count)) && !part.equals("-");
    }
}
