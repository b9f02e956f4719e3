package io.github.uptownrules.testkit.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.Holding;
import io.github.uptownrules.core.game.Renaming;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Setup;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Symmetry;
import io.github.uptownrules.core.value.Tile;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Generates valid positions that play may not reach: any colors for any seat, any number of tiles played, crowded boards with
 * long groups, any movable seat to move. In half of them, if the ruleset has room for it, a seat is stuck. Late positions have
 * almost empty piles, so that the hidden worlds can be enumerated.
 */
public final class RandomSetup {
    private final SplitMix64 random;
    private final Ruleset ruleset;
    private final boolean isLate;
    private final Setup.Builder setup;
    private final Map<Color, Seat> owners = new EnumMap<>(Color.class);
    private final Map<Color, CellSet> cells = new EnumMap<>(Color.class);
    private final Map<Color, List<Face>> toBePlayed = new EnumMap<>(Color.class);
    private final Map<Seat, Integer> captureAllowance = new EnumMap<>(Seat.class);

    /** The probability in percent that a tile is placed next to one of its color if possible. */
    private final int clustering;

    private RandomSetup(Ruleset ruleset, boolean isLate, SplitMix64 random) {
        this.random = random;
        this.ruleset = ruleset;
        this.isLate = isLate;
        this.setup = Setup.builder(ruleset);
        this.clustering = random.nextInt(101);
    }

    public static Setup of(Ruleset ruleset, long seed) {
        return draw(ruleset, false, seed);
    }

    public static Setup late(Ruleset ruleset, long seed) {
        return draw(ruleset, true, seed);
    }

    private static Setup draw(Ruleset ruleset, boolean isLate, long seed) {
        SplitMix64 random = new SplitMix64(seed);
        Setup setup = Stream.generate(() -> new RandomSetup(ruleset, isLate, random).attempt())
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow();
        Symmetry symmetry = Symmetry.all().get(random.nextInt(Symmetry.all().size()));
        return new TableRenaming(Renaming.of(symmetry), 0, ruleset.seats().size()).apply(setup);
    }

    /** Returns a position, or empty if a tile could not be placed. */
    private Optional<Setup> attempt() {
        drawOwners();
        Optional<NestedChains> chains = random.nextInt(2) == 0 ? drawChains() : Optional.empty();
        owners.keySet().forEach(color -> drawTiles(color, chains));
        for (Color color : shuffled(owners.keySet())) {
            for (Face tile : toBePlayed.get(color)) {
                if (!putOnBoard(color, tile) && !putAmongCaptures(color, tile)) {
                    return Optional.empty();
                }
            }
        }
        return Optional.of(withTurn());
    }

    private void drawOwners() {
        List<Color> colors = shuffled(Color.all());
        for (Seat seat : ruleset.seats()) {
            for (int i = 0; i < ruleset.colors(seat).size(); i++) {
                owners.put(colors.get(owners.size()), seat);
            }
        }
    }

    private Optional<NestedChains> drawChains() {
        Color inner = shuffled(owners.keySet()).get(0);
        List<Color> opponents = shuffled(owners.keySet()).stream()
                .filter(color -> owners.get(color) != owners.get(inner))
                .toList();
        boolean hasRoom = opponents.size() > 1
                && ruleset.placementLimit().isEmpty()
                && ruleset.seats().stream()
                        .allMatch(seat -> Face.all().size() - ruleset.rackSize(seat) >= NestedChains.LONGEST);
        return hasRoom ? Optional.of(new NestedChains(opponents.get(0), opponents.get(1), inner)) : Optional.empty();
    }

    /** Places the tiles of a color that belong to the chains, and divides the others among board, rack and pile. */
    private void drawTiles(Color color, Optional<NestedChains> chains) {
        ImmutableMap<Cell, Face> laid = chains.map(c -> c.tiles(color)).orElse(ImmutableMap.of());
        List<Face> kept = new ArrayList<>(chains.map(c -> c.rack(color)).orElse(ImmutableList.of()));
        if (isLate && !kept.isEmpty() && random.nextInt(2) == 0) {
            // Another tile takes its place, so the seat may be able to move.
            kept.remove(random.nextInt(kept.size()));
        }
        List<Face> others = shuffled(Face.all());
        others.removeAll(laid.values());
        others.removeAll(kept);

        int rackSize = ruleset.rackSize(owners.get(color));
        int full = Face.all().size() - rackSize;
        boolean isToFinish =
                kept.isEmpty() && chains.stream().anyMatch(c -> owners.get(c.inner()) == owners.get(color));
        int allowed = ruleset.placementLimit().orElse(Integer.MAX_VALUE)
                - captureAllowance.getOrDefault(owners.get(color), 0);
        int most = Math.min(allowed, kept.isEmpty() ? full + 1 : Math.min(full, others.size() + laid.size()));
        int fewest = isLate ? Math.min(most, Math.max(laid.size(), full - 1)) : laid.size();
        int played = isToFinish || random.nextInt(4) == 0 ? most : fewest + random.nextInt(most - fewest + 1);
        List<Face> playedOthers = others.subList(0, played - laid.size());

        List<Face> left = new ArrayList<>(shuffled(kept));
        left.addAll(others.subList(played - laid.size(), others.size()));
        if (isLate) {
            left = shuffled(left);
        }
        int rack = Math.min(rackSize, left.size());
        setup.holding(owners.get(color), Holding.of(color, left.subList(0, rack), left.subList(rack, left.size())));
        cells.put(color, CellSet.none());
        laid.forEach((cell, tile) -> put(color, tile, cell));
        toBePlayed.put(color, playedOthers);
        captureAllowance.merge(owners.get(color), played, Integer::sum);
    }

    private boolean putOnBoard(Color color, Face tile) {
        CellSet free = cells.values().stream().reduce(tile.cells(), CellSet::difference);
        CellSet beside = free.intersection(cells.get(color).neighbors());
        CellSet choice = random.nextInt(100) < clustering && !beside.isEmpty() ? beside : free;
        if (choice.isEmpty() || random.nextInt(100) < 15) {
            return false;
        }
        put(color, tile, choice.get(random.nextInt(choice.size())));
        return true;
    }

    private void put(Color color, Face tile, Cell cell) {
        setup.tile(cell, Tile.of(color, tile));
        cells.put(color, cells.get(color).with(cell));
    }

    private boolean putAmongCaptures(Color color, Face tile) {
        for (Seat captor : shuffled(ruleset.seats())) {
            if (captor != owners.get(color) && captureAllowance.get(captor) > 0) {
                captureAllowance.merge(captor, -1, Integer::sum);
                setup.capture(captor, Tile.of(color, tile));
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
