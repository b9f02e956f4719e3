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
 * A reason why no game can be in a position, or why a text cannot be read as one. Its {@linkplain #message() message} says where
 * the fault is, then what it is; its {@linkplain #code() code} and its data are for programs. The {@linkplain Kind kind} says
 * which data there is.
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
     * A fault of a text, for programs that read positions in a form of their own.
     *
     * @param column the place in the text, counted in characters from 1
     * @param words what is wrong there
     * @return a fault of the kind {@link Kind#SYNTAX}
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

    /** A rack or pile that is hidden or shown but must not be. */
    static PositionFault ofSight(Kind kind, Location location) {
        return new PositionFault(
                kind, ImmutableList.of(location), ImmutableList.of(), Optional.empty(), Optional.empty());
    }

    /** The kinds of faults. */
    public enum Kind {
        /** The text does not have the form of a position: {@link #column()} and {@link #words()}. */
        SYNTAX("syntax"),
        /** The position has a hand, captures or the turn for a seat that is not at the table, the one of {@link #seats()}. */
        NO_SUCH_SEAT("no-such-seat"),
        /** The seat of {@link #seats()} owns more or fewer colors than the ruleset gives it: {@link #count()}. */
        WRONG_COLOR_COUNT("wrong-color-count"),
        /** The {@link #color()} has two hands: the first of {@link #seats()} has the first hand, the second the other one. */
        COLOR_OWNED_TWICE("color-owned-twice"),
        /** The {@link #tile()} lies on a cell that it does not fit (R14 to R16): {@link #locations()}. */
        DOES_NOT_FIT("does-not-fit"),
        /** The {@link #tile()} is of a color that has no hand; it is on the board or captured: {@link #locations()}. */
        COLOR_NOT_IN_PLAY("color-not-in-play"),
        /** The seat of {@link #seats()} has captured its own {@link #tile()} (R21, R41): {@link #locations()}. */
        OWN_CAPTURE("own-capture"),
        /** The seat of {@link #seats()} has captured more tiles than it has played: {@link #count()}. */
        TOO_MANY_CAPTURES("too-many-captures"),
        /** The seat of {@link #seats()} has placed more tiles than the limit of the ruleset: {@link #count()}. */
        TOO_MANY_PLACEMENTS("too-many-placements"),
        /**
         * The rack of the {@link #color()} has a size that play cannot reach (R24, R32): {@link #count()}. With tiles to draw, a
         * rack is full; with none, it is full or one tile short.
         */
        WRONG_RACK_SIZE("wrong-rack-size"),
        /** The tiles of a rack or pile are hidden but have to be shown (Q13): {@link #locations()}. */
        HIDDEN("hidden"),
        /** The tiles of a rack or pile are shown but have to be hidden (Q13): {@link #locations()}. */
        SHOWN("shown"),
        /** The {@link #tile()} is in several places, or several times in one: {@link #locations()}. */
        TILE_REPEATED("tile-repeated"),
        /** The {@link #tile()} of a color in play is missing. */
        TILE_MISSING("tile-missing"),
        /** The number of hidden tiles of the {@link #color()} differs from the number of its unseen tiles: {@link #count()}. */
        WRONG_HIDDEN_COUNT("wrong-hidden-count"),
        /** It is the turn of no seat, but these {@link #seats()} can place a tile (Q2). */
        NOT_OVER("not-over"),
        /** It is the turn of a seat that cannot place a tile (Q1), the one of {@link #seats()}. */
        CANNOT_PLACE("cannot-place");

        private final String code;

        Kind(String code) {
            this.code = code;
        }

        /**
         * A name for files, logs and translations. It stays the same in every release.
         *
         * @return such as {@code does-not-fit}
         */
        public String code() {
            return code;
        }
    }

    /** {@return the kind of fault} */
    public Kind kind() {
        return kind;
    }

    /**
     * A name of the kind for files, logs and translations, as in JSON. It stays the same in every release.
     *
     * @return such as {@code does-not-fit}
     */
    public String code() {
        return kind.code();
    }

    /**
     * The place and the fault in words, as {@code toString} returns them. The words may change from one release to the next.
     *
     * @return such as {@code cell A1: tile b5 does not fit}
     */
    public String message() {
        return switch (kind) {
            case SYNTAX -> "column " + column.orElseThrow() + ": " + words.orElseThrow();
            case NO_SUCH_SEAT -> seat() + ": the ruleset has no such seat";
            case WRONG_COLOR_COUNT ->
                seat() + ": it owns " + count.orElseThrow() + " of the colors, not " + max.orElseThrow();
            case COLOR_OWNED_TWICE ->
                "seat " + seats.get(1) + ": " + label() + " belongs to seat " + seats.get(0) + " already";
            case DOES_NOT_FIT -> where() + " does not fit";
            case COLOR_NOT_IN_PLAY -> where() + " is of a color that is not in play";
            case OWN_CAPTURE -> where() + " is its own";
            case TOO_MANY_CAPTURES ->
                "captures of " + seat() + ": they are " + count.orElseThrow() + ", but it has played "
                        + max.orElseThrow();
            case TOO_MANY_PLACEMENTS ->
                seat() + ": it has placed " + count.orElseThrow() + " tiles, and may place " + max.orElseThrow();
            case WRONG_RACK_SIZE ->
                "rack of " + label() + ": it has " + Quantity.of(count.orElseThrow(), "tile")
                        + (min.equals(max)
                                ? " and some to draw, not "
                                : " and none to draw, not " + min.orElseThrow() + " or ")
                        + max.orElseThrow();
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

    /**
     * The place in the text, counted in characters from 1.
     *
     * @return the column, for {@link Kind#SYNTAX}; else empty
     */
    public OptionalInt column() {
        return column;
    }

    /**
     * The fault of the text without its place.
     *
     * @return the words, for {@link Kind#SYNTAX}; else empty
     */
    public Optional<String> words() {
        return words;
    }

    /**
     * The places of the tiles: cells, then captures, then racks and piles.
     *
     * @return the places, or an empty list if the kind has none
     */
    public ImmutableList<Location> locations() {
        return locations;
    }

    /**
     * The seats that the fault is about.
     *
     * @return the seats, or an empty list if the kind has none
     */
    public ImmutableList<Seat> seats() {
        return seats;
    }

    /**
     * The color that the fault is about. A fault of one tile has only the {@link #tile()}.
     *
     * @return the color, if the kind has one
     */
    public Optional<Color> color() {
        return color;
    }

    /**
     * The tile that the fault is about.
     *
     * @return the tile, if the kind has one
     */
    public Optional<Tile> tile() {
        return tile;
    }

    /**
     * The number of tiles or colors that is less than {@link #min()} or more than {@link #max()}.
     *
     * @return the number, if the kind has one
     */
    public OptionalInt count() {
        return count;
    }

    /**
     * The least number that is allowed.
     *
     * @return the number, if there is a {@link #count()}
     */
    public OptionalInt min() {
        return min;
    }

    /**
     * The greatest number that is allowed.
     *
     * @return the number, if there is a {@link #count()}
     */
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

    /** {@return a hash of the kind and the data} */
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
