package io.github.uptownrules.cli.uptown.picture;

import com.google.common.collect.Streams;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Help.Ansi;

/** Draws all that lies on the table: the board, and for each seat its racks, its piles and its captures. */
public final class TablePicture {
    private final BoardPicture board;

    public TablePicture(Ansi ansi) {
        this.board = new BoardPicture(ansi);
    }

    public String draw(Position position) {
        StringBuilder picture = new StringBuilder(board.draw(position.board()));
        for (Seat seat : position.seats()) {
            picture.append('\n').append(name(position, seat));
            if (position.turn().equals(Optional.of(seat))) {
                picture.append(", to move");
            }
            picture.append('\n');
            position.colors(seat)
                    .forEach(color ->
                            picture.append("  ").append(hand(position, color)).append('\n'));
            if (!position.captures(seat).isEmpty()) {
                picture.append("  captured ")
                        .append(tiles(position.captures(seat)))
                        .append('\n');
            }
        }
        return picture.toString();
    }

    /** A seat and its colors in words. */
    public static String name(Position position, Seat seat) {
        return "Seat " + seat + " ("
                + position.colors(seat).stream().map(TablePicture::name).collect(Collectors.joining(" and ")) + ")";
    }

    /** A color in words. */
    public static String name(Color color) {
        return color.name().toLowerCase(Locale.ROOT);
    }

    private String hand(Position position, Color color) {
        String rack = rack(position, color)
                .map(tiles ->
                        tiles(tiles.stream().map(tile -> Tile.of(color, tile)).toList()))
                .orElseGet(() -> position.rackSize(color) + " hidden tiles");
        return name(color) + " rack: " + rack
                + (position.isFinished(color) ? ", finished" : ", " + position.pileSize(color) + " to draw");
    }

    /** The rack of a color, as far as the position shows it. */
    public static Optional<FaceSet> rack(Position position, Color color) {
        if (position instanceof GameState game) {
            return Optional.of(game.rack(color));
        }
        return ((PlayerView) position).rack(color);
    }

    private String tiles(Iterable<Tile> tiles) {
        return Streams.stream(tiles).map(board::paint).collect(Collectors.joining(" "));
    }
}
