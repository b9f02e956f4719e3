package io.github.uptownrules.upturn.draw;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.svg.Shown;
import io.github.uptownrules.upturn.Direction;
import io.github.uptownrules.upturn.Position;
import io.github.uptownrules.upturn.Rotation;
import io.github.uptownrules.upturn.tile.Tile;

/** The words in pictures. */
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

    static String of(Tile tile) {
        return switch (tile.kind()) {
            case PLAIN -> String.valueOf(tile.number());
            case MARKED -> tile.number() + ", marked";
            case DOUBLE -> tile.number() + ", double";
            case UP -> "arrow up";
            case DOWN -> "arrow down";
            case BOTH -> "arrow up or down";
            case SKIP_ONE -> "skip one";
            case SKIP_TWO -> "skip two";
            case JOKER -> "joker";
        };
    }

    static String of(Shown<Position> shown, Seat seat) {
        Position position = shown.position();
        return "Seat " + seat + ", " + tilesLeft(position, seat) + shown.status(seat)
                + (shown.isToMove(seat) && position.hasDrawn() ? ", has drawn" : "");
    }

    static String tilesLeft(Position position, Seat seat) {
        int left = position.tilesLeft(seat);
        return left + (left == 1 ? " tile" : " tiles");
    }
}
