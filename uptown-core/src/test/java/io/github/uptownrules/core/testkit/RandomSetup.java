package io.github.uptownrules.core.testkit;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.game.Hand;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Setup;
import io.github.uptownrules.core.random.SplitMix64;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.ColoredTile;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Valid positions that play need not reach: any colors for any seat, any number of tiles played, crowded boards with long
 * groups, any seat to move that can.
 */
public final class RandomSetup {
    private final SplitMix64 random;
    private final Ruleset ruleset;
    private final Setup.Builder setup;
    private final Map<Color, CellSet> cells = new EnumMap<>(Color.class);
    private final Map<Seat, Integer> captureAllowance = new EnumMap<>(Seat.class);

    /** How often, of a hundred times, a tile goes next to one of its color where it can. */
    private final int clustering;

    private RandomSetup(Ruleset ruleset, SplitMix64 random) {
        this.random = random;
        this.ruleset = ruleset;
        this.setup = Setup.builder(ruleset);
        this.clustering = random.nextInt(101);
        Color.all().forEach(color -> cells.put(color, CellSet.none()));
    }

    public static Setup of(Ruleset ruleset, long seed) {
        SplitMix64 random = new SplitMix64(seed);
        return Stream.generate(() -> new RandomSetup(ruleset, random).attempt())
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow();
    }

    /** A position, or nothing if a tile found no place. */
    private Optional<Setup> attempt() {
        Map<Color, Seat> owners = drawOwners();
        Map<Color, List<Tile>> played = new EnumMap<>(Color.class);
        owners.forEach((color, seat) -> {
            List<Tile> order = shuffled(Tile.all());
            int most = order.size() - ruleset.rackSize() + 1;
            int count = random.nextInt(4) == 0 ? most : random.nextInt(most + 1);
            List<Tile> left = order.subList(count, order.size());
            int rack = Math.min(ruleset.rackSize(), left.size());
            played.put(color, order.subList(0, count));
            captureAllowance.merge(seat, count, Integer::sum);
            setup.hand(
                    seat,
                    new Hand(
                            color,
                            ImmutableList.sortedCopyOf(left.subList(0, rack)),
                            ImmutableList.copyOf(left.subList(rack, left.size()))));
        });
        for (Color color : shuffled(owners.keySet())) {
            for (Tile tile : played.get(color)) {
                if (!putOnBoard(color, tile) && !putAmongCaptures(owners.get(color), color, tile)) {
                    return Optional.empty();
                }
            }
        }
        return Optional.of(withTurn());
    }

    private Map<Color, Seat> drawOwners() {
        List<Color> colors = shuffled(Color.all());
        Map<Color, Seat> owners = new EnumMap<>(Color.class);
        for (Seat seat : ruleset.seats()) {
            for (int i = 0; i < ruleset.colors(seat).size(); i++) {
                owners.put(colors.get(owners.size()), seat);
            }
        }
        return owners;
    }

    private boolean putOnBoard(Color color, Tile tile) {
        CellSet free = cells.values().stream().reduce(tile.cells(), CellSet::minus);
        CellSet beside = free.intersection(cells.get(color).neighbors());
        CellSet choice = random.nextInt(100) < clustering && !beside.isEmpty() ? beside : free;
        if (choice.isEmpty() || random.nextInt(100) < 15) {
            return false;
        }
        Cell cell = choice.get(random.nextInt(choice.size()));
        setup.tile(cell, ColoredTile.of(color, tile));
        cells.put(color, cells.get(color).with(cell));
        return true;
    }

    private boolean putAmongCaptures(Seat owner, Color color, Tile tile) {
        for (Seat captor : shuffled(ruleset.seats())) {
            if (captor != owner && captureAllowance.get(captor) > 0) {
                captureAllowance.merge(captor, -1, Integer::sum);
                setup.capture(captor, ColoredTile.of(color, tile));
                return true;
            }
        }
        return false;
    }

    private Setup withTurn() {
        Setup over = setup.build();
        return shuffled(ruleset.seats()).stream()
                .map(seat -> setup.turn(seat).build())
                .filter(candidate -> candidate.faults().isEmpty())
                .findFirst()
                .orElse(over);
    }

    private <T> List<T> shuffled(Iterable<T> items) {
        List<T> rest = new ArrayList<>();
        items.forEach(rest::add);
        List<T> shuffled = new ArrayList<>();
        while (!rest.isEmpty()) {
            shuffled.add(rest.remove(random.nextInt(rest.size())));
        }
        return shuffled;
    }
}
