package io.github.uptownrules.core.notation;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.core.game.FaceStack;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Tile;
import java.util.Optional;
import java.util.function.IntFunction;

/** Reads tiles, as on the board and among captures, and faces, as in holdings. */
final class TileReader {
    private final Faults faults;

    TileReader(Faults faults) {
        this.faults = faults;
    }

    /** Returns the color at an index, or adds a fault. */
    Optional<Color> color(Piece piece, int index) {
        Optional<Color> color = piece.has(index) ? Color.ofLetter(piece.charAt(index)) : Optional.empty();
        if (color.isEmpty()) {
            unexpected(piece.from(index), "a color (b, g, o, r, y)");
        }
        return color;
    }

    private Optional<Face> face(Piece piece, int index) {
        Optional<Face> face = piece.has(index) ? Face.ofLetter(piece.charAt(index)) : Optional.empty();
        if (face.isEmpty()) {
            unexpected(piece.from(index), "a face (A-I, 1-9, a-i, $)");
        }
        return face;
    }

    /** Reports an unexpected first character. */
    void unexpected(Piece rest, String expected) {
        faults.add(rest, "expected " + expected + ", not " + (rest.has(0) ? Quote.of(rest.charAt(0)) : "the end"));
    }

    Optional<Tile> tile(Piece piece, int index) {
        Optional<Color> color = color(piece, index);
        Optional<Face> face = color.isPresent() ? face(piece, index + 1) : Optional.empty();
        return face.isPresent() ? Optional.of(Tile.of(color.get(), face.get())) : Optional.empty();
    }

    /** Reads a pile: faces in any order, or their number. */
    FaceStack pile(Piece piece) {
        return isHidden(piece) ? hidden(piece) : FaceStack.of(faces(piece));
    }

    /** Reads a rack: faces in canonical order, or their number. */
    FaceStack rack(Piece piece) {
        return isHidden(piece) ? hidden(piece) : FaceStack.of(inOrder(piece, 1, faces(piece)));
    }

    private ImmutableList<Face> faces(Piece piece) {
        return list(piece, 1, index -> face(piece, index));
    }

    private static boolean isHidden(Piece piece) {
        return piece.has(0) && piece.charAt(0) == '?';
    }

    private FaceStack hidden(Piece piece) {
        int count = number(piece);
        if (count < 1 || count > Face.all().size()) {
            faults.add(
                    piece.from(1),
                    "expected the number of hidden tiles after '?', 1 to "
                            + Face.all().size());
            return FaceStack.hidden(0);
        }
        return FaceStack.hidden(count);
    }

    /** Returns the number after the first character, one or two digits without a leading zero; 0 if invalid. */
    private static int number(Piece piece) {
        int number = 0;
        for (int i = 1; piece.has(i); i++) {
            int digit = piece.charAt(i) - '0';
            if (digit < 0 || digit > 9 || i > 2 || i == 1 && digit == 0) {
                return 0;
            }
            number = 10 * number + digit;
        }
        return number;
    }

    /** Reads captured tiles in canonical order. */
    ImmutableList<Tile> captures(Piece piece) {
        ImmutableList<Tile> captures = list(piece, 2, index -> tile(piece, index));
        return inOrder(piece, 2, captures);
    }

    /** Reads a list of items of equal width, up to the first invalid one. A dash is an empty list. */
    private static <T> ImmutableList<T> list(Piece piece, int width, IntFunction<Optional<T>> item) {
        ImmutableList.Builder<T> items = ImmutableList.builderWithExpectedSize(piece.length() / width);
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
                faults.add(
                        piece.from(i * width),
                        items.get(i) + " comes before " + items.get(i - 1) + " in canonical order");
            }
        }
        return items;
    }
}
