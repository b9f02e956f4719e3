package io.github.uptownrules.core.notation;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.game.TileStack;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.ColoredTile;
import io.github.uptownrules.core.value.Tile;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.regex.Pattern;

/** Reads tiles: with their colors, as on the board and among captures, or without, as in hands. */
final class TileReader {
    private static final Pattern NUMBER = Pattern.compile("[1-9]|1[0-9]|2[0-8]");

    private final List<PositionFault> faults;

    TileReader(List<PositionFault> faults) {
        this.faults = faults;
    }

    /** The color at an index of a piece, or empty and a fault. */
    Optional<Color> color(Piece piece, int index) {
        Optional<Color> color = piece.has(index) ? Color.ofLetter(piece.charAt(index)) : Optional.empty();
        if (color.isEmpty()) {
            faults.add(piece.unexpected(index, "a color (b, g, o, r, y)"));
        }
        return color;
    }

    /** The tile at an index of a piece, or empty and a fault. */
    Optional<Tile> tile(Piece piece, int index) {
        Optional<Tile> tile = piece.has(index) ? Tile.ofLetter(piece.charAt(index)) : Optional.empty();
        if (tile.isEmpty()) {
            faults.add(piece.unexpected(index, "a tile (A-I, 1-9, a-i, $)"));
        }
        return tile;
    }

    /** The tile with its color at an index of a piece, or empty and a fault. */
    Optional<ColoredTile> coloredTile(Piece piece, int index) {
        return color(piece, index).flatMap(color -> tile(piece, index + 1).map(tile -> ColoredTile.of(color, tile)));
    }

    /** The tiles of a pile, in any order, or their number. */
    TileStack pile(Piece piece) {
        return isHidden(piece) ? hidden(piece) : TileStack.of(tiles(piece));
    }

    /** The tiles of a rack, in canonical order, or their number. */
    TileStack rack(Piece piece) {
        return isHidden(piece) ? hidden(piece) : TileStack.of(inOrder(piece, 1, tiles(piece)));
    }

    private ImmutableList<Tile> tiles(Piece piece) {
        return list(piece, 1, index -> tile(piece, index));
    }

    private static boolean isHidden(Piece piece) {
        return piece.has(0) && piece.charAt(0) == '?';
    }

    private TileStack hidden(Piece piece) {
        Optional<Integer> count = NUMBER.matcher(piece.from(1).text()).matches()
                ? Optional.of(Integer.parseInt(piece.from(1).text()))
                : Optional.empty();
        if (count.isEmpty()) {
            faults.add(piece.fault(1, "behind '?' stands the number of hidden tiles, 1 to 28"));
        }
        return TileStack.hidden(count.orElse(0));
    }

    /** Captured tiles, in canonical order. */
    ImmutableList<ColoredTile> captures(Piece piece) {
        ImmutableList<ColoredTile> captures = list(piece, 2, index -> coloredTile(piece, index));
        return inOrder(piece, 2, captures);
    }

    /** Nothing for a dash, else one item or more, of so many characters each, up to the first that cannot be read. */
    private static <T> ImmutableList<T> list(Piece piece, int width, IntFunction<Optional<T>> item) {
        ImmutableList.Builder<T> items = ImmutableList.builder();
        if (!piece.isDash()) {
            int index = 0;
            Optional<T> next;
            do {
                next = item.apply(index);
                next.ifPresent(items::add);
                index += width;
            } while (next.isPresent() && piece.has(index));
        }
        return items.build();
    }

    private <T extends Comparable<? super T>> ImmutableList<T> inOrder(Piece piece, int width, ImmutableList<T> items) {
        for (int i = 1; i < items.size(); i++) {
            if (items.get(i - 1).compareTo(items.get(i)) > 0) {
                faults.add(piece.fault(
                        i * width, items.get(i) + " comes before " + items.get(i - 1) + " in canonical order"));
            }
        }
        return items;
    }
}
