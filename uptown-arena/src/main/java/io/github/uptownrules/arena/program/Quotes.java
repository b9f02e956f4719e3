package io.github.uptownrules.arena.program;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.IntPredicate;

/** Text in parts, where what is between {@code '} and {@code '}, or {@code "} and {@code "}, is never taken apart. */
public final class Quotes {
    private Quotes() {}

    /**
     * The names of bots, with commas between them, and with their quotes.
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
     * The words of a command, with spaces between them, and without their quotes.
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

    /** The first place outside of quotes where something stands, or the end. */
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
