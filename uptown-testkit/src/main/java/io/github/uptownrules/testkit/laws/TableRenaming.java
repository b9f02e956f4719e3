package io.github.uptownrules.testkit.laws;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.FaceStack;
import io.github.uptownrules.core.game.Holding;
import io.github.uptownrules.core.game.Renaming;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Setup;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Symmetry;
import io.github.uptownrules.core.value.Tile;
import java.util.ArrayList;
import java.util.List;

/**
 * A renaming, and a rotation of the seats around the table. The rules are invariant under both.
 *
 * @param names the images of cells, tiles and colors
 * @param rotation the number of places by which each seat moves on
 * @param seats the number of seats
 */
public record TableRenaming(Renaming names, int rotation, int seats) {

    /** Returns a random renaming. Seats are only rotated if the ruleset treats them all alike. */
    public static TableRenaming random(Setup setup, SplitMix64 random) {
        List<Color> colors = new ArrayList<>(Color.all());
        RandomInts.shuffle(random, colors);
        int seats = setup.ruleset().seats().size();
        Ruleset ruleset = setup.ruleset();
        boolean isAlike = ruleset.seats().stream()
                .allMatch(seat ->
                        ruleset.colors(seat).size() == ruleset.colors(Seat.ONE).size()
                                && ruleset.rackSize(seat) == ruleset.rackSize(Seat.ONE)
                                && ruleset.seats().stream()
                                        .noneMatch(other -> other != seat && ruleset.showsRack(seat, other)));
        return new TableRenaming(
                Renaming.of(Symmetry.all().get(random.nextInt(Symmetry.all().size())), colors),
                isAlike ? random.nextInt(seats) : 0,
                seats);
    }

    public Color apply(Color color) {
        return names.apply(color);
    }

    public Seat apply(Seat seat) {
        return Seat.all().get((seat.ordinal() + rotation) % seats);
    }

    public Viewer apply(Viewer viewer) {
        return viewer.asSeat().<Viewer>map(this::apply).orElse(viewer);
    }

    public Cell apply(Cell cell) {
        return names.apply(cell);
    }

    public CellSet apply(CellSet cells) {
        return names.symmetry().apply(cells);
    }

    public Face apply(Face face) {
        return names.symmetry().apply(face);
    }

    public Tile apply(Tile tile) {
        return names.apply(tile);
    }

    public Move apply(Move move) {
        return Move.of(apply(move.tile()), apply(move.cell()));
    }

    public Setup apply(Setup setup) {
        Setup.Builder image = Setup.builder(setup.ruleset());
        setup.tiles().forEach((cell, tile) -> image.tile(apply(cell), apply(tile)));
        for (Seat seat : setup.ruleset().seats()) {
            setup.captures(seat).forEach(tile -> image.capture(apply(seat), apply(tile)));
            setup.holdings(seat).forEach(holding -> image.holding(apply(seat), apply(holding)));
        }
        setup.turn().map(this::apply).ifPresent(image::turn);
        return image.build();
    }

    private Holding apply(Holding holding) {
        return new Holding(apply(holding.color()), apply(holding.rack()), apply(holding.pile()));
    }

    private FaceStack apply(FaceStack stack) {
        return stack.isHidden()
                ? stack
                : FaceStack.of(stack.faces().stream().map(this::apply).toList());
    }

    /** Renames cell sets, and sorts them by their first cells again. */
    public ImmutableList<CellSet> inOrder(ImmutableList<CellSet> sets) {
        return ImmutableList.sortedCopyOf(
                (one, other) -> one.get(0).compareTo(other.get(0)),
                sets.stream().map(this::apply).toList());
    }
}
