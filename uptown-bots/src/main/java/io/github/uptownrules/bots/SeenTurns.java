package io.github.uptownrules.bots;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.math.StableMath;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Color;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What was seen of the turns of a seat whose racks are hidden. Its tiles are thought of in the order in which it draws them: the
 * first ones are its rack at the start, and each placement draws the next. A tile that was placed had been drawn by then, and one
 * that would have been placed if it could (Q1) had not.
 */
final class SeenTurns {
    /** How careful a seat may be: each grade is twice as careful as the one before. */
    static final int GRADES = 4;

    /** By how many points a move looks worse that the least careful chooses a third as often. */
    private static final double CARELESS = 0.4;

    /** Points beyond this make no difference. */
    private static final double FAR = 30;

    /** No choice tells more than this, for everyone errs at times. */
    private static final double MOST = 1e9;

    /**
     * A choice.
     *
     * @param likings by grade of care, slot and face, how likely the seat is to place the tile if it has it, beside what it placed
     * @param placed by slot, how many tiles of the color it had placed before
     */
    record Choice(double[][] likings, int[] placed) {}

    /** A slot for each color of the seat. */
    private final ImmutableList<Color> colors;

    private final List<Choice> choices = new ArrayList<>();
    private final int[] rackSizes;
    private final int[] placed;

    /** By slot, the faces not placed, as bits. */
    private final int[] unplayed;

    /** By slot and face, the first place in the order of drawing that it may have. */
    private final int[] earliest;

    /** By slot and face, the last place that it may have; -1 if it had been placed at the start. */
    private final int[] latest;

    SeenTurns(PlayerView start, Seat seat) {
        this.colors = start.colors(seat);
        this.rackSizes = colors.stream().mapToInt(start::rackSize).toArray();
        this.placed = new int[colors.size()];
        this.unplayed = colors.stream()
                .mapToInt(color -> start.board().unplayed(color).bits())
                .toArray();
        this.earliest = new int[colors.size() * HiddenTiles.FACES];
        this.latest = new int[colors.size() * HiddenTiles.FACES];
        Arrays.fill(latest, -1);
        for (int slot = 0; slot < colors.size(); slot++) {
            for (int rest = unplayed[slot]; rest != 0; rest &= rest - 1) {
                latest[index(slot, Integer.numberOfTrailingZeros(rest))] = Integer.bitCount(unplayed[slot]) - 1;
            }
        }
    }

    static int index(int slot, int face) {
        return slot * HiddenTiles.FACES + face;
    }

    private int slot(int color) {
        return colors.indexOf(Color.all().get(color));
    }

    /** The seat places a tile: of the moves that it would have with all tiles, which are listed, this one. */
    void chose(SampledMovePolicy listed, int color, int face, int cell) {
        double[][] likings = new double[GRADES][earliest.length];
        double[] made = new double[GRADES];
        listed.forEach((otherColor, otherFace, otherCell, worth) -> {
            int index = index(slot(otherColor), otherFace);
            boolean isMade = otherCell == cell && otherFace == face && otherColor == color;
            double liking = StableMath.exp(Math.max(-FAR, Math.min(FAR, worth)) / CARELESS);
            for (int grade = 0; grade < GRADES; grade++) {
                likings[grade][index] += liking;
                made[grade] = isMade ? liking : made[grade];
                liking *= liking;
            }
        });
        if (made[0] > 0) {
            for (int grade = 0; grade < GRADES; grade++) {
                for (int i = 0; i < likings[grade].length; i++) {
                    likings[grade][i] = Math.min(MOST, likings[grade][i] / made[grade]);
                }
            }
            choices.add(new Choice(likings, placed.clone()));
        }
        int slot = slot(color);
        latest[index(slot, face)] = rackSizes[slot] + placed[slot] - 1;
        placed[slot]++;
        unplayed[slot] &= ~(1 << face);
    }

    /** The seat cannot place: it has none of the tiles that would make a move, which are listed. */
    void wasStuck(SampledMovePolicy listed) {
        listed.forEach((color, face, cell, worth) -> {
            int slot = slot(color);
            earliest[index(slot, face)] = rackSizes[slot] + placed[slot];
        });
    }

    /** Whether all orders of drawing are equally likely, for the seat had no turn. */
    boolean tellNothing() {
        return choices.isEmpty() && Arrays.stream(earliest).allMatch(place -> place == 0);
    }

    ImmutableList<Color> colors() {
        return colors;
    }

    List<Choice> choices() {
        return choices;
    }

    int rackSize(int slot) {
        return rackSizes[slot];
    }

    /** How many tiles of a color it has placed. */
    int placed(int slot) {
        return placed[slot];
    }

    int unplayed(int slot) {
        return unplayed[slot];
    }

    int earliest(int slot, int face) {
        return earliest[index(slot, face)];
    }

    int latest(int slot, int face) {
        return latest[index(slot, face)];
    }
}
