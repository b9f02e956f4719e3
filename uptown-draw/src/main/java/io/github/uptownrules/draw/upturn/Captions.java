package io.github.uptownrules.draw.upturn;

import io.github.uptownrules.upturn.Direction;
import io.github.uptownrules.upturn.Position;
import io.github.uptownrules.upturn.Rotation;
import io.github.uptownrules.upturn.Seat;

/** What pictures say in words. */
final class Captions {
    private Captions() {}

    static String of(Direction direction) {
        return switch (direction) {
            case RISING -> "rising";
            case FALLING -> "falling";
            case OPEN -> "open";
        };
    }

    static String of(Rotation rotation) {
        return switch (rotation) {
            case LEFT -> "left, seat numbers up";
            case RIGHT -> "right, seat numbers down";
        };
    }

    static String follows(Direction direction) {
        return switch (direction) {
            case RISING -> "a higher number follows";
            case FALLING -> "a lower number follows";
            case OPEN -> "any other number opens";
        };
    }

    static String tilesLeft(Position position, Seat seat) {
        int left = position.tilesLeft(seat);
        return left + (left == 1 ? " tile" : " tiles");
    }
}
