package io.github.uptownrules.core.game;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.message.Reasons;
import io.github.uptownrules.base.text.Quantity;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Tile;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A reason why a position is impossible, or why a text is not a position. The {@linkplain #message() message} gives the
 * place and the reason; the {@linkplain #code() code} and the data are for programs. The {@linkplain Kind kind}
 * determines which data is present.
 *
 * <pre>{@code
 * Setup setup = Setup.builder(rules).tile(Cell.A1, Tile.parse("b5")).build();
 * PositionFault fault = setup.faults().stream()
 *         .filter(any -> any.kind() == PositionFault.Kind.DOES_NOT_FIT)
 *         .findFirst()
 *         .orElseThrow();
 * fault.message();                // -> cell A1: tile b5 does not fit
 * fault.code();                   // -> does-not-fit
 * fault.tile();                   // -> Optional[b5]
 * fault.locations();              // -> [cell A1]
 * }</pre>
 *
 * @since 0.1.0
 */
public final class PositionFault {
    private final Kind kind;
    private final OptionalInt column;
    private final Optional<String> words;
    private final ImmutableList<Location> locations;
    private final ImmutableList<Seat> seats;
    private final Optional<Color> color;
    private final Optional<Tile> tile;
    private final OptionalInt count;
    private final OptionalInt min;
    private final OptionalInt max;

    private PositionFault(
            Kind kind,
            ImmutableList<Location> locations,
            ImmutableList<Seat> seats,
            Optional<Color> color,
            Optional<Tile> tile) {
        this.kind = kind;
        this.column = OptionalInt.empty();
        this.words = Optional.empty();
        this.locations = locations;
        this.seats = seats;
        this.color = color;
        this.tile = tile;
        this.count = OptionalInt.empty();
        this.min = OptionalInt.empty();
        this.max = OptionalInt.empty();
    }

    private PositionFault(Kind kind, ImmutableList<Seat> seats, Optional<Color> color, int count, int min, int max) {
        this.kind = kind;
        this.column = OptionalInt.empty();
        this.words = Optional.empty();
        this.locations = ImmutableList.of();
        this.seats = seats;
        this.color = color;
        this.tile = Optional.empty();
        this.count = OptionalInt.of(count);
        this.min = OptionalInt.of(min);
        this.max = OptionalInt.of(max);
    }

    private PositionFault(int column, String words) {
        this.kind = Kind.SYNTAX;
        this.column = OptionalInt.of(column);
        this.words = Optional.of(words);
        this.locations = ImmutableList.of();
        this.seats = ImmutableList.of();
        this.color = Optional.empty();
        this.tile = Optional.empty();
        this.count = OptionalInt.empty();
        this.min = OptionalInt.empty();
        this.max = OptionalInt.empty();
    }

    /**
     * Returns a fault of the kind {@link Kind#SYNTAX}, for parsers of custom formats.
     *
     * @param column the position in the text, counted in characters from 1
     * @param words the reason
     * @throws IllegalArgumentException if the column is less than 1
     */
    public static PositionFault syntax(int column, String words) {
        requireNonNull(words, "words");
        checkArgument(column >= 1, "columns are counted from 1, not %s", column);
        return new PositionFault(column, words);
    }

    static PositionFault ofSeats(Kind kind, ImmutableList<Seat> seats) {
        return new PositionFault(kind, ImmutableList.of(), seats, Optional.empty(), Optional.empty());
    }

    static PositionFault ofCount(Kind kind, Seat seat, int count, int min, int max) {
        return new PositionFault(kind, ImmutableList.of(seat), Optional.empty(), count, min, max);
    }

    static PositionFault ofCount(Kind kind, Color color, int count, int min, int max) {
        return new PositionFault(kind, ImmutableList.of(), Optional.of(color), count, min, max);
    }

    static PositionFault ownedTwice(Color color, Seat first, Seat second) {
        return new PositionFault(
                Kind.COLOR_OWNED_TWICE,
                ImmutableList.of(),
                ImmutableList.of(first, second),
                Optional.of(color),
                Optional.empty());
    }

    static PositionFault ofTile(Kind kind, Tile tile, ImmutableList<Location> locations) {
        return new PositionFault(kind, locations, ImmutableList.of(), Optional.empty(), Optional.of(tile));
    }

    static PositionFault ownCapture(Tile tile, Seat captor) {
        return new PositionFault(
                Kind.OWN_CAPTURE,
                ImmutableList.of(Location.capturedBy(captor)),
                ImmutableList.of(captor),
                Optional.empty(),
                Optional.of(tile));
    }

    static PositionFault ofSight(Kind kind, Location location) {
        return new PositionFault(
                kind, ImmutableList.of(location), ImmutableList.of(), Optional.empty(), Optional.empty());
    }

    /** The kinds of faults. */
    public enum Kind {
        /** The text does not have the form of a position: {@link #column()} and {@link #words()}. */
        SYNTAX("syntax"),
        /**
         * The position assigns a holding, captures or the turn to a seat that is not at the table: {@link #seats()}.
         */
        NO_SUCH_SEAT("no-such-seat"),
        /** The seat of {@link #seats()} owns more or fewer colors than the ruleset assigns: {@link #count()}. */
        WRONG_COLOR_COUNT("wrong-color-count"),
        /** The {@link #color()} has two holdings, which belong to the first and the second of {@link #seats()}. */
        COLOR_OWNED_TWICE("color-owned-twice"),
        /** The {@link #tile()} is on a cell that it does not fit (R14 to R16): {@link #locations()}. */
        DOES_NOT_FIT("does-not-fit"),
        /** The {@link #tile()} is on the board or captured, but its color has no holding: {@link #locations()}. */
        COLOR_NOT_IN_PLAY("color-not-in-play"),
        /** The seat of {@link #seats()} has captured its own {@link #tile()} (R21, R41): {@link #locations()}. */
        OWN_CAPTURE("own-capture"),
        /** The seat of {@link #seats()} has captured more tiles than it has played: {@link #count()}. */
        TOO_MANY_CAPTURES("too-many-captures"),
        /** The seat of {@link #seats()} has placed more tiles than the ruleset allows: {@link #count()}. */
        TOO_MANY_PLACEMENTS("too-many-placements"),
        /**
         * The rack of the {@link #color()} has an impossible size (R24, R32): {@link #count()}. A rack is full while
         * there are tiles to draw, and after that either full or one tile short.
         */
        WRONG_RACK_SIZE("wrong-rack-size"),
        /** The tiles of a rack or pile are hidden but must be visible (Q13): {@link #locations()}. */
        HIDDEN("hidden"),
        /** The tiles of a rack or pile are visible but must be hidden (Q13): {@link #locations()}. */
        SHOWN("shown"),
        /** The {@link #tile()} occurs more than once: {@link #locations()}. */
        TILE_REPEATED("tile-repeated"),
        /** The {@link #tile()} of a color in play is missing. */
        TILE_MISSING("tile-missing"),
        /** The number of hidden tiles of the {@link #color()} differs from the number of its unseen tiles: {@link #count()}. */
        WRONG_HIDDEN_COUNT("wrong-hidden-count"),
        /** No seat is to move, but these {@link #seats()} can place a tile (Q2). */
        NOT_OVER("not-over"),
        /** The seat to move cannot place a tile (Q1): {@link #seats()}. */
        CANNOT_PLACE("cannot-place");

        private final String code;

        Kind(String code) {
            this.code = code;
        }

        /**
         * {@return an identifier such as {@code does-not-fit} for files, logs and translations; it never changes
         * between releases}
         */
        public String code() {
            return code;
        }
    }

    /** {@return the kind of this fault} */
    public Kind kind() {
        return kind;
    }

    /** {@return the {@linkplain Kind#code() code} of the kind} */
    public String code() {
        return kind.code();
    }

    /**
     * Returns the place and the reason in words, such as {@code cell A1: tile b5 does not fit}. The wording may change
     * between releases.
     */
    public String message() {
        return switch (kind) {
            case SYNTAX -> "column " + column.orElseThrow() + ": " + words.orElseThrow();
            case NO_SUCH_SEAT -> seat() + ": the ruleset has no such seat";
            case WRONG_COLOR_COUNT ->
                seat() + ": it owns " + Quantity.of(count.orElseThrow(), "color") + ", not " + max.orElseThrow();
            case COLOR_OWNED_TWICE ->
                "seat " + seats.get(1) + ": " + label() + " belongs to seat " + seats.get(0) + " already";
            case DOES_NOT_FIT -> where() + " does not fit";
            case COLOR_NOT_IN_PLAY -> where() + " is of a color that is not in play";
            case OWN_CAPTURE -> where() + " is the seat's own";
            case TOO_MANY_CAPTURES ->
                "captures of " + seat() + ": " + Quantity.of(count.orElseThrow(), "tile") + ", but it has played only "
                        + max.orElseThrow();
            case TOO_MANY_PLACEMENTS ->
                seat() + ": it has placed " + Quantity.of(count.orElseThrow(), "tile") + ", but the limit is "
                        + max.orElseThrow();
            case WRONG_RACK_SIZE ->
                "rack of " + label() + ": it has " + Quantity.of(count.orElseThrow(), "tile") + ", but must have "
                        + (min.equals(max)
                                ? max.orElseThrow() + " until"
                                : min.orElseThrow() + " or " + max.orElseThrow() + " once")
                        + " the pile is empty";
            case HIDDEN -> Reasons.list(locations) + ": hidden, but this viewer sees it";
            case SHOWN -> Reasons.list(locations) + ": shown, but hidden from this viewer";
            case TILE_REPEATED -> where() + " occurs " + locations.size() + " times";
            case TILE_MISSING -> tile.orElseThrow().color().label() + ": tile " + tile.orElseThrow() + " is missing";
            case WRONG_HIDDEN_COUNT ->
                label() + ": expected " + Quantity.of(max.orElseThrow(), "hidden tile") + ", not "
                        + count.orElseThrow();
            case NOT_OVER -> "turn: no seat is to move, but these can place a tile: " + Reasons.list(seats);
            case CANNOT_PLACE -> "turn: " + seat() + " cannot place a tile";
        };
    }

    private String seat() {
        return "seat " + seats.get(0);
    }

    private String label() {
        return color.orElseThrow().label();
    }

    private String where() {
        return Reasons.list(locations) + ": tile " + tile.orElseThrow();
    }

    /** {@return the position in the text, counted in characters from 1, for {@link Kind#SYNTAX}; otherwise empty} */
    public OptionalInt column() {
        return column;
    }

    /** {@return the reason without its position, for {@link Kind#SYNTAX}; otherwise empty} */
    public Optional<String> words() {
        return words;
    }

    /** {@return the places of the tiles, if the kind has any: cells, then captures, then racks and piles} */
    public ImmutableList<Location> locations() {
        return locations;
    }

    /** {@return the seats concerned, if the kind has any} */
    public ImmutableList<Seat> seats() {
        return seats;
    }

    /** {@return the color concerned, if the kind has one; a fault of a single tile has only the {@link #tile()}} */
    public Optional<Color> color() {
        return color;
    }

    /** {@return the tile concerned, if the kind has one} */
    public Optional<Tile> tile() {
        return tile;
    }

    /** {@return the number of tiles or colors that is below {@link #min()} or above {@link #max()}, if the kind has one} */
    public OptionalInt count() {
        return count;
    }

    /** {@return the minimum, if there is a {@link #count()}} */
    public OptionalInt min() {
        return min;
    }

    /** {@return the maximum, if there is a {@link #count()}} */
    public OptionalInt max() {
        return max;
    }

    /** {@return whether the other object is a fault of the same kind with the same data} */
    @Override
    public boolean equals(Object other) {
        return other instanceof PositionFault that
                && kind == that.kind
                && column.equals(that.column)
                && words.equals(that.words)
                && locations.equals(that.locations)
                && seats.equals(that.seats)
                && color.equals(that.color)
                && tile.equals(that.tile)
                && count.equals(that.count)
                && min.equals(that.min)
                && max.equals(that.max);
    }

    @Override
    public int hashCode() {
        return Objects.hash(kind, column, words, locations, seats, color, tile, count, min, max);
    }

    /** {@return the message} */
    @Override
    public String toString() {
        return message();
    }
}
