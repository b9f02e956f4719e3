package io.github.uptownrules.core.game;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.notation.Reasons;
import io.github.uptownrules.base.text.Quantity;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Tile;

/**
 * A reason why no game can be in a position, or why a text cannot be read as one. Its {@linkplain #message() message} says where
 * the fault is, then what it is; its {@linkplain #code() code}, its type and its data are for programs.
 *
 * <pre>{@code
 * Setup setup = Setup.builder(rules).tile(Cell.A1, Tile.parse("b5")).build();
 * PositionFault fault = setup.faults().stream()
 *         .filter(any -> any.kind() == PositionFault.Kind.DOES_NOT_FIT)
 *         .findFirst()
 *         .orElseThrow();
 * fault.message();                                // -> cell A1: tile b5 does not fit
 * fault.code();                                   // -> does-not-fit
 * ((PositionFault.OfTile) fault).tile();          // -> b5
 * }</pre>
 *
 * @since 0.1.0
 */
public sealed interface PositionFault {
    /**
     * The kind of fault.
     *
     * @return the kind
     */
    Kind kind();

    /**
     * A name of the kind for files, logs and translations, as in JSON. It stays the same in every release.
     *
     * @return such as {@code does-not-fit}
     */
    default String code() {
        return kind().code();
    }

    /**
     * The place and the fault in words, as {@code toString} returns them. The words may change from one release to the next.
     *
     * @return such as {@code cell A1: tile b5 does not fit}
     */
    default String message() {
        return toString();
    }

    /** The kinds of faults. */
    enum Kind {
        /** The text is not written as a position is: {@link Syntax}. */
        SYNTAX("syntax"),
        /** The position has a hand, captures or the turn for a seat that is not at the table: {@link OfSeat}. */
        NO_SUCH_SEAT("no-such-seat"),
        /** A seat owns more or fewer colors than the ruleset gives it: {@link SeatCount}. */
        WRONG_COLOR_COUNT("wrong-color-count"),
        /** A color has two hands: {@link ColorOwnedTwice}. */
        COLOR_OWNED_TWICE("color-owned-twice"),
        /** A tile lies on a cell that it does not fit (R14 to R16): {@link OfTile}. */
        DOES_NOT_FIT("does-not-fit"),
        /** A tile is of a color that has no hand: {@link OfTile}. */
        COLOR_NOT_IN_PLAY("color-not-in-play"),
        /** A seat has captured a tile of its own (R21, R41): {@link OfTile}. */
        OWN_CAPTURE("own-capture"),
        /** A seat has captured more tiles than it has played: {@link SeatCount}. */
        TOO_MANY_CAPTURES("too-many-captures"),
        /** A seat has placed more tiles than the limit of the ruleset: {@link SeatCount}. */
        TOO_MANY_PLACEMENTS("too-many-placements"),
        /** A rack is of a size that play cannot reach (R24, R32): full with tiles to draw, full or one short with none: {@link ColorCount}. */
        WRONG_RACK_SIZE("wrong-rack-size"),
        /** Tiles are hidden that have to be shown (Q13): {@link Sight}. */
        HIDDEN("hidden"),
        /** Tiles are shown that have to be hidden (Q13): {@link Sight}. */
        SHOWN("shown"),
        /** A tile is in more than one place, or more than once in one: {@link OfTile}. */
        TILE_REPEATED("tile-repeated"),
        /** A tile of a color in play is nowhere: {@link OfTile}. */
        TILE_MISSING("tile-missing"),
        /** The number of hidden tiles of a color is not that of the tiles that are not seen: {@link ColorCount}. */
        WRONG_HIDDEN_COUNT("wrong-hidden-count"),
        /** It is the turn of no seat, but some seats can place a tile (Q2): {@link NotOver}. */
        NOT_OVER("not-over"),
        /** It is the turn of a seat that cannot place a tile (Q1): {@link OfSeat}. */
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

