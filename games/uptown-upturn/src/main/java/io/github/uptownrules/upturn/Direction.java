package io.github.uptownrules.upturn;

import io.github.uptownrules.upturn.tile.Tile;

/**
 * The direction of the game (V7, V9): higher numbers follow, lower numbers, or any other number.
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
    /** No number has been laid yet (W5): any number other than the start tile's follows. */
    OPEN('='),
    /** The game rises: a higher number follows. */
    RISING('+'),
    /** The game falls: a lower number follows. */
    FALLING('-');

    private final char letter;

    Direction(char letter) {
        this.letter = letter;
    }

    /** Returns the direction from the reference to a number (V7). */
    static Direction between(Tile reference, Tile number) {
        return number.number() > reference.number() ? RISING : FALLING;
    }

    /**
     * Returns whether a number may be laid after another one in this direction (W6).
     *
     * @param reference the last numbered tile laid
     * @param number a numbered tile
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
