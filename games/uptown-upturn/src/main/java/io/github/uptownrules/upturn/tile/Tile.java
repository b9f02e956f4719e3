package io.github.uptownrules.upturn.tile;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.notation.TextFault;
import io.github.uptownrules.base.text.Quote;
import java.util.Optional;

/**
 * A tile: a number from 1 to 99, possibly with the penalty mark, or an action. Tiles with the same text are the same object.
 *
 * <pre>{@code
 * Tile.of(40);                     // -> 40
 * Tile.marked(51).kind();          // -> MARKED (lets the mover make a rival draw a tile, V17)
 * Tile.of(22).kind();              // -> DOUBLE
 * Tile.parse("U") == Tile.UP;      // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Tile implements Comparable<Tile> {
    private static final int HIGHEST = 99;

    private static final String NUMBERS = "numbers are 1 to 99, and 11, 22 to 99 have no mark";

    private static final ImmutableList<Tile> ALL = all(ImmutableList.builder());
    private static final ImmutableMap<String, Tile> BY_TEXT = Maps.uniqueIndex(ALL, Tile::toString);

    /** Blue arrow: the game rises, and the mover chooses the neighbor who is next (V12, V13). */
    public static final Tile UP = action(Kind.UP);

    /** Green arrow: the game falls, and the mover chooses the neighbor who is next (V12, V13). */
    public static final Tile DOWN = action(Kind.DOWN);

    /** Double arrow: the mover chooses whether the game rises or falls, and the neighbor who is next (V12, V13). */
    public static final Tile BOTH = action(Kind.BOTH);

    /** The next player loses a turn (V14). */
    public static final Tile SKIP_ONE = action(Kind.SKIP_ONE);

    /** The next two players lose a turn (V14). */
    public static final Tile SKIP_TWO = action(Kind.SKIP_TWO);

    /** The mover chooses whether the game rises or falls, and plays again (V15). */
    public static final Tile JOKER = action(Kind.JOKER);

    /** The kinds of tiles in canonical order, except that number tiles are ordered by value, not by kind. */
    public enum Kind {
        /** A number without a special effect. */
        PLAIN,
        /** A number with the penalty mark (V17). */
        MARKED,
        /** A double (11, 22 to 99), laid together with the mover's numbers in between (V18). */
        DOUBLE,
        /** {@code U}, the blue arrow. */
        UP,
        /** {@code D}, the green arrow. */
        DOWN,
        /** {@code B}, the double arrow. */
        BOTH,
        /** {@code S}, skip one. */
        SKIP_ONE,
        /** {@code T}, skip two. */
        SKIP_TWO,
        /** {@code J}, the joker. */
        JOKER;

        /** {@return whether tiles of this kind have a number (V3)} */
        public boolean isNumber() {
            return this == PLAIN || this == MARKED || this == DOUBLE;
        }
    }

    private final int index;
    private final Kind kind;
    private final int number;
    private final String text;

    private Tile(int index, Kind kind, int number, String text) {
        this.index = index;
        this.kind = kind;
        this.number = number;
        this.text = text;
    }

    private static ImmutableList<Tile> all(ImmutableList.Builder<Tile> tiles) {
        int index = 0;
        for (int number = 1; number <= HIGHEST; number++) {
            boolean isDouble = number % 11 == 0;
            tiles.add(new Tile(index++, isDouble ? Kind.DOUBLE : Kind.PLAIN, number, String.valueOf(number)));
            if (!isDouble) {
                // No double is marked (W2).
                tiles.add(new Tile(index++, Kind.MARKED, number, number + "*"));
            }
        }
        for (Kind kind : Kind.values()) {
            if (!kind.isNumber()) {
                tiles.add(new Tile(index++, kind, 0, letter(kind)));
            }
        }
        return tiles.build();
    }

    private static String letter(Kind kind) {
        return switch (kind) {
            case UP -> "U";
            case DOWN -> "D";
            case BOTH -> "B";
            case SKIP_ONE -> "S";
            case SKIP_TWO -> "T";
            case JOKER -> "J";
            default -> throw new IllegalArgumentException(kind + " tiles have numbers");
        };
    }

    private static Tile action(Kind kind) {
        return ALL.get(ALL.size() - Kind.values().length + kind.ordinal());
    }

    /** {@return all 195 possible tiles, in canonical order; a {@link TileSet} has the tiles of a game} */
    public static ImmutableList<Tile> all() {
        return ALL;
    }

    /**
     * Returns the unmarked tile with a number: a plain number, or a double.
     *
     * @param number 1 to 99
     * @throws IllegalArgumentException if the number is out of range
     */
    public static Tile of(int number) {
        return number(String.valueOf(number));
    }

    /**
     * Returns the marked tile with a number (V17).
     *
     * @param number 1 to 99, not a double (W2)
     * @throws IllegalArgumentException if the tile does not exist
     */
    public static Tile marked(int number) {
        return number(number + "*");
    }

    private static Tile number(String text) {
        Tile tile = BY_TEXT.get(text);
        if (tile == null) {
            throw new IllegalArgumentException("there is no tile " + text + ": " + NUMBERS);
        }
        return tile;
    }

    /**
     * Reads a tile.
     *
     * @throws NotationException if the text is not a tile
     */
    public static Tile parse(String text) {
        return find(text).orElseThrow(() -> NotationException.of(ImmutableList.of(unknown(0, 1, text))));
    }

    /** Returns the tile with this notation, or empty if the text is not a tile. */
    static Optional<Tile> find(String text) {
        return Optional.ofNullable(BY_TEXT.get(text));
    }

    /** Returns the fault to report for a text that is not a tile. */
    static TextFault unknown(int line, int column, String text) {
        return new TextFault(
                line,
                column,
                Quote.of(text) + " is not a tile (1 to 99, with * if marked; U D B S T J; " + NUMBERS + ")");
    }

    /** {@return the index of this tile in {@link #all()}, 0 to 194, the same in every release} */
    public int index() {
        return index;
    }

    /** {@return the kind of this tile} */
    public Kind kind() {
        return kind;
    }

    /** {@return whether this is a number, not an action} */
    public boolean isNumber() {
        return number > 0;
    }

    /**
     * Returns the number, 1 to 99.
     *
     * @throws IllegalArgumentException if this is an action tile
     */
    public int number() {
        if (number == 0) {
            throw new IllegalArgumentException("the action tile " + text + " has no number");
        }
        return number;
    }

    /** {@return the number of players to skip (V14): 1 for skip one, 2 for skip two, else 0} */
    public int skips() {
        return kind == Kind.SKIP_ONE ? 1 : kind == Kind.SKIP_TWO ? 2 : 0;
    }

    /** Compares in canonical order: numbers, unmarked before marked, then {@code U D B S T J}. */
    @Override
    public int compareTo(Tile other) {
        return Integer.compare(index, other.index);
    }

    /** {@return the text of this tile, such as {@code 40}, {@code 51*} or {@code U}} */
    @Override
    public String toString() {
        return text;
    }
}
