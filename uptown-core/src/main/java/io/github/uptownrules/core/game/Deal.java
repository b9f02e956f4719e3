package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * What is settled before the first move and never changes: the ruleset, who owns which colors, and the order in which
 * each color's tiles will be drawn (R8 to R10, Q12). Immutable. It is the whole truth, so no player may see it.
 *
 * <pre>{@code
 * Deal deal = Deal.shuffled(rules, random);
 * GameState start = GameState.start(deal, Seat.THREE);
 * start.turn();                                            // -> Optional[3]
 * deal.order(Color.BLUE).size();                           // -> 28
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Deal {
    private final Table table;
    private final ImmutableList<FaceOrder> ordersByColor;

    /** A deal in which the seats may own other colors than the ruleset's own. */
    Deal(Table table, ImmutableList<FaceOrder> ordersByColor) {
        this.table = table;
        this.ordersByColor = ordersByColor;
    }

    private static Table usualTable(Ruleset ruleset) {
        return new Table(ruleset, ruleset.colorsBySeat());
    }

    /**
     * A random deal: the colors in play are shuffled one after the other, in canonical order.
     *
     * @param ruleset the ruleset
     * @param random where the bits come from: a {@link io.github.uptownrules.base.random.SplitMix64} of a seed for the deal that
     *     this seed stands for, a {@link java.security.SecureRandom} for one that cannot be guessed
     * @return the deal
     */
    public static Deal shuffled(Ruleset ruleset, RandomGenerator random) {
        Table table = usualTable(ruleset);
        ImmutableList.Builder<FaceOrder> inOrder = ImmutableList.builder();
        for (Color color : Color.all()) {
            inOrder.add(table.owner(color).isPresent() ? FaceOrder.shuffled(random) : FaceOrder.NONE);
        }
        return new Deal(table, inOrder.build());
    }

    /**
     * The deal with these orders, as from a shuffle made elsewhere.
     *
     * @param ruleset the ruleset
     * @param orders for each color in play all 28 faces, those of the first rack first, then the pile
     * @return the deal
     * @throws IllegalArgumentException if there is not one order for each color in play, or one of them does not have
     *     each face once
     */
    public static Deal of(Ruleset ruleset, Map<Color, ? extends Collection<Face>> orders) {
        Table table = usualTable(ruleset);
        ImmutableList.Builder<FaceOrder> inOrder = ImmutableList.builder();
        for (Color color : Color.all()) {
            boolean isInPlay = table.owner(color).isPresent();
            if (isInPlay != orders.containsKey(color)) {
                throw new IllegalArgumentException("in ruleset " + ruleset + " " + color.label()
                        + (isInPlay ? " is in play, but has no order" : " is not in play, but has an order"));
            }
            inOrder.add(isInPlay ? FaceOrder.of(requireNonNull(orders.get(color))) : FaceOrder.NONE);
        }
        return new Deal(table, inOrder.build());
    }

    /** {@return the ruleset} */
    public Ruleset ruleset() {
        return table.ruleset();
    }

    /**
     * The colors a seat owns in this deal.
     *
     * @param seat a seat at the table
     * @return one color or more, in canonical order
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public ImmutableList<Color> colors(Seat seat) {
        return table.colors(seat);
    }

    /**
     * Who owns a color.
     *
     * @param color any color
     * @return its owner, or empty if it is not in play
     */
    public Optional<Seat> owner(Color color) {
        return table.owner(color);
    }

    /**
     * The order in which the tiles of a color come: those of the first rack first, then the pile.
     *
     * @param color any color
     * @return 28 faces, or none if the color is not in play
     */
    public ImmutableList<Face> order(Color color) {
        return faceOrder(color).after(0);
    }

    Table table() {
        return table;
    }

    FaceOrder faceOrder(Color color) {
        return ordersByColor.get(color.ordinal());
    }

    /** How many tiles of a color have been drawn when the board looks like this: all but those in the pile. */
    int drawn(Board board, Color color) {
        return faceOrder(color).size() - table.pileSize(color, board);
    }

    /** The rack of a color when the board looks like this, as bits: what has been drawn and not played. */
    int rackBits(Board board, Color color) {
        return faceOrder(color).firstBits(drawn(board, color))
                & board.unplayed(color).bits();
    }
}
