package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterators;
import com.google.common.collect.Streams;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Tile;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * The possible worlds of a view: the states that its viewer cannot distinguish from the actual one.
 *
 * <p>Colors are arranged independently, with one exception: in a world the seat to move can place a tile, and if the
 * game is over no seat can (Q1, Q2). Arrangements that leave the seat to move without a move are not counted.
 */
final class Worlds {
    private final PlayerView view;

    /** The colors in play, seat by seat. */
    private final ImmutableList<Color> colors;

    /** The unknown part of each color. */
    private final List<HiddenColor> hidden =
            new ArrayList<>(Collections.nCopies(Color.all().size(), HiddenColor.NOT_IN_PLAY));

    Worlds(PlayerView view) {
        this.view = view;
        ImmutableList.Builder<Color> inPlay = ImmutableList.builder();
        for (Seat seat : view.seats()) {
            CellSet open = view.board().openCells(view.colors(seat));
            for (Color color : view.colors(seat)) {
                inPlay.add(color);
                hidden.set(color.ordinal(), hidden(color, open));
            }
        }
        this.colors = inPlay.build();
    }

    private HiddenColor hidden(Color color, CellSet open) {
        FaceSet unplayed = view.board().unplayed(color);
        FaceSet known = view.rack(color).orElse(FaceSet.none());
        return new HiddenColor(
                unplayed.complement(),
                known,
                unplayed.difference(known),
                view.rackSize(color) - known.size(),
                view.isFinished(color) ? FaceSet.none() : unplayed.fitting(open));
    }

    private HiddenColor of(Color color) {
        return hidden.get(color.ordinal());
    }

    BigInteger count() {
        return count(this::of);
    }

    private BigInteger count(Function<Color, HiddenColor> given) {
        BigInteger count = BigInteger.ONE;
        for (Seat seat : view.seats()) {
            BigInteger all = product(seat, color -> given.apply(color).count());
            BigInteger stuck = product(seat, color -> given.apply(color).countStuck());
            count = count.multiply(view.isOver() ? stuck : isToMove(seat) ? all.subtract(stuck) : all);
        }
        return count;
    }

    private BigInteger product(Seat seat, Function<Color, BigInteger> factor) {
        return view.colors(seat).stream().map(factor).reduce(BigInteger.ONE, BigInteger::multiply);
    }

    private boolean isToMove(Seat seat) {
        return view.turn().filter(seat::equals).isPresent();
    }

    Probability onRack(Tile tile) {
        HiddenColor color = of(tile.color());
        if (color.known().contains(tile.face())) {
            return Probability.of(1, 1);
        }
        if (!color.unseen().contains(tile.face()) || color.drawn() == 0) {
            return Probability.of(0, 1);
        }
        HiddenColor given = color.given(tile.face());
        return new Probability(count(other -> other == tile.color() ? given : of(other)), count());
    }

    /** {@return whether a seat can place a tile in some world} */
    boolean mayPlace(Seat seat) {
        return view.colors(seat).stream().anyMatch(color -> of(color).mayPlace());
    }

    /** {@return whether a seat can place a tile in every world} */
    boolean mustPlace(Seat seat) {
        return view.colors(seat).stream().anyMatch(color -> of(color).mustPlace());
    }

    /** Returns all worlds lazily, without entering dead ends. */
    Stream<GameState> all() {
        return Streams.stream(all(0, noOrders()));
    }

    private static ImmutableList<FaceOrder> noOrders() {
        return ImmutableList.copyOf(Collections.nCopies(Color.all().size(), FaceOrder.NONE));
    }

    /** {@return all worlds that extend an arrangement of the first {@code done} colors} */
    private Iterator<GameState> all(int done, ImmutableList<FaceOrder> orders) {
        if (done == colors.size()) {
            return Iterators.singletonIterator(view.world(orders));
        }
        return Iterators.concat(Iterators.transform(
                arrangements(done, orders), order -> all(done + 1, with(orders, colors.get(done), order))));
    }

    private static ImmutableList<FaceOrder> with(ImmutableList<FaceOrder> orders, Color color, FaceOrder order) {
        List<FaceOrder> changed = new ArrayList<>(orders);
        changed.set(color.ordinal(), order);
        return ImmutableList.copyOf(changed);
    }

    /** {@return the arrangements of the next color that extend the earlier ones to at least one world} */
    private Iterator<FaceOrder> arrangements(int done, ImmutableList<FaceOrder> orders) {
        Color color = colors.get(done);
        if (view.isOver()) {
            return of(color).allStuck();
        }
        ImmutableList<Color> movers = view.colors(view.turn().orElseThrow());
        boolean isLastChance = movers.contains(color)
                && colors.subList(done + 1, colors.size()).stream()
                        .noneMatch(other -> movers.contains(other) && of(other).mayPlace())
                && colors.subList(0, done).stream()
                        .noneMatch(other -> movers.contains(other) && of(other).canPlace(orders.get(other.ordinal())));
        return isLastChance ? of(color).allAble() : of(color).all();
    }

    GameState sample(RandomGenerator random) {
        FaceOrder[] orders = new FaceOrder[hidden.size()];
        Arrays.fill(orders, FaceOrder.NONE);
        do {
            for (int i = 0; i < colors.size(); i++) {
                HiddenColor color = of(colors.get(i));
                orders[colors.get(i).ordinal()] = view.isOver() ? color.sampleStuck(random) : color.sample(random);
            }
        } while (!isPossible(orders));
        return view.world(ImmutableList.copyOf(orders));
    }

    private boolean isPossible(FaceOrder[] orders) {
        if (view.isOver()) {
            return true;
        }
        ImmutableList<Color> movers = view.colors(view.turn().orElseThrow());
        for (int i = 0; i < movers.size(); i++) {
            if (of(movers.get(i)).canPlace(orders[movers.get(i).ordinal()])) {
                return true;
            }
        }
        return false;
    }
}
