package io.github.uptownrules.bots;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Seat;
import java.util.Arrays;

/**
 * What everybody sees of a game, in arrays that change in place: the cells of each color, which tiles are unplayed, and what
 * was captured. Colors, faces, cells and seats are their ordinal numbers. For each color it knows its groups and what touches
 * them, found when first asked for after a change.
 */
final class Field implements Tally {
    static final int COLORS = Color.all().size();
    static final int NONE = -1;

    /** A cell may touch so many groups of a color, as far as it is told. */
    static final int MOST_TOUCHED = 3;

    /** Where it was set last, which knows the seats, their colors and the ruleset. */
    private PlayerView start;

    /** By color, its owner or {@link #NONE}. */
    private final int[] owners = new int[COLORS];

    final long[] upper = new long[COLORS];
    final long[] lower = new long[COLORS];

    /** By color, the faces of the tiles on racks and in piles, as bits. */
    final int[] unplayed = new int[COLORS];

    /** By color, how many of its tiles will still be placed at most. */
    private final int[] left = new int[COLORS];

    /** By seat, how many tiles it may still place by the limit of the ruleset. */
    private final int[] limits = new int[Seat.all().size()];

    private final int[] captures = new int[Seat.all().size() * COLORS];

    // What follows is derived of the cells of a color, and stale for some.

    private int staleGroups;
    private int staleCuts;
    private final int[] groups = new int[COLORS];
    final long[] singleUpper = new long[COLORS];
    final long[] singleLower = new long[COLORS];

    /** By color and number, the other cells that touch so many of its groups or more, from 1 on. */
    private final long[] touchUpper = new long[COLORS * MOST_TOUCHED];

    private final long[] touchLower = new long[COLORS * MOST_TOUCHED];
    private final long[] cutUpper = new long[COLORS];
    private final long[] cutLower = new long[COLORS];

    Field(PlayerView view) {
        start = view;
        set(view);
    }

