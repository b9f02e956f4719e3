package io.github.uptownrules.core.value;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * One of the 28 faces of a tile, in canonical order: nine letters, nine numbers, nine symbols and money (R6, R7).
 *
 * <p>A {@link Tile} combines a face with a color. Each color has every face once.
 *
 * <pre>{@code
 * Face.SKYLINE.letter();         // -> e
 * Face.SKYLINE.fits(Cell.E5);    // -> true (the middle area)
 * Face.COLUMN_5.cells();         // -> A5 B5 C5 D5 E5 F5 G5 H5 I5
 * }</pre>
 *
 * @since 0.1.0
 */
public enum Face {
    /** The letter A: fits row A. */
    ROW_A('A'),
    /** The letter B: fits row B. */
    ROW_B('B'),
    /** The letter C: fits row C. */
    ROW_C('C'),
    /** The letter D: fits row D. */
    ROW_D('D'),
    /** The letter E: fits row E. */
    ROW_E('E'),
    /** The letter F: fits row F. */
    ROW_F('F'),
    /** The letter G: fits row G. */
    ROW_G('G'),
    /** The letter H: fits row H. */
    ROW_H('H'),
    /** The letter I: fits row I. */
    ROW_I('I'),
    /** The number 1: fits column 1. */
    COLUMN_1('1'),
    /** The number 2: fits column 2. */
    COLUMN_2('2'),
    /** The number 3: fits column 3. */
    COLUMN_3('3'),
    /** The number 4: fits column 4. */
    COLUMN_4('4'),
    /** The number 5: fits column 5. */
    COLUMN_5('5'),
    /** The number 6: fits column 6. */
    COLUMN_6('6'),
    /** The number 7: fits column 7. */
    COLUMN_7('7'),
    /** The number 8: fits column 8. */
    COLUMN_8('8'),
    /** The number 9: fits column 9. */
    COLUMN_9('9'),
    /** The symbol man, written {@code a}: fits area 1. */
    MAN('a'),
    /** The symbol ring, written {@code b}: fits area 2. */
    RING('b'),
    /** The symbol woman, written {@code c}: fits area 3. */
    WOMAN('c'),
    /** The symbol street sign, written {@code d}: fits area 4. */
    STREET_SIGN('d'),
    /** The symbol skyline, written {@code e}: fits area 5. */
    SKYLINE('e'),
    /** The symbol saxophone, written {@code f}: fits area 6. */
    SAXOPHONE('f'),
    /** The symbol automobile, written {@code g}: fits area 7. */
    AUTOMOBILE('g'),
    /** The symbol playing cards, written {@code h}: fits area 8. */
    PLAYING_CARDS('h'),
    /** The symbol champagne, written {@code i}: fits area 9. */
    CHAMPAGNE('i'),
    /** Money, written {@code $}: fits every cell. */
    MONEY('$');

    private static final ImmutableList<Face> ALL = ImmutableList.copyOf(values());

    private static final ImmutableList<Optional<Face>> BY_LETTER = byLetter();

    private final char letter;
    private final CellSet cells;

    Face(char letter) {
        this.letter = letter;
        this.cells = cells(letter);
    }

    private static CellSet cells(char letter) {
        CellSet cells = CellSet.none();
        for (Cell cell : Cell.all()) {
            cells = fits(letter, cell) ? cells.with(cell) : cells;
        }
        return cells;
    }

    /** Implements R14 to R17: a number fits its column, a letter its row, a symbol its area, and money any cell. */
    private static boolean fits(char letter, Cell cell) {
        return letter == 'A' + cell.row() - 1
                || letter == '0' + cell.column()
                || letter == 'a' + cell.area() - 1
                || letter == '$';
    }

    private static ImmutableList<Optional<Face>> byLetter() {
        List<Optional<Face>> table = new ArrayList<>(Collections.nCopies('z' + 1, Optional.empty()));
        for (Face face : ALL) {
            table.set(face.letter, Optional.of(face));
        }
        return ImmutableList.copyOf(table);
    }

    /** {@return all 28 faces in canonical order; the same list each time} */
    public static ImmutableList<Face> all() {
        return ALL;
    }

    /** {@return the face with a {@linkplain #letter() letter}, or empty for any other character} */
    public static Optional<Face> ofLetter(char letter) {
        return letter < BY_LETTER.size() ? BY_LETTER.get(letter) : Optional.empty();
    }

    /**
     * Returns the character that represents this face in notation.
     *
     * @return {@code A}..{@code I}, {@code 1}..{@code 9}, {@code a}..{@code i} or {@code $}
     */
    public char letter() {
        return letter;
    }

    /**
     * Returns the cells that this face fits: a row, a column, an area, or the whole board (R14 to R17).
     *
     * @return nine cells, or 81 for {@link #MONEY}; the same set each time
     */
    public CellSet cells() {
        return cells;
    }

    /** {@return whether a tile with this face fits a cell, whether or not the cell is occupied (R14 to R17)} */
    public boolean fits(Cell cell) {
        return cells.contains(cell);
    }

    /**
     * {@return the English name: the letter, the number, {@code money}, or the name of the symbol, such as {@code
     * street sign}}
     */
    public String label() {
        return compareTo(MAN) < 0 ? toString() : Ascii.toLowerCase(name()).replace('_', ' ');
    }

    /** {@return the {@linkplain #letter() character} of this face} */
    @Override
    public String toString() {
        return String.valueOf(letter);
    }
}
