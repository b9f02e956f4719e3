package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.Optional;

/** Reads lists of tiles, in any order or in canonical order, and the numbers of hidden tiles. */
final class TileStackReader {
    /** No tile set has more than 1,000 tiles. */
    private static final int MOST_DIGITS = 4;

    private final Faults faults;

    TileStackReader(Faults faults) {
        this.faults = faults;
    }

    /** Reads ordered tiles, as in the bag. */
    TileStack inAnyOrder(Piece piece) {
        return piece.startsWith("?") ? hidden(piece) : tiles(piece);
    }

    /** Reads unordered tiles, which must be in canonical order. */
    TileStack inCanonicalOrder(Piece piece) {
        TileStack stack = inAnyOrder(piece);
        for (int i = 1; i < stack.tiles().size(); i++) {
            Tile before = stack.tiles().get(i - 1);
            Tile tile = stack.tiles().get(i);
            if (before.compareTo(tile) > 0) {
                faults.add(stack.places().get(i), tile + " comes before " + before + " in canonical order");
            }
        }
        return stack;
    }

    private TileStack tiles(Piece piece) {
        ImmutableList.Builder<Tile> tiles = ImmutableList.builder();
        ImmutableList.Builder<Piece> places = ImmutableList.builder();
        boolean isRead = true;
        for (Piece word : piece.isDash() ? ImmutableList.<Piece>of() : piece.split(',')) {
            Optional<Tile> tile = faults.read(word, Tile::parse);
            if (tile.isPresent()) {
                tiles.add(tile.get());
                places.add(word);
            } else {
                isRead = false;
            }
        }
        return new TileStack(piece, tiles.build(), places.build(), 0, isRead);
    }

    private TileStack hidden(Piece piece) {
        Piece text = piece.from(1);
        int count = text.number(MOST_DIGITS).orElse(0);
        if (count == 0) {
            faults.add(piece, "expected the number of hidden tiles after '?', 1 or more, not " + text.quoted());
        }
        return new TileStack(piece, ImmutableList.of(), ImmutableList.of(), count, count > 0);
    }
}