    Field set(PlayerView view) {
        start = view;
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
            upper[color.ordinal()] = cells.upperWord();
            lower[color.ordinal()] = cells.lowerWord();
            unplayed[color.ordinal()] = view.board().unplayed(color).bits();
            left[color.ordinal()] =
                    view.owner(color).isEmpty() || view.isFinished(color) ? 0 : view.pileSize(color) + 1;
        }
        staleGroups = (1 << COLORS) - 1;
        staleCuts = staleGroups;
        return this;
    }

    Field set(Field other) {
        start = other.start;
        staleGroups = other.staleGroups;
        staleCuts = other.staleCuts;
        copy(other.owners, owners);
        copy(other.unplayed, unplayed);
        copy(other.left, left);
        copy(other.limits, limits);
        copy(other.captures, captures);
        copy(other.groups, groups);
        copy(other.upper, upper);
        copy(other.lower, lower);
        copy(other.singleUpper, singleUpper);
        copy(other.singleLower, singleLower);
        copy(other.touchUpper, touchUpper);
        copy(other.touchLower, touchLower);
        copy(other.cutUpper, cutUpper);
        copy(other.cutLower, cutLower);
        return this;
    }

    private static void copy(int[] from, int[] to) {
        System.arraycopy(from, 0, to, 0, to.length);
    }

    private static void copy(long[] from, long[] to) {
        System.arraycopy(from, 0, to, 0, to.length);
    }

    Ruleset ruleset() {
        return start.ruleset();
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
        while (color >= 0 && (upper[color] & Words.cellUpper(cell) | lower[color] & Words.cellLower(cell)) == 0) {
            color--;
        }
        return color;
    }

    /** Places a tile, and captures what lies there. */
    void place(int seat, int color, int face, int cell) {
        int captured = colorOn(cell);
        if (captured != NONE) {
            toggle(captured, cell);
            captures[seat * COLORS + captured]++;
        }
        toggle(color, cell);
        unplayed[color] &= ~(1 << face);
        left[color]--;
        limits[seat]--;
    }

    private void toggle(int color, int cell) {
        upper[color] ^= Words.cellUpper(cell);
        lower[color] ^= Words.cellLower(cell);
        staleGroups |= 1 << color;
        staleCuts |= 1 << color;
    }

    int groups(int color) {
        refreshGroups(color);
        return groups[color];
    }

    /** The cells of no tile of this color that touch so many of its groups or more. */
    long touchUpper(int color, int count) {
        refreshGroups(color);
        return touchUpper[color * MOST_TOUCHED + count - 1];
    }

    long touchLower(int color, int count) {
        refreshGroups(color);
        return touchLower[color * MOST_TOUCHED + count - 1];
    }

    /** The tiles of a color that touch no other of it. */
    long singleUpper(int color) {
        refreshGroups(color);
        return singleUpper[color];
    }

    long singleLower(int color) {
        refreshGroups(color);
        return singleLower[color];
    }

    private void refreshGroups(int color) {
        if ((staleGroups >> color & 1) == 0) {
            return;
        }
        staleGroups &= ~(1 << color);
        long tilesUpper = upper[color];
        long tilesLower = lower[color];
        long restUpper = tilesUpper & Words.besideUpper(tilesUpper, tilesLower);
        long restLower = tilesLower & Words.besideLower(tilesUpper, tilesLower);
        long aloneUpper = tilesUpper ^ restUpper;
        long aloneLower = tilesLower ^ restLower;
        singleUpper[color] = aloneUpper;
        singleLower[color] = aloneLower;
        groups[color] = Long.bitCount(aloneUpper) + Long.bitCount(aloneLower);
        int first = color * MOST_TOUCHED;
        Arrays.fill(touchUpper, first, first + MOST_TOUCHED, 0);
        Arrays.fill(touchLower, first, first + MOST_TOUCHED, 0);
        // Single tiles are taken all at once: each of the four steps leads from a cell to one other group.
        touch(first, aloneUpper << 1, aloneLower << 1);
        touch(first, aloneUpper >>> 1, aloneLower >>> 1);
        touch(first, aloneUpper << 10, aloneLower << 10 | aloneUpper >>> 40);
        touch(first, aloneUpper >>> 10 | aloneLower << 40, aloneLower >>> 10);
        while ((restUpper | restLower) != 0) {
            long nextUpper = Long.lowestOneBit(restUpper);
            long nextLower = nextUpper == 0 ? Long.lowestOneBit(restLower) : 0;
            long groupUpper;
            long groupLower;
            long besideUpper;
            long besideLower;
            do {
                groupUpper = nextUpper;
                groupLower = nextLower;
                besideUpper = Words.besideUpper(groupUpper, groupLower);
                besideLower = Words.besideLower(groupUpper, groupLower);
                nextUpper = groupUpper | besideUpper & restUpper;
                nextLower = groupLower | besideLower & restLower;
            } while (nextUpper != groupUpper || nextLower != groupLower);
            restUpper ^= groupUpper;
            restLower ^= groupLower;
            groups[color]++;
            touch(first, besideUpper, besideLower);
        }
        for (int i = first; i < first + MOST_TOUCHED; i++) {
            touchUpper[i] &= Words.UPPER & ~tilesUpper;
            touchLower[i] &= Words.LOWER & ~tilesLower;
        }
    }

    /** Counts one group more for these cells. */
    private void touch(int first, long cellsUpper, long cellsLower) {
        touchUpper[first + 2] |= touchUpper[first + 1] & cellsUpper;
        touchLower[first + 2] |= touchLower[first + 1] & cellsLower;
        touchUpper[first + 1] |= touchUpper[first] & cellsUpper;
        touchLower[first + 1] |= touchLower[first] & cellsLower;
        touchUpper[first] |= cellsUpper;
        touchLower[first] |= cellsLower;
    }

    /** The tiles of a color that nobody may capture, for that would split a group (R19). */
    long cutUpper(int color) {
        refreshCuts(color);
        return cutUpper[color];
    }

    long cutLower(int color) {
        refreshCuts(color);
        return cutLower[color];
    }

    private void refreshCuts(int color) {
        if ((staleCuts >> color & 1) != 0) {
            staleCuts &= ~(1 << color);
            CellSet cuts = CellSet.ofWords(upper[color], lower[color]).cutCells();
            cutUpper[color] = cuts.upperWord();
            cutLower[color] = cuts.lowerWord();
        }
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
        return ruleset().scoring().score(this, Seat.all().get(seat));
    }

    /** How many points a seat would lose by one capture more of a color. */
    int costOfCapture(int seat, int color) {
        int before = score(seat);
        addCaptures(seat, color, 1);
        int after = score(seat);
        addCaptures(seat, color, -1);
        return before - after;
    }

    /** How many points the owner of a color would lose by one group more of it. */
    int costOfGroup(int color) {
        int before = score(owners[color]);
        addGroups(color, 1);
        int after = score(owners[color]);
        addGroups(color, -1);
        return before - after;
    }

    /** Counts so many groups more of a color, until it changes or this is taken back. */
    void addGroups(int color, int more) {
        refreshGroups(color);
        groups[color] += more;
    }

    /** Counts so many captures more, until this is taken back. */
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
    public int captureCount(Seat captor, Color color) {
        return captures[captor.ordinal() * COLORS + color.ordinal()];
    }
}
