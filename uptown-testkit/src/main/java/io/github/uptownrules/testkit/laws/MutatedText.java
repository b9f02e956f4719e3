package io.github.uptownrules.testkit.laws;

import io.github.uptownrules.base.random.SplitMix64;

/** Mutates texts slightly. */
public final class MutatedText {
    private MutatedText() {}

    /** Returns the text with one small change: a character or a piece of it inserted, deleted, doubled, swapped or replaced. */
    public static String of(String text, SplitMix64 random) {
        StringBuilder mutated = new StringBuilder(text);
        int at = random.nextInt(text.length());
        int other = random.nextInt(text.length());
        switch (random.nextInt(6)) {
            case 0 -> mutated.deleteCharAt(at);
            case 1 -> mutated.insert(at, anyCharacter(text, random));
            case 2 -> mutated.setCharAt(at, anyCharacter(text, random));
            case 3 -> {
                mutated.setCharAt(at, text.charAt(other));
                mutated.setCharAt(other, text.charAt(at));
            }
            case 4 -> mutated.insert(at, text.substring(Math.min(at, other), Math.max(at, other)));
            default ->
                mutated.delete(Math.min(at, other), Math.min(Math.min(at, other) + random.nextInt(8), text.length()));
        }
        return mutated.toString();
    }

    private static char anyCharacter(String text, SplitMix64 random) {
        return random.nextInt(8) == 0 ? (char) random.nextInt(0x180) : text.charAt(random.nextInt(text.length()));
    }
}
