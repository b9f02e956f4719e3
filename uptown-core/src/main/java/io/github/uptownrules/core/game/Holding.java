package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;

/**
 * The unplayed tiles of one color: a rack and a pile. Plain data, possibly inconsistent; see {@link Setup}.
 *
 * <pre>{@code
 * Holding holding = Holding.of(Color.BLUE, ImmutableList.of(Face.ROW_E, Face.COLUMN_5), ImmutableList.of(Face.MONEY));
 * holding.toString();       // -> b=E5/$
 * }</pre>
 *
 * @param color the color
 * @param rack the tiles on the rack; sorted in canonical order
 * @param pile the tiles in the pile, the next to be drawn first
 * @since 0.1.0
 */
public record Holding(Color color, FaceStack rack, FaceStack pile) {

    public Holding {
        requireNonNull(color, "color");
        requireNonNull(pile, "pile");
        rack = rack.sorted();
    }

    /**
     * Returns a holding with visible tiles.
     *
     * @param rack the tiles on the rack, in any order
     * @param pile the tiles in the pile, the next to be drawn first
     */
    public static Holding of(Color color, Iterable<Face> rack, Iterable<Face> pile) {
        requireNonNull(rack, "rack");
        requireNonNull(pile, "pile");
        return new Holding(color, FaceStack.of(rack), FaceStack.of(pile));
    }

    /** {@return this holding in notation, such as {@code b=CE25g/1$h4} or {@code b=CE25g/?4}} */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        write(text);
        return text.toString();
    }

    void write(StringBuilder text) {
        text.append(color.letter()).append('=');
        rack.write(text);
        text.append('/');
        pile.write(text);
    }
}
