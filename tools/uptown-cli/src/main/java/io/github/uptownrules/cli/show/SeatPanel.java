package io.github.uptownrules.cli.show;

import com.google.common.base.Joiner;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.draw.TextColors;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Standing;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.draw.TextPicture;
import java.util.Collections;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The panel beside the board, as a viewer sees it: for each seat its name, its colors and its captures. */
final class SeatPanel {
    private static final int LONGEST_NAME = 13;

    private final TextColors colors;
    private final TableSnapshot scene;

    SeatPanel(TextColors colors, TableSnapshot scene) {
        this.colors = colors;
        this.scene = scene;
    }

    ImmutableList<String> draw(PlayerView view) {
        return view.seats().stream().flatMap(seat -> seat(view, seat)).collect(ImmutableList.toImmutableList());
    }

    private Stream<String> seat(PlayerView view, Seat seat) {
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        lines.add(title(view, seat));
        view.colors(seat).forEach(color -> lines.add("    " + hand(view, color)));
        if (!view.captures(seat).isEmpty()) {
            lines.add("    took " + captures(view, seat));
        }
        return lines.build().stream();
    }

    private String title(PlayerView view, Seat seat) {
        Standing standing = Commentary.standings(view, UptownPresentation.ended(scene.place()))
                .forSeat(seat);
        return lead(view, standing) + " Seat " + seat + ", " + name(seat) + ": " + standing.groupCount()
                + (standing.groupCount() == 1 ? " group (" : " groups (") + standing.score() + ")";
    }

    /** Marks the seat to move or, at the end, shows the rank. */
    private String lead(PlayerView view, Standing standing) {
        if (scene.place().isOver()) {
            return standing.rank() + ".";
        }
        return view.turn().equals(Optional.of(standing.seat())) ? " >" : "  ";
    }

    private String name(Seat seat) {
        String name = scene.name(Seat.of(seat.number()));
        return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME - 1) + "~";
    }

    private String hand(PlayerView view, Color color) {
        String rack = view.rack(color)
                .map(tiles -> rack(color, tiles))
                .orElseGet(() -> Joiner.on(' ')
                        .join(Collections.nCopies(
                                view.rackSize(color), TextPicture.paint(color, color + "?", colors))));
        return Strings.padEnd(color.label(), 7, ' ')
                + rack
                + (view.isFinished(color) ? "  finished" : "  " + view.pileSize(color) + " to draw");
    }

    private String rack(Color color, FaceSet tiles) {
        return tiles.stream()
                .map(tile -> TextPicture.paint(color, color.toString() + tile, colors))
                .collect(Collectors.joining(" "));
    }

    /** Returns the captured faces of each color. They are denser than drawn tiles, because there may be many. */
    private String captures(PlayerView view, Seat seat) {
        return Color.all().stream()
                .filter(color -> view.captureCount(seat, color) > 0)
                .map(color -> TextPicture.paint(
                        color, color + "=" + faces(view.board().captures(seat, color)), colors))
                .collect(Collectors.joining(" "));
    }

    private static String faces(FaceSet tiles) {
        return tiles.stream().map(Face::toString).collect(Collectors.joining());
    }
}