    /**
     * The text is not written as a position is.
     *
     * @param column the place in the text, counted in characters from 1
     * @param words what is wrong there
     */
    record Syntax(int column, String words) implements PositionFault {
        /**
         * A fault.
         *
         * @param column the place in the text, counted in characters from 1
         * @param words what is wrong there
         */
        public Syntax {
            requireNonNull(words, "words");
        }

        @Override
        public Kind kind() {
            return Kind.SYNTAX;
        }

        @Override
        public String toString() {
            return "column " + column + ": " + words;
        }
    }

    /**
     * A fault of a seat.
     *
     * @param kind which fault
     * @param seat the seat
     */
    record OfSeat(Kind kind, Seat seat) implements PositionFault {
        private static final ImmutableSet<Kind> KINDS = Sets.immutableEnumSet(Kind.NO_SUCH_SEAT, Kind.CANNOT_PLACE);

        /**
         * A fault.
         *
         * @param kind which fault
         * @param seat the seat
         * @throws IllegalArgumentException if the kind is another
         */
        public OfSeat {
            requireNonNull(kind, "kind");
            requireNonNull(seat, "seat");
            checkArgument(KINDS.contains(kind), "%s is not a kind of OfSeat", kind);
        }

        @Override
        public String toString() {
            return kind == Kind.CANNOT_PLACE
                    ? "turn: seat " + seat + " cannot place a tile"
                    : "seat " + seat + ": the ruleset has no such seat";
        }
    }

    /**
     * A seat has too many or too few of something.
     *
     * @param kind of what
     * @param seat the seat
     * @param actual how many it has
     * @param min how many it may have at least
     * @param max how many it may have at most
     */
    record SeatCount(Kind kind, Seat seat, int actual, int min, int max) implements PositionFault {
        private static final ImmutableSet<Kind> KINDS =
                Sets.immutableEnumSet(Kind.WRONG_COLOR_COUNT, Kind.TOO_MANY_CAPTURES, Kind.TOO_MANY_PLACEMENTS);

        /**
         * A fault.
         *
         * @param kind of what
         * @param seat the seat
         * @param actual how many it has
         * @param min how many it may have at least
         * @param max how many it may have at most
         * @throws IllegalArgumentException if the kind is another
         */
        public SeatCount {
            requireNonNull(kind, "kind");
            requireNonNull(seat, "seat");
            checkArgument(KINDS.contains(kind), "%s is not a kind of SeatCount", kind);
        }

        @Override
        public String toString() {
            return switch (kind) {
                case WRONG_COLOR_COUNT -> "seat " + seat + ": it owns " + actual + " of the colors, not " + max;
                case TOO_MANY_CAPTURES ->
                    "captures of seat " + seat + ": they are " + actual + ", but it has played " + max;
                default -> "seat " + seat + ": it has placed " + actual + " tiles, and may place " + max;
            };
        }
    }

    /**
     * A color has too many or too few tiles on its rack, or hidden.
     *
     * @param kind of which tiles
     * @param color the color
     * @param actual how many it has
     * @param min how many it may have at least
     * @param max how many it may have at most
     */
    record ColorCount(Kind kind, Color color, int actual, int min, int max) implements PositionFault {
        private static final ImmutableSet<Kind> KINDS =
                Sets.immutableEnumSet(Kind.WRONG_RACK_SIZE, Kind.WRONG_HIDDEN_COUNT);

        /**
         * A fault.
         *
         * @param kind of which tiles
         * @param color the color
         * @param actual how many it has
         * @param min how many it may have at least
         * @param max how many it may have at most
         * @throws IllegalArgumentException if the kind is another
         */
        public ColorCount {
            requireNonNull(kind, "kind");
            requireNonNull(color, "color");
            checkArgument(KINDS.contains(kind), "%s is not a kind of ColorCount", kind);
        }

        @Override
        public String toString() {
            return kind == Kind.WRONG_RACK_SIZE
                    ? "rack of " + color.label() + ": it has " + Quantity.of(actual, "tile")
                            + (min < max ? " and none to draw, not " + min + " or " : " and some to draw, not ")
                            + max
                    : color.label() + ": expected " + Quantity.of(max, "hidden tile") + ", not " + actual;
        }
    }

