package io.github.uptownrules.upturn.draw;

import io.github.uptownrules.base.svg.Svg;
import io.github.uptownrules.upturn.tile.Tile.Kind;

/** The signs on action tiles and on the line. Each is one filled path on a square of 24 by 24. */
enum ActionSign {
    /** Numbers rise from here on. */
    UP("M12 1l9.5 10.5h-6V23h-7V11.5h-6z"),
    /** Numbers fall from here on. */
    DOWN("M12 23l9.5-10.5h-6V1h-7v11.5h-6z"),
    /** The mover chooses rising or falling. */
    BOTH("M7 2l6 7H9.5v13h-5V9H1z M17 22l-6-7h3.5V2h5v13H23z"),
    /** The next seat is skipped. */
    SKIP_ONE("M2 17C4 6 15 4 19 11l3-2-.5 11-9.5-5 3.6-1.8C13 9 7 10 6 17z"),
    /** The next two seats are skipped. */
    SKIP_TWO("M1 10C2 3 11 1 14.5 6l2.4-1.4-.7 8-7-3.6 2.7-1.5C10 5 5.5 6 4.5 10z"
            + " M7 22c1-7 10-9 13.5-4l2.4-1.4-.7 8-7-3.6 2.7-1.5c-1.9-2.6-6.4-1.6-7.4 2.5z"),
    /** The mover has another turn. */
    JOKER("M12 0l3.2 8.2 8.8.5-6.8 5.6 2.2 8.5L12 18l-7.4 4.8 2.2-8.5L0 8.7l8.8-.5z"),
    /** Turns go left: a curved arrow, clockwise. */
    LEFT("M20.5 3v8h-8l2.9-2.9A6.5 6.5 0 1 0 17.8 15h3a9.5 9.5 0 1 1-3.3-9z"),
    /** Turns go right: a curved arrow, counterclockwise. */
    RIGHT("M3.5 3v8h8L8.6 8.1A6.5 6.5 0 1 1 6.2 15h-3a9.5 9.5 0 1 0 3.3-9z"),
    /** The penalty mark: another seat draws a tile. */
    MARK("M9.5 2h5v7.5H22v5h-7.5V22h-5v-7.5H2v-5h7.5z"),
    /** This seat is to move. */
    TO_MOVE("M5 2l15 10L5 22z");

    private final String path;

    ActionSign(String path) {
        this.path = path;
    }

    static ActionSign of(Kind action) {
        return valueOf(action.name());
    }

    String path() {
        return path;
    }

    void draw(Svg svg, String style, int x, int y, int size) {
        svg.sign(style, path, x, y, size);
    }
}
