package io.github.uptownrules.street.naive;

import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/** Random choices for the generators of decks, positions and moves. */
final class NaiveChance {

    private NaiveChance() {}

    static <T> T oneOf(List<T> list, RandomGenerator random) {
        return list.get(random.nextInt(list.size()));
    }

    static boolean percent(int chance, RandomGenerator random) {
        return random.nextInt(100) < chance;
    }

    static void shuffle(List<?> list, RandomGenerator random) {
        for (int i = list.size() - 1; i > 0; i--) {
            Collections.swap(list, i, random.nextInt(i + 1));
        }
    }

    /** Replaces, removes, doubles or inserts a character of the text, or swaps two. */
    static String typo(String text, String alphabet, RandomGenerator random) {
        String character = String.valueOf(alphabet.charAt(random.nextInt(alphabet.length())));
        int at = random.nextInt(text.length() + 1);
        String before = text.substring(0, at);
        String after = text.substring(at);
        if (after.isEmpty()) {
            return before + character;
        }
        return switch (random.nextInt(5)) {
            case 0 -> before + character + after.substring(1);
            case 1 -> before + after.substring(1);
            case 2 -> before + after.charAt(0) + after;
            case 3 -> before + character + after;
            default -> after.length() < 2 ? before : before + after.charAt(1) + after.charAt(0) + after.substring(2);
        };
    }
}