    /**
     * A color has two hands.
     *
     * @param color the color
     * @param first the seat with the first hand
     * @param second the seat with the second hand, perhaps the same
     */
    record ColorOwnedTwice(Color color, Seat first, Seat second) implements PositionFault {
        /**
         * A fault.
         *
         * @param color the color
         * @param first the seat with the first hand
         * @param second the seat with the second hand, perhaps the same
         */
        public ColorOwnedTwice {
            requireNonNull(color, "color");
            requireNonNull(first, "first");
            requireNonNull(second, "second");
        }

        @Override
        public Kind kind() {
            return Kind.COLOR_OWNED_TWICE;
        }

        @Override
        public String toString() {
            return "seat " + second + ": " + color.label() + " belongs to seat " + first + " already";
        }
    }

    /**
     * A fault of a tile.
     *
     * @param kind which fault
     * @param tile the tile
     * @param locations where it is: cells, then captures, then racks and piles; nowhere if it is missing
     */
    record OfTile(Kind kind, Tile tile, ImmutableList<Location> locations) implements PositionFault {
        private static final ImmutableSet<Kind> KINDS = Sets.immutableEnumSet(
                Kind.DOES_NOT_FIT, Kind.COLOR_NOT_IN_PLAY, Kind.OWN_CAPTURE, Kind.TILE_REPEATED, Kind.TILE_MISSING);

        /**
         * A fault.
         *
         * @param kind which fault
         * @param tile the tile
         * @param locations where it is: cells, then captures, then racks and piles; nowhere if it is missing
         * @throws IllegalArgumentException if the kind is another
         */
        public OfTile {
            requireNonNull(kind, "kind");
            requireNonNull(tile, "tile");
            requireNonNull(locations, "locations");
            checkArgument(KINDS.contains(kind), "%s is not a kind of OfTile", kind);
        }

        @Override
        public String toString() {
            return switch (kind) {
                case DOES_NOT_FIT -> where() + " does not fit";
                case COLOR_NOT_IN_PLAY -> where() + " is of a color that is not in play";
                case OWN_CAPTURE -> where() + " is its own";
                case TILE_REPEATED -> where() + " occurs " + locations.size() + " times";
                default -> tile.color().label() + ": tile " + tile + " is missing";
            };
        }

        private String where() {
            return Reasons.list(locations) + ": tile " + tile;
        }
    }

    /**
     * Tiles are hidden that have to be shown, or shown that have to be hidden (Q13).
     *
     * @param kind which of the two
     * @param location the rack or the pile
     */
    record Sight(Kind kind, Location location) implements PositionFault {
        private static final ImmutableSet<Kind> KINDS = Sets.immutableEnumSet(Kind.HIDDEN, Kind.SHOWN);

        /**
         * A fault.
         *
         * @param kind which of the two
         * @param location the rack or the pile
         * @throws IllegalArgumentException if the kind is another
         */
        public Sight {
            requireNonNull(kind, "kind");
            requireNonNull(location, "location");
            checkArgument(KINDS.contains(kind), "%s is not a kind of Sight", kind);
        }

        @Override
        public String toString() {
            return location
                    + (kind == Kind.HIDDEN
                            ? ": hidden, but this viewer sees it"
                            : ": shown, but hidden from this viewer");
        }
    }

    /**
     * It is the turn of no seat, but some seats can place a tile (Q2).
     *
     * @param seats the seats that can
     */
    record NotOver(ImmutableList<Seat> seats) implements PositionFault {
        /**
         * A fault.
         *
         * @param seats the seats that can
         */
        public NotOver {
            requireNonNull(seats, "seats");
        }

        @Override
        public Kind kind() {
            return Kind.NOT_OVER;
        }

        @Override
        public String toString() {
            return "turn: no seat is to move, but these can place a tile: " + Reasons.list(seats);
        }
    }
}
