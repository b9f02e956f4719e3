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
 * Everything that is fixed before the first move: the ruleset, the owner of each color, and the order in which each
 * color's tiles are drawn (R8 to R10, Q12). Immutable. A deal contains all hidden information, so no player may see it.
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

    /** Creates a deal in which seats may own colors other than those that the ruleset assigns. */
    Deal(Table table, ImmutableList<FaceOrder> ordersByColor) {
        this.table = table;
        this.ordersByColor = ordersByColor;
    }

    private static Table usualTable(Ruleset ruleset) {
        return new Table(ruleset, ruleset.colorsBySeat());
    }

    /**
     * Returns a random deal. The colors in play are shuffled in canonical order.
     *
     * @param random the source of randomness: a seeded {@link io.github.uptownrules.base.random.SplitMix64} for a
     *     reproducible deal, or a {@link java.security.SecureRandom} for an unpredictable one
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
     * Returns the deal with the given orders, for programs with their own shuffle.
     *
     * @param orders for each color in play, all 28 faces: the first rack, then the pile
     * @throws IllegalArgumentException if the colors of the orders are not the colors in play, or an order does not
     *     contain each face once
     */
    public static Deal of(Ruleset ruleset, Map<Color, ? extends Collection<Face>> orders) {
        Table table = usualTable(ruleset);
        ImmutableList.Builder<FaceOrder> inOrder = ImmutableList.builder();
        for (Color color : Color.all()) {
            boolean isInPlay = table.owner(color).isPresent();
            if (isInPlay != orders.containsKey(color)) {
                throw new IllegalArgumentException("ruleset " + ruleset + ": " + color.label()
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
     * Returns the colors that a seat owns, in canonical order.
     *
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public ImmutableList<Color> colors(Seat seat) {
        return table.colors(seat);
    }

    /** {@return the owner of a color, or empty if the color is not in play} */
    public Optional<Seat> owner(Color color) {
        return table.owner(color);
    }

    /**
     * {@return the 28 faces of a color in the order in which they are drawn, starting with the first rack; empty if the
     * color is not in play}
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

    /** {@return the number of tiles of a color drawn so far} */
    int drawn(Board board, Color color) {
        return faceOrder(color).size() - table.pileSize(color, board);
    }

    /** {@return the rack of a color as bits: the tiles drawn and not played} */
    int rackBits(Board board, Color color) {
        return faceOrder(color).firstBits(drawn(board, color))
                & board.unplayed(color).bits();
    }
}
