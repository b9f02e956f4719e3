package io.github.uptownrules.core.notation;

import com.google.common.base.Splitter;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Tile;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The tiles that a viewer drew in a redacted record, by color, such as {@code b=7ch o=-}. */
final class DrawnTiles {
    private final Map<Color, Deque<Tile>> byColor = new EnumMap<>(Color.class);

    private DrawnTiles() {}

    static DrawnTiles parse(String text) {
        DrawnTiles drawn = new DrawnTiles();
        if (text.equals("-")) {
            return drawn;
        }
        for (String part : Splitter.on(' ').split(text)) {
            Optional<Color> color =
                    part.length() > 2 && part.charAt(1) == '=' ? Color.ofLetter(part.charAt(0)) : Optional.empty();
            if (color.isEmpty() || drawn.byColor.containsKey(color.get())) {
                throw new IllegalArgumentException("expected a color, '=' and the faces drawn, not " + Quote.of(part));
            }
            drawn.byColor.put(color.get(), tiles(color.get(), part.substring(2)));
        }
        return drawn;
    }

    private static Deque<Tile> tiles(Color color, String text) {
        Deque<Tile> tiles = new ArrayDeque<>();
        if (text.length() > Face.all().size()) {
            throw new IllegalArgumentException("a color has " + Face.all().size() + " tiles, but " + text.length()
                    + " drawn tiles of " + color.label() + " are listed");
        }
        if (!text.equals("-")) {
            text.chars()
                    .mapToObj(letter -> Face.ofLetter((char) letter)
                            .map(face -> Tile.of(color, face))
                            .orElseThrow(
                                    () -> new IllegalArgumentException(Quote.of((char) letter) + " is not a face")))
                    .forEach(tiles::add);
        }
        return tiles;
    }

    /** Removes and returns the next tile of a color, if any. */
    Optional<Tile> next(Color color) {
        return byColor.containsKey(color)
                ? Optional.ofNullable(byColor.get(color).poll())
                : Optional.empty();
    }

    boolean isEmpty() {
        return byColor.values().stream().allMatch(Deque::isEmpty);
    }

    /** Returns the remaining tiles. */
    @Override
    public String toString() {
        return byColor.values().stream()
                .flatMap(Deque::stream)
                .map(Tile::toString)
                .collect(Collectors.joining(" "));
    }
}
