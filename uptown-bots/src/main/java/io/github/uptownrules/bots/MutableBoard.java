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
 * What everybody sees of a game, in arrays that change in place: the cells of each color, which tiles are unplayed, and what
 * was captured. Colors, faces, cells and seats are their ordinal numbers. For each color it knows its {@link GroupCache}.
 */
final class MutableBoard implements Tally {
    static final int COLORS = Color.all().size();
    static final int NONE = -1;
    private static final int UNKNOWN = Integer.MIN_VALUE;

    /** The most groups of a color that a cell is counted to touch. */
    static final int MOST_TOUCHED = GroupCache.MOST_TOUCHED;

    /** Where it was set last, which knows the seats and their colors. */
    private Tally start;

    private Ruleset ruleset;

    /** The seat to move where it was set last, or {@link #NONE}. */
    private int startTurn;

    /** By color, its owner or {@link #NONE}. */
    private final int[] owners = new int[COLORS];

    private final GroupCache groups = new GroupCache();

    /** By color, the faces of the tiles on racks and in piles, as bits. */
    final int[] unplayed = new int[COLORS];

    /** By color, how many of its tiles will still be placed at most. */
    private final int[] left = new int[COLORS];

    /** By seat, how many tiles it may still place by the limit of the ruleset. */
    private final int[] limits = new int[Seat.all().size()];

    private final int[] captures = new int[Seat.all().size() * COLORS];

    // Where the parts of what is known of scores begin.

    /** By seat, its score as the board stands. */
    private static final int SCORES = 0;

    /** By seat and color, what {@link #costOfCapture} says. */
    private static final int CAPTURE_COSTS = SCORES + Seat.all().size();

    /** By color, what {@link #costOfGroup} says. */
    private static final int GROUP_COSTS = CAPTURE_COSTS + Seat.all().size() * COLORS;

    /** Points, or {@link #UNKNOWN} until first asked for after a change. */
    private final int[] known = new int[GROUP_COSTS + COLORS];

    MutableBoard(PlayerView view) {
        start = view;
        ruleset = view.ruleset();
        set(view);
    }

    /** What a rollout shows of unfinished colors; how many tiles a limit leaves to a seat it does not. */
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

    /** Finds what moves may cost, once for all copies. */
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

    /** The seat to move in the view that it was set to. */
    int startTurn() {
        return startTurn;
    }

    int owner(int color) {
        return owners[color];
    }

    /** How many tiles of a color may still be placed. */
    int left(int color) {
        return owners[color] == NONE ? 0 : Math.min(left[color], Math.max(0, limits[owners[color]]));
    }

    /** How many tiles may still be placed. */
    int left() {
        int sum = 0;
        for (int color = 0; color < COLORS; color++) {
            sum += left(color);
        }
        return sum;
    }

    /** The color of the tile on a cell, or {@link #NONE}. */
    int colorOn(int cell) {
        int color = COLORS - 1;
        while (color >= 0 && (upper(color) & Grid.upperBit(cell) | lower(color) & Grid.lowerBit(cell)) == 0) {
            color--;
        }
        return color;
    }

    /** Places a tile, and captures what lies there. */
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

    /** The cells of a color. */
    long upper(int color) {
        return groups.upper(color);
    }

    long lower(int color) {
        return groups.lower(color);
    }

    int groups(int color) {
        return groups.count(color);
    }

    /** The cells without a tile of this color that touch at least a number of its groups. */
    long touchUpper(int color, int count) {
        return groups.touchUpper(color, count);
    }

    long touchLower(int color, int count) {
        return groups.touchLower(color, count);
    }

    /** The tiles of a color that touch no other of it. */
    long singleUpper(int color) {
        return groups.singleUpper(color);
    }

    long singleLower(int color) {
        return groups.singleLower(color);
    }

    /** The tiles of a color that may not be captured, for that would split a group (R19). */
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

    /** How many points a seat would lose by one capture more of a color, as it was after its last one. */
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

    /** How many points the owner of a color would lose by one group more of it, where the board was set; 0 if it has no owner. */
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

    /** Adds to the groups of a color, until it changes or this is taken back; {@link #score} takes no notice. */
    void addGroups(int color, int more) {
        groups.add(color, more);
    }

    /** Adds to the captures, until this is taken back; {@link #score} takes no notice. */
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
