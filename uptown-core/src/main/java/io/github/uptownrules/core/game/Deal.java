package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.random.SplitMix64;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * What is settled before the first move and never changes: the ruleset, who owns which colors, and the order in which
 * each color's tiles will be drawn (R8 to R10, Q12). Immutable. It is the whole truth, so no player may see it.
 *
 * <pre>{@code
 * Deal deal = Deal.shuffled(rules, new SecureRandom());    // nobody can guess this one
 * GameState start = GameState.start(deal, Seat.THREE);
 * start.turn();                                            // -> Optional[3]
 * deal.order(Color.BLUE).size();                           // -> 28
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Deal {
    private final Ruleset ruleset;
    private final ImmutableList<ImmutableList<Color>> colorsBySeat;
    private final ImmutableList<TileOrder> ordersByColor;

    private Deal(Ruleset ruleset, ImmutableList<ImmutableList<Color>> colorsBySeat, Map<Color, TileOrder> orders) {
        this.ruleset = ruleset;
        this.colorsBySeat = colorsBySeat;
        ImmutableList.Builder<TileOrder> byColor =
                ImmutableList.builderWithExpectedSize(Color.all().size());
        for (Color color : Color.all()) {
            byColor.add(orders.getOrDefault(color, TileOrder.NONE));
        }
        this.ordersByColor = byColor.build();
    }

    /** A deal in which the seats may own other colors than the ruleset's own. */
    static Deal of(Ruleset ruleset, ImmutableList<ImmutableList<Color>> colorsBySeat, Map<Color, TileOrder> orders) {
        return new Deal(ruleset, colorsBySeat, orders);
    }

    /**
     * The deal of a seed.
     *
     * @param ruleset the ruleset
     * @param seed any number; the same one gives the same deal on every machine and in every release
     * @return the deal
     */
    public static Deal of(Ruleset ruleset, long seed) {
        return shuffled(ruleset, new SplitMix64(seed));
    }

    /**
     * A random deal: the colors in play are shuffled one after the other, in canonical order.
     *
     * @param ruleset the ruleset
     * @param random where the bits come from; a server that must not be guessed passes a
     *     {@link java.security.SecureRandom}
     * @return the deal
     */
    public static Deal shuffled(Ruleset ruleset, RandomGenerator random) {
        ImmutableMap.Builder<Color, TileOrder> orders = ImmutableMap.builder();
        for (Color color : inPlay(ruleset)) {
            orders.put(color, TileOrder.shuffled(random));
        }
        return new Deal(ruleset, defaultColors(ruleset), orders.buildOrThrow());
    }

    /**
     * The deal with these orders, as from a shuffle made elsewhere.
     *
     * @param ruleset the ruleset
     * @param orders for each color in play all 28 tiles, those of the first rack first, then the pile
     * @return the deal
     * @throws IllegalArgumentException if there is not one order for each color in play, or one of them does not have
     *     each tile once
     */
    public static Deal of(Ruleset ruleset, Map<Color, ? extends Collection<Tile>> orders) {
        if (!orders.keySet().equals(ImmutableSet.copyOf(inPlay(ruleset)))) {
            throw new IllegalArgumentException(
                    "ruleset " + ruleset + " has colors " + inPlay(ruleset) + " in play, not " + orders.keySet());
        }
        ImmutableMap.Builder<Color, TileOrder> checked = ImmutableMap.builder();
        orders.forEach((color, tiles) -> checked.put(color, TileOrder.of(tiles)));
        return new Deal(ruleset, defaultColors(ruleset), checked.buildOrThrow());
    }

    private static ImmutableList<ImmutableList<Color>> defaultColors(Ruleset ruleset) {
        return ruleset.seats().stream().map(ruleset::colors).collect(ImmutableList.toImmutableList());
    }

    private static ImmutableList<Color> inPlay(Ruleset ruleset) {
        return defaultColors(ruleset).stream()
                .flatMap(ImmutableList::stream)
                .sorted()
                .collect(ImmutableList.toImmutableList());
    }

    /** {@return the ruleset} */
    public Ruleset ruleset() {
        return ruleset;
    }

    /**
     * The colors a seat owns in this deal.
     *
     * @param seat a seat at the table
     * @return one color or more
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public ImmutableList<Color> colors(Seat seat) {
        return colorsBySeat.get(ruleset.indexOf(seat));
    }

    /**
     * Who owns a color.
     *
     * @param color any color
     * @return its owner, or empty if it is not in play
     */
    public Optional<Seat> owner(Color color) {
        for (int seat = 0; seat < colorsBySeat.size(); seat++) {
            if (colorsBySeat.get(seat).contains(color)) {
                return GameState.optional(ruleset.seats().get(seat));
            }
        }
        return Optional.empty();
    }

    /**
     * The order in which the tiles of a color come: those of the first rack first, then the pile.
     *
     * @param color any color
     * @return 28 tiles, or none if the color is not in play
     */
    public ImmutableList<Tile> order(Color color) {
        return tileOrder(color).after(0);
    }

    /**
     * How many tiles of a color have been drawn when the board looks like this: what was played, and what is on the rack.
     */
    int drawn(Board board, Color color) {
        int unplayed = board.unplayed(color).size();
        return Math.min(
                Tile.all().size() - unplayed + ruleset.onRack(unplayed),
                tileOrder(color).size());
    }

    /** The rack of a color when the board looks like this, as bits: what has been drawn and not played. */
    int rackBits(Board board, Color color) {
        return tileOrder(color).firstBits(drawn(board, color))
                & board.unplayed(color).bits();
    }

    ImmutableList<ImmutableList<Color>> colorsBySeat() {
        return colorsBySeat;
    }

    TileOrder tileOrder(Color color) {
        return ordersByColor.get(color.ordinal());
    }
}
