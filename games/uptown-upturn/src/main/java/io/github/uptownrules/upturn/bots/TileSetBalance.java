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
 * Statistics of a tile set from games of {@code sensible} for two, three and four seats: length, wins of each seat, and how
 * often each kind of tile is laid. They reveal typing errors in a tile set, and show how a new set plays.
 *
 * <pre>{@code
 * TileSetBalance balance = TileSetBalance.measure(TileSet.standard(), 20, 1);
 * balance.tables().get(0).seatShares().size();      // -> 2
 * balance.rates().containsKey(Tile.Kind.JOKER);     // -> true
 * System.out.println(balance);                      // a report of some lines
 * }</pre>
 *
 * @param tiles the set
 * @param games the number of games for each number of seats
 * @param tables the statistics for two, three and four seats
 * @param rates by kind of tile in the set, in canonical order, how often each such tile is laid in a game, on average; above
 *     1 if refills bring tiles back often
 * @since 0.1.0
 */
public record TileSetBalance(
        TileSet tiles, int games, ImmutableList<TableBalance> tables, ImmutableMap<Tile.Kind, Double> rates) {
    public TileSetBalance {
        requireNonNull(tiles, "tiles");
        requireNonNull(tables, "tables");
        requireNonNull(rates, "rates");
    }

    /** More games would take days without showing anything new. */
    private static final int MOST_GAMES = 1_000_000;

    /**
     * Plays games that seat 1 starts, and computes the statistics. A game takes less than a millisecond.
     *
     * @param tiles the set
     * @param games the number of games for each number of seats, 1 to 1,000,000
     * @param seed any number; a seed gives the same result unless a release changes how the bot plays
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
     * Statistics of the games for one number of seats.
     *
     * @param ruleset the ruleset, which has the number of seats
     * @param moves the average number of moves in a game
     * @param tilesLeft the average number of tiles left to each seat that did not win
     * @param refills the average number of refills in a game (V22)
     * @param calls the average number of calls due in a game (V20)
     * @param unended the number of games stopped after 5,000 moves, which no seat wins
     * @param seatShares the share of games won, by seat
     * @param shareMargin the largest half-width of the 95 % intervals of these shares
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
