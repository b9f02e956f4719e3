package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterators;
import com.google.common.collect.Streams;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.core.value.TileSet;
import java.math.BigInteger;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * The possible worlds of a view: the states in which the viewer would see just this.
 *
 * <p>The colors are arranged independently of each other but for one thing: in a world the seat to move can place a tile,
 * and when the game is over nobody can (Q1, Q2). So the arrangements in which the seat to move is stuck do not count.
 */
final class Worlds {
    private final PlayerView view;
    private final ImmutableMap<Color, HiddenColor> colors;

    Worlds(PlayerView view) {
        this.view = view;
        ImmutableMap.Builder<Color, HiddenColor> hidden = ImmutableMap.builder();
        for (Seat seat : view.seats()) {
            CellSet open = view.board().openCells(view.colors(seat));
            view.colors(seat).forEach(color -> hidden.put(color, hidden(color, open)));
        }
        this.colors = hidden.buildOrThrow();
    }

    private HiddenColor hidden(Color color, CellSet open) {
        TileSet unplayed = view.board().unplayed(color);
        TileSet known = view.rack(color).orElse(TileSet.none());
        return new HiddenColor(
                TileSet.all().minus(unplayed),
                known,
                unplayed.minus(known),
                view.rackSize(color) - known.size(),
                view.isFinished(color)
                        ? TileSet.none()
                        : unplayed.stream()
                                .filter(tile -> tile.cells().intersects(open))
                                .collect(TileSet.toTileSet()));
    }

    BigInteger count() {
        return count(colors);
    }

    private BigInteger count(Map<Color, HiddenColor> given) {
        BigInteger count = BigInteger.ONE;
        for (Seat seat : view.seats()) {
            BigInteger all = product(seat, color -> of(color, given).count());
            BigInteger stuck = product(seat, color -> of(color, given).countStuck());
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

    Probability onRack(Color color, Tile tile) {
        if (!colors.containsKey(color)) {
            return Probability.of(0, 1);
        }
        HiddenColor hidden = of(color, colors);
        if (hidden.known().contains(tile)) {
            return Probability.of(1, 1);
        }
        if (!hidden.unseen().contains(tile) || hidden.drawn() == 0) {
            return Probability.of(0, 1);
        }
        Map<Color, HiddenColor> given = new EnumMap<>(colors);
        given.put(color, hidden.given(tile));
        return new Probability(count(given), count());
    }

    /** Whether a seat can place in some world. */
    boolean mayPlace(Seat seat) {
        return view.colors(seat).stream().anyMatch(color -> of(color, colors).mayPlace());
    }

    /** Whether a seat can place in every world. */
    boolean mustPlace(Seat seat) {
        return view.colors(seat).stream().anyMatch(color -> of(color, colors).mustPlace());
    }

    /** One world after the other: only the one at hand is kept, and no arrangement is tried that leads to none. */
    Stream<GameState> all() {
        return Streams.stream(all(colors.keySet().asList(), ImmutableMap.of()));
    }

    /** All worlds in which some colors are arranged already: one after the other for each arrangement of the next color. */
    private Iterator<GameState> all(ImmutableList<Color> rest, ImmutableMap<Color, TileOrder> orders) {
        if (rest.isEmpty()) {
            return Iterators.singletonIterator(world(orders));
        }
        ImmutableList<Color> others = rest.subList(1, rest.size());
        return Iterators.concat(Iterators.transform(
                arrangements(rest.get(0), others, orders),
                order -> all(
                        others,
                        ImmutableMap.<Color, TileOrder>builder()
                                .putAll(orders)
                                .put(rest.get(0), order)
                                .buildOrThrow())));
    }

    /** The arrangements of a color that can be part of a world with some arranged already and others still to come. */
    private Iterator<TileOrder> arrangements(
            Color color, ImmutableList<Color> others, ImmutableMap<Color, TileOrder> orders) {
        HiddenColor hidden = of(color, colors);
        if (view.isOver()) {
            return hidden.allStuck();
        }
        ImmutableList<Color> movers = view.colors(view.turn().orElseThrow());
        boolean isLastChance = movers.contains(color)
                && others.stream()
                        .noneMatch(other ->
                                movers.contains(other) && of(other, colors).mayPlace())
                && orders.keySet().stream()
                        .noneMatch(done ->
                                movers.contains(done) && of(done, colors).canPlace(of(done, orders)));
        return isLastChance ? hidden.allAble() : hidden.all();
    }

    GameState sample(RandomGenerator random) {
        Map<Color, TileOrder> orders = new EnumMap<>(Color.class);
        do {
            colors.forEach((color, hidden) ->
                    orders.put(color, view.isOver() ? hidden.sampleStuck(random) : hidden.sample(random)));
        } while (!isPossible(orders));
        return world(orders);
    }

    /** Whether the seat to move can place. */
    private boolean isPossible(Map<Color, TileOrder> orders) {
        return view.isOver()
                || view.colors(view.turn().orElseThrow()).stream()
                        .anyMatch(color -> of(color, colors).canPlace(of(color, orders)));
    }

    private static <T> T of(Color color, Map<Color, T> colors) {
        return Objects.requireNonNull(colors.get(color));
    }

    private GameState world(Map<Color, TileOrder> orders) {
        return view.world(orders);
    }
}
