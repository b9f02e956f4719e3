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
 * The observed turns of a seat with hidden racks. They constrain the order in which it drew its tiles: the first ones
 * form its rack at the start, and each placement draws the next. A placed tile was drawn before. A tile that the seat
 * could have placed when it was skipped (Q1) was drawn later.
 */
final class SeenTurns {
    /** The number of grades of carefulness. Each grade is twice as careful as the previous one. */
    static final int GRADES = 4;

    /** The difference in points that reduces the probability of a move to a third for the least careful seat. */
    private static final double CARELESS = 0.4;

    /** Larger differences in points are ignored. */
    private static final double FAR = 30;

    /** The maximum weight of a choice as evidence, because every player errs at times. */
    private static final double MOST = 1e9;

    /**
     * A choice.
     *
     * @param likings for each grade, slot and face, the likelihood of placing that tile, if drawn, relative to the tile
     *     that was placed
     * @param placed for each slot, the number of tiles of its color placed before this choice
     */
    record Choice(double[][] likings, int[] placed) {}

    private final ImmutableList<Color> colors;

    private final List<Choice> choices = new ArrayList<>();
    private final int[] rackSizes;
    private final int[] placed;

    /** The faces of each slot that were not placed, as bits. */
    private final int[] unplayed;

    /** The earliest possible position of each face in the order in which its slot draws. */
    private final int[] earliest;

    /**
     * The latest possible position of each face in the order in which its slot draws; -1 if it was placed before the
     * start.
     */
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

    /**
     * Adds a placement by the seat, given the moves that it would have had with all its unplayed tiles on its racks.
     */
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

    /** Adds a skipped turn: the seat has none of the tiles of the listed moves. */
    void wasStuck(SampledMovePolicy listed) {
        listed.forEach((color, face, cell, worth) -> {
            int slot = slot(color);
            earliest[index(slot, face)] = rackSizes[slot] + placed[slot];
        });
    }

    /** Returns whether all orders of drawing are equally likely, because the seat had no turn. */
    boolean giveNoEvidence() {
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
