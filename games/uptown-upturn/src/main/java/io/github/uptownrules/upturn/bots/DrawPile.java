package io.github.uptownrules.upturn.bots;

import java.util.Arrays;

/** The bag of a table, and the played tiles for the next refill. */
final class DrawPile {
    private static final int[] NOTHING = new int[0];
    private static final DrawPile EMPTY = ofHidden(0);
    private static final DrawPile CLOSED = ofHidden(1);

    /** This array may be shared, so it is read-only unless it is the array {@link #refilled}. */
    private int[] bag = NOTHING;

    private int next;
    private int end;

    private final int[] refilled;

    private final int[] played;
    private int playedSize;
    private final ChanceBits chance = new ChanceBits();

    /** Creates an empty bag for a game with this number of tiles. */
    DrawPile(int tiles) {
        refilled = new int[tiles];
        played = new int[tiles];
    }

    /** Returns a pile without tiles, shared by many tables, that knows only whether a tile can be drawn. */
    static DrawPile closed(boolean canDraw) {
        return canDraw ? CLOSED : EMPTY;
    }

    private static DrawPile ofHidden(int tiles) {
        DrawPile pile = new DrawPile(0);
        pile.fill(NOTHING, 0, tiles);
        return pile;
    }

    void set(DrawPile other) {
        bag = other.bag;
        if (bag == other.refilled) {
            System.arraycopy(bag, other.next, refilled, other.next, other.end - other.next);
            bag = refilled;
        }
        next = other.next;
        end = other.end;
        System.arraycopy(other.played, 0, played, 0, other.playedSize);
        playedSize = other.playedSize;
        chance.set(other.chance.state());
    }

    /** Sets the tiles to draw: a range of an array that must not change while it is used here. */
    void fill(int[] order, int from, int to) {
        bag = order;
        next = from;
        end = to;
    }

    void setGenerator(long state) {
        chance.set(state);
    }

    void clearPlayed() {
        playedSize = 0;
    }

    void addPlayed(int tile) {
        played[playedSize++] = tile;
    }

    boolean canDraw() {
        return next < end || playedSize > 0;
    }

    /** Draws the next tile, if possible (W18). */
    int draw() {
        if (next == end) {
            refill();
        }
        return bag[next++];
    }

    /** Shuffles all played tiles, from canonical order, into the bag (V22). */
    private void refill() {
        System.arraycopy(played, 0, refilled, 0, playedSize);
        Arrays.sort(refilled, 0, playedSize);
        chance.shuffle(refilled, playedSize);
        bag = refilled;
        next = 0;
        end = playedSize;
        playedSize = 0;
    }

    int[] bag() {
        return Arrays.copyOfRange(bag, next, end);
    }

    /** Returns the played tiles in canonical order. */
    int[] played() {
        int[] tiles = Arrays.copyOf(played, playedSize);
        Arrays.sort(tiles);
        return tiles;
    }

    long generatorState() {
        return chance.state();
    }
}
