package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Reasons;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A reason why no game can be in a position, or why a text is none. Its {@code toString} says where the fault is, then what it
 * is; its {@linkplain #kind() kind} and its data say so to a program. What a kind does not mention is empty or 0.
 *
 * <pre>{@code
 * Setup setup = Setup.builder(rules).tile(Cell.A1, Tile.parse("b5")).build();
 * PositionFault fault = setup.faults().stream()
 *         .filter(any -> any.kind() == PositionFault.Kind.DOES_NOT_FIT)
 *         .findFirst()
 *         .orElseThrow();
 * fault.tile();               // -> Optional[b5]
 * fault.locations();          // -> [cell A1]
 * fault.kind().code();        // -> does-not-fit
 * fault.toString();           // -> cell A1: tile b5 does not fit
 * }</pre>
 *
 * @param kind what is wrong
 * @param column where in a text the fault was found: the place of a character, counted from 1
 * @param words what is wrong with a text
 * @param locations where the tiles are that the fault is about
 * @param seats the seats that it is about
 * @param color the color that it is about
 * @param tile the tile that it is about
 * @param found how many there are
 * @param fewest how many there may be at least
 * @param most how many there may be at most
 * @since 0.1.0
 */
public record PositionFault(
        Kind kind,
        OptionalInt column,
        String words,
        ImmutableList<Location> locations,
        ImmutableList<Seat> seats,
        Optional<Color> color,
        Optional<Tile> tile,
        int found,
        int fewest,
        int most) {

    /**
     * A reason.
     *
     * @param kind what is wrong
     * @param column where in a text the fault was found: the place of a character, counted from 1
     * @param words what is wrong with a text
     * @param locations where the tiles are that the fault is about
     * @param seats the seats that it is about
     * @param color the color that it is about
     * @param tile the tile that it is about
     * @param found how many there are
     * @param fewest how many there may be at least
     * @param most how many there may be at most
     */
    public PositionFault {
        requireNonNull(kind, "kind");
        requireNonNull(column, "column");
        requireNonNull(words, "words");
        requireNonNull(locations, "locations");
        requireNonNull(seats, "seats");
        requireNonNull(color, "color");
        requireNonNull(tile, "tile");
    }

    /** What is wrong with a position. A code stays the same in every release. */
    public enum Kind {
        /** The text is not written as a position is: column and words. */
        SYNTAX("syntax"),
        /** The position has a hand, captures or the turn for a seat that is not at the table: the seat. */
        NO_SUCH_SEAT("no-such-seat"),
        /** A seat owns more or fewer colors than the ruleset gives it: the seat and how many. */
        WRONG_COLOR_COUNT("wrong-color-count"),
        /** A color has two hands: the color and both seats, perhaps the same one. */
        COLOR_OWNED_TWICE("color-owned-twice"),
        /** A tile lies on a cell it does not fit (R14 to R16): the tile and its location. */
        DOES_NOT_FIT("does-not-fit"),
        /** A tile is of a color that has no hand: the tile and its location. */
        COLOR_NOT_IN_PLAY("color-not-in-play"),
        /** A seat has captured a tile of its own (R21, R41): the seat, the tile and its location. */
        OWN_CAPTURE("own-capture"),
        /** A seat has captured more tiles than it has played: the seat and how many. */
        TOO_MANY_CAPTURES("too-many-captures"),
        /** A seat has placed more tiles than the ruleset's limit allows: the seat and how many. */
        TOO_MANY_PLACEMENTS("too-many-placements"),
        /**
         * A rack is of a size that play cannot reach (R24, R32): full with tiles to draw, full or one short with none. The
         * color, its location and how many.
         */
        WRONG_RACK_SIZE("wrong-rack-size"),
        /** Tiles are hidden that are to be seen (Q13): their location. */
        HIDDEN("hidden"),
        /** Tiles are shown that are to be hidden (Q13): their location. */
        SHOWN("shown"),
        /** A tile is in more than one place, or more than once in one: the tile and its locations. */
        TILE_REPEATED("tile-repeated"),
        /** A tile of a color in play is nowhere: the tile. */
        TILE_MISSING("tile-missing"),
        /** More or fewer tiles of a color are hidden than cannot be seen: the color and how many. */
        WRONG_HIDDEN_COUNT("wrong-hidden-count"),
        /** It is nobody's turn, though somebody can place (Q2): the seats that can. */
        NOT_OVER("not-over"),
        /** It is the turn of a seat that cannot place (Q1): the seat. */
        CANNOT_PLACE("cannot-place");

        private final String code;

        Kind(String code) {
            this.code = code;
        }

        /**
         * What this is called in files, logs and translations.
         *
         * @return such as {@code does-not-fit}
         */
        public String code() {
            return code;
        }
    }

    /**
     * A fault in the form of a text.
     *
     * @param column the place of a character in the text, counted from 1
     * @param words what is wrong there
     * @return the fault
     */
    public static PositionFault syntax(int column, String words) {
        return new PositionFault(
                Kind.SYNTAX,
                OptionalInt.of(column),
                words,
                ImmutableList.of(),
                ImmutableList.of(),
                Optional.empty(),
                Optional.empty(),
                0,
                0,
                0);
    }

    private static PositionFault of(Kind kind) {
        return new PositionFault(
                kind,
                OptionalInt.empty(),
                "",
                ImmutableList.of(),
                ImmutableList.of(),
                Optional.empty(),
                Optional.empty(),
                0,
                0,
                0);
    }

    static PositionFault at(Kind kind, ImmutableList<Location> locations) {
        return of(kind).with(locations);
    }

    static PositionFault at(Kind kind, Tile tile, ImmutableList<Location> locations) {
        return of(kind).with(locations).with(tile);
    }

    static PositionFault of(Kind kind, Tile tile) {
        return of(kind).with(tile);
    }

    static PositionFault of(Kind kind, ImmutableList<Seat> seats) {
        return of(kind).with(seats, Optional.empty());
    }

    static PositionFault of(Kind kind, Color color, ImmutableList<Seat> seats) {
        return of(kind).with(seats, Optional.of(color));
    }

    static PositionFault of(Kind kind, Seat seat, Tile tile) {
        return of(kind).with(ImmutableList.of(Location.capturedBy(seat)))
                .with(tile)
                .with(ImmutableList.of(seat), Optional.empty());
    }

    static PositionFault of(Kind kind, Seat seat, int found, int fewest, int most) {
        return of(kind).with(ImmutableList.of(seat), Optional.empty()).with(found, fewest, most);
    }

    static PositionFault of(Kind kind, Color color, int found, int fewest, int most) {
        return of(kind).with(ImmutableList.of(), Optional.of(color)).with(found, fewest, most);
    }

    private PositionFault with(ImmutableList<Location> where) {
        return new PositionFault(kind, column, words, where, seats, color, tile, found, fewest, most);
    }

    private PositionFault with(Tile which) {
        return new PositionFault(kind, column, words, locations, seats, color, Optional.of(which), found, fewest, most);
    }

    private PositionFault with(ImmutableList<Seat> who, Optional<Color> which) {
        return new PositionFault(kind, column, words, locations, who, which, tile, found, fewest, most);
    }

    private PositionFault with(int count, int atLeast, int atMost) {
        return new PositionFault(kind, column, words, locations, seats, color, tile, count, atLeast, atMost);
    }

    /** {@return the fault in words: where it is, a colon, what it is} */
    @Override
    public String toString() {
        return switch (kind) {
            case SYNTAX -> "column " + column.orElseThrow() + ": " + words;
            case NO_SUCH_SEAT -> ofSeat() + "the ruleset has no such seat";
            case WRONG_COLOR_COUNT -> ofSeat() + "it owns " + found + " of the colors, not " + most;
            case COLOR_OWNED_TWICE ->
                "seat " + seats.get(1) + ": " + label() + " has a hand already, at seat " + seats.get(0);
            case DOES_NOT_FIT -> where() + "tile " + tile.orElseThrow() + " does not fit";
            case COLOR_NOT_IN_PLAY -> where() + "tile " + tile.orElseThrow() + " is of a color that is not in play";
            case OWN_CAPTURE -> where() + "tile " + tile.orElseThrow() + " is its own";
            case TOO_MANY_CAPTURES ->
                "captures of seat " + seats.get(0) + ": they are " + found + ", but it has played " + most;
            case TOO_MANY_PLACEMENTS -> ofSeat() + "it has placed " + found + " tiles, and may place " + most;
            case WRONG_RACK_SIZE ->
                "rack of " + label() + ": it has " + found + (fewest < most ? " tiles and none" : " tiles and some")
                        + " to draw, not " + (fewest < most ? fewest + " or " : "") + most;
            case HIDDEN -> where() + "it is hidden, but it is to be seen";
            case SHOWN -> where() + "it is shown, but it is to be hidden";
            case TILE_REPEATED -> where() + "tile " + tile.orElseThrow() + " is " + locations.size() + " times there";
            case TILE_MISSING -> tile.orElseThrow().color().label() + ": tile " + tile.orElseThrow() + " is nowhere";
            case WRONG_HIDDEN_COUNT ->
                label() + ": " + most + " of its tiles are not seen, but " + found + " are hidden";
            case NOT_OVER -> "turn: it is nobody's, but these seats can place a tile: " + Reasons.list(seats);
            case CANNOT_PLACE -> "turn: seat " + seats.get(0) + " cannot place a tile";
        };
    }

    private String ofSeat() {
        return "seat " + seats.get(0) + ": ";
    }

    private String label() {
        return color.orElseThrow().label();
    }

    private String where() {
        return Reasons.list(locations) + ": ";
    }
}
