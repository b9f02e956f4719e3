package io.github.uptownrules.cli.show;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.collect.Maps;
import io.github.uptownrules.base.draw.TextColors;
import io.github.uptownrules.core.game.MoveFault;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.draw.TextPicture;
import java.util.stream.Collectors;

/**
 * A tile that the person to move has picked, with its legal cells.
 *
 * @param targets the cells where it may go
 * @param view the view of the person
 */
record PickedTile(Tile tile, CellSet targets, PlayerView view) {
    private static final char TARGET = '*';

    static boolean isTile(String text) {
        return text.length() <= 2;
    }

    /**
     * Parses a tile, such as {@code b5}, or {@code 5} if the person owns only one color.
     *
     * @throws IllegalArgumentException if the text is not a tile
     */
    static PickedTile parse(String text, PlayerView view) {
        ImmutableList<Color> own = view.colors(view.turn().orElseThrow());
        Tile tile = Tile.parse(text.length() == 1 ? whole(text, own) : text);
        return new PickedTile(tile, view.legalMoves().cellsFor(tile), view);
    }

    private static String whole(String face, ImmutableList<Color> own) {
        if (own.size() > 1) {
            throw new IllegalArgumentException("'" + face + "' leaves out the color: "
                    + own.stream().map(color -> color + face).collect(Collectors.joining(" or ")) + "?");
        }
        return own.get(0) + face;
    }

    /** Describes the legal cells in words and marks them, or explains why the tile cannot be played at all. */
    Note note(TextColors colors) {
        ImmutableSet<MoveFault> faults = faults();
        return faults.isEmpty()
                ? new Note(describe(colors), Maps.toMap(Iterables.transform(targets, Cell::toString), cell -> TARGET))
                : new RefusalNote(tile.toString(), faults).note();
    }

    private ImmutableSet<MoveFault> faults() {
        return view.faults(tile, tile.cells().get(0)).stream()
                .filter(fault -> !fault.kind().isAboutCell())
                .collect(ImmutableSet.toImmutableSet());
    }

    CellSet captures() {
        return targets.intersection(view.board().occupiedCells());
    }

    private ImmutableList<String> describe(TextColors colors) {
        String painted = TextPicture.paint(tile, colors);
        if (targets.isEmpty()) {
            return ImmutableList.of(painted + " cannot be placed anywhere now.");
        }
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        CellSet empty = targets.difference(captures());
        if (!empty.isEmpty()) {
            lines.add(painted + " may go to " + empty);
        }
        if (!captures().isEmpty()) {
            lines.add(painted + " may capture "
                    + captures().stream()
                            .map(cell ->
                                    TextPicture.paint(view.board().tileAt(cell).orElseThrow(), colors) + " on " + cell)
                            .collect(Collectors.joining(", ")));
        }
        return lines.add("Type " + tile + "@" + targets.get(0) + " for the first of these.")
                .build();
    }
}
