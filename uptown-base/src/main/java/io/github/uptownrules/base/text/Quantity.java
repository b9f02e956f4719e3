package io.github.uptownrules.base.text;

/** Formats a count with its noun in the singular or plural. */
public final class Quantity {
    private Quantity() {}

    /** Returns for example {@code 1 move} or {@code 2 moves}; the plural must end in s. */
    public static String of(long count, String noun) {
        return count + " " + (count == 1 ? noun : noun + "s");
    }
}
