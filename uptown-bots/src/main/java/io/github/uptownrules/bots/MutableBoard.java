package io.github.uptownrules.bots;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.grid.Grid;
import io.github.uptownrules.core.simulation.Rollout;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import java.util.Arrays;

/**
 * The public part of a game, in mutable arrays: the cells of each color, the unplayed tiles and the captures. Colors,
 * faces, cells and seats are represented by their ordinals. A {@link GroupCache} has the groups.
 */
final class MutableBoard implements Tally {
    static final int COLORS = Color.all().size();
    static final int NONE = -1;
    private static final int UNKNOWN = Integer.MIN_VALUE;

    /** The maximum number of touched groups to count for a cell. */
    static final int MOST_TOUCHED = GroupCache.MOST_TOUCHED;

    /** The position that was set last, for its seats and colors. */
    private Tally start;

    private Ruleset ruleset;

    /** The seat to move in that position, or {@link #NONE}. */
    private int startTurn;

    /** The owner of each color, or {@link #NONE}. */
    private final int[] owners = new int[COLORS];

    private final GroupCache groups = new GroupCache();

    /** The faces of each color's tiles on racks and in piles, as bits. */
    final int[] unplayed = new int[COLORS];

    /** The maximum number of tiles of each color that will still be placed. */
    private final int[] left = new int[COLORS];

    /** The number of tiles that the ruleset's limit still allows each seat to place. */
    private final int[] limits = new int[Seat.all().size()];

    private final int[] captures = new int[Seat.all().size() * COLORS];

    // Offsets in the array of points.

    /** The current score of each seat. */
    private static final int SCORES = 0;

    /** The {@link #costOfCapture} for each seat and color. */
    private static final int CAPTURE_COSTS = SCORES + Seat.all().size();

    /** The {@link #costOfGroup} for each color. */
    private static final int GROUP_COSTS = CAPTURE_COSTS + Seat.all().size() * COLORS;

    /** Points, or {@link #UNKNOWN} if not computed since a change. */
    private final int[] known = new int[GROUP_COSTS + COLORS];

    MutableBoard(PlayerView view) {
        start = view;
        ruleset = view.ruleset();
        set(view);
    }

    /** Copies the unfinished colors of a rollout, which does not reveal how many more tiles a limit allows. */
    MutableBoard(Rollout rollout) {
        start = rollout;
        ruleset = rollout.ruleset();
        startTurn = rollout.turn().map(Seat::ordinal).orElse(NONE);
        Arrays.fill(owners, NONE);
        Arrays.fill(limits, Integer.MAX_VALUE / 2);
        for (Seat seat : rollout.seats()) {
            for (Color color : rollout.colors(seat)) {
                owners[color.ordinal()] = seat.ordinal();
            }
            for (Color color : Color.all()) {
                captures[seat.ordinal() * COLORS + color.ordinal()] = rollout.captureCount(seat, color);
            }
        }
        for (int color = 0; color < COLORS; color++) {
            Color name = Color.all().get(color);
            groups.set(
                    color, rollout.cells(name).upperWord(), rollout.cells(name).lowerWord());
            unplayed[color] = rollout.unplayed(name).bits();
            left[color] = unplayed[color] == 0
                    ? 0
                    : Integer.bitCount(unplayed[color])
                            - ruleset.rackSize(Seat.all().get(owners[color]))
                            + 1;
        }
        Arrays.fill(known, UNKNOWN);
    }

    MutableBoard set(PlayerView view) {
        start = view;
        ruleset = view.ruleset();
        startTurn = view.turn().map(Seat::ordinal).orElse(NONE);
        Arrays.fill(owners, NONE);
        for (Seat seat : view.seats()) {
            limits[seat.ordinal()] = view.ruleset().placementLimit().orElse(Integer.MAX_VALUE / 2);
            for (Color color : view.colors(seat)) {
                owners[color.ordinal()] = seat.ordinal();
                limits[seat.ordinal()] -=
                        Face.all().size() - view.board().unplayed(color).size();
            }
            for (Color color : Color.all()) {
                captures[seat.ordinal() * COLORS + color.ordinal()] = view.captureCount(seat, color);
            }
        }
        for (Color color : Color.all()) {
            CellSet cells = view.board().cells(color);
            groups.set(color.ordinal(), cells.upperWord(), cells.lowerWord());
            unplayed[color.ordinal()] = view.board().unplayed(color).bits();
            left[color.ordinal()] =
                    view.owner(color).isEmpty() || view.isFinished(color) ? 0 : view.pileSize(color) + 1;
        }
        Arrays.fill(known, UNKNOWN);
        return this;
    }

    MutableBoard set(MutableBoard other) {
        start = other.start;
        ruleset = other.ruleset;
        startTurn = other.startTurn;
        copy(other.owners, owners);
        copy(other.unplayed, unplayed);
        copy(other.left, left);
        copy(other.limits, limits);
        copy(other.captures, captures);
        copy(other.known, known);
        groups.set(other.groups);
        return this;
    }

    /** Computes the costs of groups and captures, once for all copies. */
    void findCosts() {
        for (int color = 0; color < COLORS; color++) {
            costOfGroup(color);
            for (int seat = 0; seat < seats().size(); seat++) {
                if (owners[color] != seat) {
                    costOfCapture(seat, color);
                }
            }
        }
    }

