package io.github.uptownrules.core.testkit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.core.game.Hand;
import io.github.uptownrules.core.game.MoveFault;
import io.github.uptownrules.core.game.Setup;
import io.github.uptownrules.core.game.TileStack;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.ColoredTile;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.random.Draws;
import io.github.uptownrules.random.SplitMix64;
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
public record Renaming(Symmetry symmetry, ImmutableList<Color> colors, int rotation, int seats) {

    /** Any renaming; the seats are moved only where all of them own equally many colors. */
    public static Renaming random(Setup setup, SplitMix64 random) {
        List<Color> colors = new ArrayList<>(Color.all());
        Draws.shuffle(random, colors);
        int seats = setup.ruleset().seats().size();
        boolean isAlike = setup.ruleset().seats().stream()
                        .map(seat -> setup.ruleset().colors(seat).size())
                        .distinct()
                        .count()
                == 1;
        return new Renaming(
                Symmetry.values()[random.nextInt(Symmetry.values().length)],
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

    public Cell apply(Cell cell) {
        return symmetry.apply(cell);
    }

    public CellSet apply(CellSet cells) {
        return symmetry.apply(cells);
    }

    public Tile apply(Tile tile) {
        return symmetry.apply(tile);
    }

    public ColoredTile apply(ColoredTile tile) {
        return ColoredTile.of(apply(tile.color()), apply(tile.tile()));
    }

    public Move apply(Move move) {
        return Move.of(apply(move.color()), apply(move.tile()), apply(move.cell()));
    }

    public Setup apply(Setup setup) {
        Setup.Builder image = Setup.builder(setup.ruleset());
        setup.tiles().forEach((cell, tile) -> image.tile(apply(cell), apply(tile)));
        setup.captures().forEach((captor, tile) -> image.capture(apply(captor), apply(tile)));
        setup.hands().forEach((seat, hand) -> image.hand(apply(seat), apply(hand)));
        setup.turn().map(this::apply).ifPresent(image::turn);
        return image.build();
    }

    private Hand apply(Hand hand) {
        return new Hand(apply(hand.color()), apply(hand.rack()), apply(hand.pile()));
    }

    private TileStack apply(TileStack stack) {
        return stack.isHidden()
                ? stack
                : TileStack.of(stack.tiles().stream().map(this::apply).toList());
    }

    public MoveFault apply(MoveFault fault) {
        if (fault instanceof MoveFault.NotYourTurn f) {
            return new MoveFault.NotYourTurn(apply(f.color()), apply(f.owner()), apply(f.turn()));
        }
        if (fault instanceof MoveFault.NotViewersColor f) {
            return new MoveFault.NotViewersColor(apply(f.color()), apply(f.owner()));
        }
        if (fault instanceof MoveFault.ColorNotInPlay f) {
            return new MoveFault.ColorNotInPlay(apply(f.color()));
        }
        if (fault instanceof MoveFault.ColorFinished f) {
            return new MoveFault.ColorFinished(apply(f.color()));
        }
        if (fault instanceof MoveFault.NotOnRack f) {
            return new MoveFault.NotOnRack(apply(f.tile()));
        }
        if (fault instanceof MoveFault.DoesNotFit f) {
            return new MoveFault.DoesNotFit(apply(f.tile()), apply(f.cell()));
        }
        if (fault instanceof MoveFault.OwnTile f) {
            return new MoveFault.OwnTile(apply(f.cell()), apply(f.tile()));
        }
        if (fault instanceof MoveFault.SplitsGroup f) {
            return new MoveFault.SplitsGroup(apply(f.cell()), apply(f.tile()), apply(f.group()), inOrder(f.parts()));
        }
        return fault;
    }

    /** Cell sets under their new names, ordered by their first cells again. */
    public ImmutableList<CellSet> inOrder(ImmutableList<CellSet> sets) {
        return ImmutableList.sortedCopyOf(
                (one, other) -> one.get(0).compareTo(other.get(0)),
                sets.stream().map(this::apply).toList());
    }

    public ImmutableSet<MoveFault> apply(ImmutableSet<MoveFault> faults) {
        return faults.stream().map(this::apply).collect(ImmutableSet.toImmutableSet());
    }
}
