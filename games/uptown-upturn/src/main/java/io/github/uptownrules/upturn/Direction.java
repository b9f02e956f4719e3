package io.github.uptownrules.upturn;

import io.github.uptownrules.upturn.tile.Tile;

/**
 * Which numbers follow (V7, V9): higher ones, lower ones, or any other.
 *
 * <pre>{@code
 * rules.deal(42).direction();                               // -> = (open: the first number laid decides)
 * Direction.RISING.allows(Tile.of(40), Tile.of(41));        // -> true
 * Direction.RISING.allows(Tile.of(40), Tile.of(40));        // -> false (an equal number never follows, W6)
 * }</pre>
 *
 * @since 0.1.0
 */
public enum Direction {
    /** No number has been laid yet (W5): any other than that of the start tile follows. */
    OPEN('='),
    /** The game rises: a higher number follows. */
    RISING('+'),
    /** The game falls: a lower number follows. */
    FALLING('-');

    private final char letter;

    Direction(char letter) {
        this.letter = letter;
    }

    /** The direction from a number to another one (V7). */
    static Direction between(Tile reference, Tile number) {
        return number.number() > reference.number() ? RISING : FALLING;
    }

    /**
     * Whether a number follows another one in this direction (W6).
     *
     * @param reference a numbered tile, the last one laid
     * @param number a numbered tile
     * @return whether it may be laid next
     * @throws IllegalArgumentException if one of them is an action tile
     */
    public boolean allows(Tile reference, Tile number) {
        int step = number.number() - reference.number();
        return step != 0 && (this == OPEN || step > 0 == (this == RISING));
    }

    char letter() {
        return letter;
    }

    /** {@return {@code =}, {@code +} or {@code -}} */
    @Override
    public String toString() {
        return String.valueOf(letter);
    }
}
