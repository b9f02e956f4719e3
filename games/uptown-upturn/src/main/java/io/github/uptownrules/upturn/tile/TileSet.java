package io.github.uptownrules.upturn.tile;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.notation.TextFault;
import java.util.ArrayList;
import java.util.List;

/**
 * The tiles of a game, as data, because the rule sheet does not list the numbers (W1).
 *
 * <p><b>The {@link #standard()} set is this library's guess.</b> It has the sheet's number of tiles of each kind (V2),
 * and the numbers of its examples. The other numbers and marks of the published game are unknown. If you own the game, type
 * in its tiles:
 *
 * <pre>{@code
 * TileSet own = TileSet.parse(TileSet.standard().toString().replace("1*,2,", "1,2*,"));
 * UpTurnRuleset house = rules.withTiles("upturn-3-mine", own);
 * house.tileSet().equals(own);     // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public final class TileSet {
    private static final int FEWEST_NUMBERS = 30;
    private static final int FEWEST_ACTIONS = 5;

    /** The library's maximum number of tiles, which keeps deals and lists of moves fast. */
    private static final int MOST = 1000;

    private static final TileSet STANDARD =
            parse("1*,2,3,4,6,7*,8,9,11,12,14,16,17*,18,19,20,21*,22,23,24,26,27*,28,29,"
                    + "31*,32,33,34,36,37*,38,39,40,41*,42,43,44,46,47*,48,49,51*,52,54,55,56,57*,58,59,61*,62,63,64,66,67*,68,69,"
                    + "71*,72,73,74,76,77,78,79,81*,82,83,84,86,87*,88,89,91*,92,94,96,97*,98,99,"
                    + "U,U,U,U,U,U,D,D,D,D,D,D,B,B,B,B,B,B,S,S,S,T,T,T,J,J");

    private final Tiles tiles;

    private TileSet(Tiles tiles) {
        this.tiles = tiles;
    }

    /**
     * {@return the default set of 106 tiles (V2): 80 numbers, of which 18 are marked and nine are doubles, and 26 actions;
     * its numbers are this library's guess}
     */
    public static TileSet standard() {
        return STANDARD;
    }

    /**
     * {@return a label for people, which says that the {@linkplain #standard() default tiles} are invented, or gives the
     * number of tiles}
     */
    public String label() {
        return equals(STANDARD) ? "invented, because the rules do not list the numbers" : "of your own, " + size();
    }

    /**
     * Returns a set of these tiles.
     *
     * @param tiles the tiles in any order, with repetitions
     * @throws IllegalArgumentException if there are fewer than 30 numbers, fewer than 5 actions or more than 1,000 tiles, or
     *     all numbers are the same; lists every fault
     */
    public static TileSet of(Iterable<Tile> tiles) {
        requireNonNull(tiles, "tiles");
        TileSet set = new TileSet(Tiles.of(tiles));
        List<String> faults = set.faults();
        if (!faults.isEmpty()) {
            throw new IllegalArgumentException(String.join("; ", faults));
        }
        return set;
    }

    /**
     * Reads a set.
     *
     * @param text the tiles in any order, separated by {@code ,} or white space, on any number of lines
     * @throws NotationException if the text contains anything but tiles, or the tiles are not a set; lists every fault
     */
    public static TileSet parse(String text) {
        requireNonNull(text, "text");
        TileSetReader reader = new TileSetReader(text);
        TileSet set = new TileSet(Tiles.of(reader.read()));
        ImmutableList<TextFault> faults = reader.faults();
        if (faults.isEmpty()) {
            faults = set.faults().stream()
                    .map(fault -> new TextFault(0, 1, fault))
                    .collect(ImmutableList.toImmutableList());
        }
        if (!faults.isEmpty()) {
            throw NotationException.of(faults);
        }
        return set;
    }

    /** Returns the reasons why these tiles are not a playable set (W19). */
    private List<String> faults() {
        List<String> faults = new ArrayList<>();
        long numbers = tiles.stream().filter(Tile::isNumber).count();
        long actions = tiles.size() - numbers;
        if (numbers < FEWEST_NUMBERS) {
            faults.add("a set needs " + FEWEST_NUMBERS + " numbered tiles or more, not " + numbers);
        }
        if (numbers > 0
                && tiles.stream()
                                .filter(Tile::isNumber)
                                .mapToInt(Tile::number)
                                .distinct()
                                .count()
                        == 1) {
            faults.add("a set needs more than one number");
        }
        if (actions < FEWEST_ACTIONS) {
            faults.add("a set needs " + FEWEST_ACTIONS + " action tiles or more, not " + actions);
        }
        if (tiles.size() > MOST) {
            faults.add("a set has at most " + MOST + " tiles, not " + tiles.size());
        }
        return faults;
    }

    /** {@return the number of tiles, with repetitions} */
    public int size() {
        return tiles.size();
    }

    /** {@return the tiles} */
    public Tiles tiles() {
        return tiles;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TileSet that && tiles.equals(that.tiles);
    }

    @Override
    public int hashCode() {
        return tiles.hashCode();
    }

    /** {@return the tiles in canonical order, joined by {@code ,}} */
    @Override
    public String toString() {
        return tiles.toString();
    }
}