    private static void copy(int[] from, int[] to) {
        System.arraycopy(from, 0, to, 0, to.length);
    }

    Ruleset ruleset() {
        return ruleset;
    }

    /** Returns the seat to move in the position that was set. */
    int startTurn() {
        return startTurn;
    }

    int owner(int color) {
        return owners[color];
    }

    /** Returns the number of tiles of a color that may still be placed. */
    int left(int color) {
        return owners[color] == NONE ? 0 : Math.min(left[color], Math.max(0, limits[owners[color]]));
    }

    int left() {
        int sum = 0;
        for (int color = 0; color < COLORS; color++) {
            sum += left(color);
        }
        return sum;
    }

    /** Returns the color of the tile on a cell, or {@link #NONE}. */
    int colorOn(int cell) {
        int color = COLORS - 1;
        while (color >= 0 && (upper(color) & Grid.upperBit(cell) | lower(color) & Grid.lowerBit(cell)) == 0) {
            color--;
        }
        return color;
    }

    void place(int seat, int color, int face, int cell) {
        int captured = colorOn(cell);
        if (captured != NONE) {
            groups.toggle(captured, cell);
            captures[seat * COLORS + captured]++;
            int first = CAPTURE_COSTS + seat * COLORS;
            Arrays.fill(known, first, first + COLORS, UNKNOWN);
        }
        groups.toggle(color, cell);
        unplayed[color] &= ~(1 << face);
        left[color]--;
        limits[seat]--;
        Arrays.fill(known, SCORES, CAPTURE_COSTS, UNKNOWN);
    }

    long upper(int color) {
        return groups.upper(color);
    }

    long lower(int color) {
        return groups.lower(color);
    }

    int groups(int color) {
        return groups.count(color);
    }

    /**
     * Returns the upper word of the cells without a tile of a color that touch at least {@code count} of its groups.
     */
    long touchUpper(int color, int count) {
        return groups.touchUpper(color, count);
    }

    long touchLower(int color, int count) {
        return groups.touchLower(color, count);
    }

    /** Returns the upper word of the single tiles of a color. */
    long singleUpper(int color) {
        return groups.singleUpper(color);
    }

    long singleLower(int color) {
        return groups.singleLower(color);
    }

    /** Returns the upper word of the tiles of a color whose capture would split a group (R19). */
    long cutUpper(int color) {
        return groups.cutUpper(color);
    }

    long cutLower(int color) {
        return groups.cutLower(color);
    }

    int captures(int seat, int color) {
        return captures[seat * COLORS + color];
    }

    int captures(int seat) {
        int count = 0;
        for (int color = 0; color < COLORS; color++) {
            count += captures[seat * COLORS + color];
        }
        return count;
    }

    int score(int seat) {
        if (known[SCORES + seat] == UNKNOWN) {
            known[SCORES + seat] = findScore(seat);
        }
        return known[SCORES + seat];
    }

    private int findScore(int seat) {
        return ruleset.scoring().score(this, Seat.all().get(seat));
    }

    /**
     * Returns the points that a seat would lose with one more capture of a color. The value is kept until the seat
     * captures again.
     */
    int costOfCapture(int seat, int color) {
        int index = CAPTURE_COSTS + seat * COLORS + color;
        if (known[index] == UNKNOWN) {
            addCaptures(seat, color, 1);
            int after = findScore(seat);
            addCaptures(seat, color, -1);
            known[index] = score(seat) - after;
        }
        return known[index];
    }

    /**
     * Returns the points that the owner of a color would lose with one more group of that color. Computed for the position that
     * was set; 0 if the color has no owner.
     */
    int costOfGroup(int color) {
        int index = GROUP_COSTS + color;
        if (known[index] == UNKNOWN) {
            known[index] = owners[color] == NONE ? 0 : score(owners[color]) - scoreWithGroupMore(color);
        }
        return known[index];
    }

    private int scoreWithGroupMore(int color) {
        addGroups(color, 1);
        int score = findScore(owners[color]);
        addGroups(color, -1);
        return score;
    }

    /**
     * Adds to the number of groups of a color, until the color changes or the addition is undone. Does not update
     * {@link #score}.
     */
    void addGroups(int color, int more) {
        groups.add(color, more);
    }

    /** Adds to the captures until the addition is undone. Does not update {@link #score}. */
    void addCaptures(int seat, int color, int more) {
        captures[seat * COLORS + color] += more;
    }

    @Override
    public ImmutableList<Seat> seats() {
        return start.seats();
    }

    @Override
    public ImmutableList<Color> colors(Seat seat) {
        return start.colors(seat);
    }

    @Override
    public int groupCount(Color color) {
        return groups(color.ordinal());
    }

    @Override
    public int largestGroup(Color color) {
        return Grid.largestGroup(upper(color.ordinal()), lower(color.ordinal()));
    }

    @Override
    public int captureCount(Seat captor, Color color) {
        return captures[captor.ordinal() * COLORS + color.ordinal()];
    }

    @Override
    public int groupCount(Seat seat) {
        int count = 0;
        for (int color = 0; color < COLORS; color++) {
            if (owners[color] == seat.ordinal()) {
                count += groups(color);
            }
        }
        return count;
    }

    @Override
    public int captureCount(Seat captor) {
        return captures(captor.ordinal());
    }
}
