package io.github.uptownrules.testkit.laws;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.FaceStack;
import io.github.uptownrules.core.game.Holding;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Setup;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import java.util.ArrayList;
import java.util.List;

/**
 * The same game under other names: the board turned or mirrored, the colors renamed, the seats moved on around the table.
 * Nothing in the rules depends on any of these.
 *
 * @param symmetry what becomes of cells and tiles
 * @param colors what becomes of each color, in canonical order
 * @param rotation by how many places each seat moves on
 * @param seats how many seats there are
 */
public record Renaming(BoardSymmetry symmetry, ImmutableList<Color> colors, int rotation, int seats) {

    /** Any renaming; the seats are moved only where the ruleset treats all alike. */
    public static Renaming random(Setup setup, SplitMix64 random) {
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
        return new Renaming(
                BoardSymmetry.values()[random.nextInt(BoardSymmetry.values().length)],
                ImmutableList.copyOf(colors),
                isAlike ? random.nextInt(seats) : 0,
                seats);
    }

    public Color apply(Color color) {
        return colors.get(color.ordinal());
    }

    public Seat apply(Seat seat) {
        return Seat.all().get((seat.ordinal() + rotation) % seats);
    }

    public Viewer apply(Viewer viewer) {
        return viewer.asSeat().<Viewer>map(this::apply).orElse(viewer);
    }

    public Cell apply(Cell cell) {
        return symmetry.apply(cell);
    }

    public CellSet apply(CellSet cells) {
        return symmetry.apply(cells);
    }

    public Face apply(Face face) {
        return symmetry.apply(face);
    }

    public Tile apply(Tile tile) {
        return Tile.of(apply(tile.color()), apply(tile.face()));
    }

    public Move apply(Move move) {
        return Move.of(apply(move.tile()), apply(move.cell()));
    }

    public Setup apply(Setup setup) {
        Setup.Builder image = Setup.builder(setup.ruleset());
        setup.tiles().forEach((cell, tile) -> image.tile(apply(cell), apply(tile)));
        for (Seat seat : setup.ruleset().seats()) {
            setup.captures(seat).forEach(tile -> image.capture(apply(seat), apply(tile)));
            setup.holdings(seat).forEach(hand -> image.holding(apply(seat), apply(hand)));
        }
        setup.turn().map(this::apply).ifPresent(image::turn);
        return image.build();
    }

    private Holding apply(Holding hand) {
        return new Holding(apply(hand.color()), apply(hand.rack()), apply(hand.pile()));
    }

    private FaceStack apply(FaceStack stack) {
        return stack.isHidden()
                ? stack
                : FaceStack.of(stack.faces().stream().map(this::apply).toList());
    }

    /** Cell sets under their new names, ordered by their first cells again. */
    public ImmutableList<CellSet> inOrder(ImmutableList<CellSet> sets) {
        return ImmutableList.sortedCopyOf(
                (one, other) -> one.get(0).compareTo(other.get(0)),
                sets.stream().map(this::apply).toList());
    }
}
