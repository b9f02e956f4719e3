package io.github.uptownrules.upturn.bots;

/**
 * The choice of a policy as a number: to draw, to pass, or the tile to lay last, with the direction and rotation if it is an
 * action. Hand-outs and calls follow from it.
 */
final class Choice {
    static final int DRAW = -1;
    static final int PASS = -2;

    static final int NONE = -3;

    private Choice() {}

    static int number(int tile) {
        return tile;
    }

    static int action(int tile, int direction, int rotation) {
        return tile | direction + 1 << 8 | rotation + 1 << 10;
    }

    static int tile(int choice) {
        return choice & 0xFF;
    }

    static int direction(int choice) {
        return (choice >> 8 & 3) - 1;
    }

    static int rotation(int choice) {
        return (choice >> 10 & 3) - 1;
    }
}
