package io.github.uptownrules.upturn.bots;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.text.Quantity;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.TileSet;
import java.util.stream.Collectors;

/**
 * How a set of tiles plays: games of {@code sensible} players for two, three and four, with their length, what each seat wins, and
 * how often each kind of tile is laid. If you type in the tiles of your own game it shows what was typed in wrong, and if you make
 * a set what it does to the game.
 *
 * <pre>{@code
 * TileSetBalance balance = TileSetBalance.measure(TileSet.standard(), 20, 1);
 * balance.tables().get(0).seatShares().size();      // -> 2
 * balance.rates().containsKey(Tile.Kind.JOKER);     // -> true
 * System.out.println(balance);                      // a report of some lines
 * }</pre>
 *
 * @param tiles the set
 * @param games how many games were played for each number of seats
 * @param tables what came of them, for two seats, for three and for four
 * @param rates by kind of tile in the set, in canonical order, how often each tile of it was laid in a game, on average; above 1
 *     if refills bring tiles back often
 * @since 0.1.0
 */
public record TileSetBalance(
        TileSet tiles, int games, ImmutableList<TableBalance> tables, ImmutableMap<Tile.Kind, Double> rates) {
    /**
     * Checks that nothing is null.
     *
     * @param tiles the set
     * @param games how many games were played for each number of seats
     * @param tables what came of them, for two seats, for three and for four
     * @param rates by kind of tile in the set, in canonical order, how often each tile of it was laid in a game, on average
     */
    public TileSetBalance {
        requireNonNull(tiles, "tiles");
        requireNonNull(tables, "tables");
        requireNonNull(rates, "rates");
    }

    /** More would show nothing more, and take days. */
    private static final int MOST_GAMES = 1_000_000;

    /**
     * Plays games that seat 1 starts, and counts. A game takes less than a millisecond.
     *
     * @param tiles the set
     * @param games how many games for each number of seats, 1 to 1,000,000
     * @param seed any number; the same seed gives the same result in every release that plays alike
     * @return the counts
     * @throws IllegalArgumentException if the number of games is out of range
     */
    public static TileSetBalance measure(TileSet tiles, int games, long seed) {
        if (games < 1 || games > MOST_GAMES) {
            throw new IllegalArgumentException("the number of games is 1 to " + MOST_GAMES + ", not " + games);
        }
        Census census = new Census(new SplitMix64(seed));
        ImmutableList<TableBalance> tables = UpTurnRuleset.all().stream()
                .map(ruleset -> tiles.equals(TileSet.standard())
                        ? ruleset
                        : ruleset.withTiles("own-" + ruleset.seats().size(), tiles))
                .map(ruleset -> census.play(ruleset, games))
                .collect(ImmutableList.toImmutableList());
        return new TileSetBalance(tiles, games, tables, census.rates(tiles, games * tables.size()));
    }

    /**
     * What came of the games for a number of seats.
     *
     * @param ruleset for how many seats
     * @param moves how many moves a game took on average
     * @param tilesLeft how many tiles each of those who did not win had left in the end, on average
     * @param refills how often the bag was refilled in a game, on average (V22)
     * @param calls how often "Upturn" was to be called in a game, on average (V20)
     * @param unended how many games had not ended after 5,000 moves; no seat wins them
     * @param seatShares by seat, the share of the games that it won
     * @param shareMargin how far to either side of a share its 95 % interval reaches, at most
     */
    public record TableBalance(
            UpTurnRuleset ruleset,
            double moves,
            double tilesLeft,
            double refills,
            double calls,
            int unended,
            ImmutableList<Double> seatShares,
            double shareMargin) {
        /**
         * Checks that nothing is null.
         *
         * @param ruleset for how many seats
         * @param moves how many moves a game took on average
         * @param tilesLeft how many tiles each of those who did not win had left in the end, on average
         * @param refills how often the bag was refilled in a game, on average (V22)
         * @param calls how often "Upturn" was to be called in a game, on average (V20)
         * @param unended how many games had not ended after 5,000 moves; no seat wins them
         * @param seatShares by seat, the share of the games that it won
         * @param shareMargin how far to either side of a share its 95 % interval reaches, at most
         */
        public TableBalance {
            requireNonNull(ruleset, "ruleset");
            requireNonNull(seatShares, "seatShares");
        }

        /** {@return the numbers in one line} */
        @Override
        public String toString() {
            String shares = seatShares.stream().map(TileSetBalance::percent).collect(Collectors.joining(" "));
            return ruleset + ": " + decimal(moves) + " moves; " + decimal(tilesLeft)
                    + " tiles left to those who do not win; " + decimal(refills) + " refills; " + decimal(calls)
                    + " calls due; the seats win " + shares + " (+- " + percent(shareMargin) + ")"
                    + (unended == 0 ? "" : "; not ended: " + unended);
        }
    }

    /** {@return a report of five lines} */
    @Override
    public String toString() {
        return Quantity.of(tiles.size(), "tile") + ", " + Quantity.of(games, "game")
                + " of sensible players for each number of seats, seat 1 starts\n"
                + tables.stream().map(table -> table + "\n").collect(Collectors.joining())
                + "a tile is laid in a game: "
                + rates.entrySet().stream()
                        .map(use -> use.getKey() + " " + percent(use.getValue()))
                        .collect(Collectors.joining(", "));
    }

    private static String decimal(double number) {
        return String.valueOf(Math.round(10 * number) / 10.0);
    }

    private static String percent(double share) {
        return decimal(100 * share) + " %";
    }
}
