package io.github.uptownrules.games;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.upturn.Position;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.UpTurnView;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.Tiles;
import java.util.Optional;
import java.util.function.Predicate;

/** A pattern of UP TURN: a position, a view, or terms such as {@code 64+} and {@code 2:40,51*} that must all be true. */
final class UpTurnPattern {
    private static final CharMatcher PART_ENDS = CharMatcher.anyOf(" ;");
    private static final CharMatcher DIRECTIONS = CharMatcher.anyOf("+-=?");
    private static final int FIELDS = 7;
    private static final int MOST_SEATS = 4;

    private UpTurnPattern() {}

    /**
     * Parses a pattern.
     *
     * @throws IllegalArgumentException if the text is not a pattern
     */
    static Predicate<Position> parse(String pattern) {
        ImmutableList<String> words = PatternText.terms(pattern);
        return words.get(0).startsWith("upturn-")
                ? position(new PatternText(pattern, PART_ENDS, true))
                : words.stream().map(UpTurnPattern::term).reduce(Predicate::and).orElseThrow();
    }

    /** Compares the line first, because writing a position is slow. */
    private static Predicate<Position> position(PatternText pattern) {
        Predicate<Position> line = line(pattern.field(1, FIELDS));
        return position -> line.test(position) && pattern.matches(position.toString());
    }

    private static Predicate<Position> term(String term) {
        int colon = term.indexOf(':');
        return colon < 0
                ? line(term)
                : rack(Seat.parse(term.substring(0, colon), MOST_SEATS), term.substring(colon + 1));
    }

    private static Predicate<Position> line(String term) {
        int last = term.length() - 1;
        if (last < 1 || !DIRECTIONS.matches(term.charAt(last))) {
            throw new IllegalArgumentException(
                    "a term is the line, such as 64+, 64-, 64= or 64? (any direction), or a seat and tiles on its rack, "
                            + "such as 2:40,51*, or the number of them, such as 2:?3, not " + Quote.of(term));
        }
        Tile reference = Tile.parse(term.substring(0, last));
        String direction = term.substring(last);
        return position -> position.reference().equals(reference)
                && (direction.equals("?") || position.direction().toString().equals(direction));
    }

    private static Predicate<Position> rack(Seat seat, String tiles) {
        if (tiles.startsWith("?")) {
            String size = tiles.substring(1);
            return position -> position.seats().contains(seat)
                    && String.valueOf(position.tilesLeft(seat)).equals(size);
        }
        Tiles wanted =
                Tiles.of(Splitter.on(',').splitToStream(tiles).map(Tile::parse).toList());
        return position -> position.seats().contains(seat)
                && rack(position, seat)
                        .filter(rack -> wanted.stream().allMatch(tile -> rack.count(tile) >= wanted.count(tile)))
                        .isPresent();
    }

    /** Returns the rack of a seat; empty if it is hidden. */
    private static Optional<Tiles> rack(Position position, Seat seat) {
        return position instanceof UpTurnView view
                ? view.rack().filter(rack -> view.viewer() == (Viewer) seat)
                : Optional.of(((UpTurnState) position).rack(seat));
    }
}
