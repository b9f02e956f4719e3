package io.github.uptownrules.cli.upturn;

import io.github.uptownrules.upturn.Direction;
import io.github.uptownrules.upturn.Position;
import io.github.uptownrules.upturn.Rotation;
import io.github.uptownrules.upturn.Seat;
import io.github.uptownrules.upturn.Tile;
import io.github.uptownrules.upturn.Tiles;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.UpTurnView;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Help.Ansi;

/** Draws UP TURN in text: the line, who is next, and what lies before each seat. */
final class UpTurnPicture {
    private final Ansi ansi;

    UpTurnPicture(Ansi ansi) {
        this.ansi = ansi;
    }

    String draw(Position position) {
        StringBuilder picture = new StringBuilder(line(position)).append('\n');
        for (Seat seat : position.seats()) {
            int left = position.tilesLeft(seat);
            picture.append(position.turn().equals(Optional.of(seat)) ? "> " : "  ")
                    .append("Seat ")
                    .append(seat)
                    .append(": ")
                    .append(left)
                    .append(left == 1 ? " tile" : " tiles")
                    .append(rack(position, seat)
                            .map(tiles -> "  " + paint(tiles))
                            .orElse(""))
                    .append(position.hasDrawn() && position.turn().equals(Optional.of(seat)) ? "  (has drawn)" : "")
                    .append('\n');
        }
        return picture.toString();
    }

    /** The line, the way of the turns, and how many tiles lie where. */
    String line(Position position) {
        return "  On the line: " + paint(position.reference()) + ", " + word(position.direction()) + " ("
                + follows(position) + ")\n  Turns go " + word(position.rotation()) + "; bag "
                + position.bagSize() + ", played " + position.played().size() + "\n";
    }

    private static String follows(Position position) {
        return switch (position.direction()) {
            case RISING -> "a higher number follows";
            case FALLING -> "a lower number follows";
            case OPEN -> "any other number opens";
        };
    }

    /** A direction in words. */
    String word(Direction direction) {
        return switch (direction) {
            case RISING -> ansi.string("@|blue,bold rising|@");
            case FALLING -> ansi.string("@|green,bold falling|@");
            case OPEN -> "open";
        };
    }

    /** A way of the turns in words. */
    String word(Rotation rotation) {
        return switch (rotation) {
            case LEFT -> "left, seat numbers up";
            case RIGHT -> "right, seat numbers down";
        };
    }

    /** The rack of a seat, if the position shows it. */
    private static Optional<Tiles> rack(Position position, Seat seat) {
        if (position instanceof UpTurnState game) {
            return Optional.of(game.rack(seat));
        }
        UpTurnView view = (UpTurnView) position;
        return view.rack().filter(tiles -> seat == view.viewer());
    }

    private String paint(Tiles tiles) {
        return tiles.isEmpty() ? "-" : tiles.stream().map(this::paint).collect(Collectors.joining(" "));
    }

    /** A tile, on the ground of its color. */
    String paint(Tile tile) {
        return ansi.string("@|" + style(tile) + " " + tile + "|@");
    }

    private static String style(Tile tile) {
        return switch (tile.kind()) {
            case UP -> "bold,fg(white),bg(blue)";
            case DOWN -> "bold,fg(black),bg(green)";
            case BOTH, JOKER -> "bold,fg(black),bg(yellow)";
            case SKIP_ONE, SKIP_TWO -> "bold,fg(white),bg(red)";
            case MARKED -> "bold,fg(red)";
            case DOUBLE -> "bold,fg(magenta)";
            default -> "bold";
        };
    }
}
