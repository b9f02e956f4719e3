package io.github.uptownrules.arena.program;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.IntPredicate;

/** Splits text, but never within single or double quotes. */
public final class Quotes {
    private Quotes() {}

    /**
     * Splits names of bots at commas. Quotes are kept.
     *
     * @throws IllegalArgumentException if a quote is not closed
     */
    public static ImmutableList<String> names(String text) {
        ImmutableList.Builder<String> names = ImmutableList.builder();
        int begin = 0;
        int end = end(text, begin, character -> character == ',');
        while (end < text.length()) {
            names.add(text.substring(begin, end).strip());
            begin = end + 1;
            end = end(text, begin, character -> character == ',');
        }
        return names.add(text.substring(begin).strip()).build();
    }

    /**
     * Splits a command into words at spaces. Quotes are removed.
     *
     * @throws IllegalArgumentException if a quote is not closed
     */
    static ImmutableList<String> words(String text) {
        ImmutableList.Builder<String> words = ImmutableList.builder();
        int begin = 0;
        while (begin < text.length()) {
            int end = end(text, begin, character -> character == ' ');
            if (end > begin) {
                words.add(unquoted(text.substring(begin, end)));
            }
            begin = end + 1;
        }
        return words.build();
    }

    /** Returns the index of the first unquoted separator, or the length of the text. */
    private static int end(String text, int begin, IntPredicate isEnd) {
        Optional<Character> quote = Optional.empty();
        for (int i = begin; i < text.length(); i++) {
            char next = text.charAt(i);
            if (quote.isPresent()) {
                quote = quote.filter(open -> open != next);
            } else if (isEnd.test(next)) {
                return i;
            } else if (isQuote(next)) {
                quote = Optional.of(next);
            }
        }
        quote.ifPresent(open -> {
            throw new IllegalArgumentException("a quote " + open + " is not closed in the names of the bots");
        });
        return text.length();
    }

    private static boolean isQuote(char character) {
        return character == '\'' || character == '"';
    }

    private static String unquoted(String word) {
        StringBuilder text = new StringBuilder();
        Optional<Character> quote = Optional.empty();
        for (char next : word.toCharArray()) {
            if (quote.isPresent() && quote.get() == next) {
                quote = Optional.empty();
            } else if (quote.isEmpty() && isQuote(next)) {
                quote = Optional.of(next);
            } else {
                text.append(next);
            }
        }
        return text.toString();
    }
}
