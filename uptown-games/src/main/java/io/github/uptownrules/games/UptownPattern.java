package io.github.uptownrules.games;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Tile;
import java.util.Optional;
import java.util.function.Predicate;

/** A pattern of Uptown: a position, a view, or terms such as {@code b5@E5} that must all be true. */
final class UptownPattern {
    private static final CharMatcher PART_ENDS = CharMatcher.anyOf(" ;,/");
    private static final int FIELDS = 5;
    private static final char ANY = '?';

    private UptownPattern() {}

    /**
     * Parses a pattern.
     *
     * @throws IllegalArgumentException if the text is not a pattern
     */
    static Predicate<Position> parse(String pattern) {
        ImmutableList<String> words = PatternText.terms(pattern);
        return words.stream().anyMatch(word -> word.indexOf('@') >= 0)
                ? words.stream().map(UptownPattern::term).reduce(Predicate::and).orElseThrow()
                : position(new PatternText(pattern, PART_ENDS, false));
    }

    /** Compares the number of tiles first, because writing a position is slow. */
    private static Predicate<Position> position(PatternText pattern) {
        String ruleset = pattern.field(0, FIELDS);
        int tiles =
                CharMatcher.inRange('a', 'z').countIn(pattern.field(1, FIELDS).replaceAll("([bgory]).", "$1"));
        return position -> position.board().occupiedCells().size() == tiles
                && position.ruleset().id().equals(ruleset)
                && pattern.matches(position.toString());
    }

    private static Predicate<Position> term(String term) {
        int at = term.indexOf('@');
        if (at < 0 || at > 2 || at == 0) {
            throw wrong(term);
        }
        Cell cell = Cell.parse(term.substring(at + 1));
        if (at == 1) {
            boolean isEmpty = term.charAt(0) == '-';
            if (!isEmpty && term.charAt(0) != ANY) {
                throw wrong(term);
            }
            return position -> position.board().occupiedCells().contains(cell) != isEmpty;
        }
        Optional<Color> color = letter(term, 0, Color.ofLetter(term.charAt(0)));
        Optional<Face> face = letter(term, 1, Face.ofLetter(term.charAt(1)));
        if (face.filter(known -> !known.fits(cell)).isPresent()) {
            throw new IllegalArgumentException("no tile of " + Quote.of(term) + " fits on " + cell);
        }
        return position -> isOn(position.board(), cell, color, face);
    }

    private static boolean isOn(Board board, Cell cell, Optional<Color> color, Optional<Face> face) {
        if (color.isPresent() && !board.cells(color.get()).contains(cell)) {
            return false;
        }
        Optional<Tile> tile = board.tileAt(cell);
        return tile.isPresent() && (face.isEmpty() || tile.get().face() == face.get());
    }

    private static <T> Optional<T> letter(String term, int index, Optional<T> found) {
        if (found.isEmpty() && term.charAt(index) != ANY) {
            throw wrong(term);
        }
        return found;
    }

    private static IllegalArgumentException wrong(String term) {
        return new IllegalArgumentException(
                "a term is a tile and a cell, such as b5@E5, g?@E5, ?5@E5, ?@E5 (any tile) or -@E5 (no tile), not "
                        + Quote.of(term));
    }
}
