package io.github.uptownrules.base.text;

/** A number of things in words, with the noun in the singular or in the plural. */
public final class Quantity {
    private Quantity() {}

    /** Returns such as {@code 1 move} and {@code 2 moves}; the plural of the noun ends in an s. */
    public static String of(long count, String noun) {
        return count + " " + (count == 1 ? noun : noun + "s");
    }
}
