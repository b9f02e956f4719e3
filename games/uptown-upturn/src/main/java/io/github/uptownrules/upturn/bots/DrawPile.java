package io.github.uptownrules.upturn.bots;

import java.util.Arrays;

/** The bag of a table, and the played tiles that it is refilled with. */
final class DrawPile {
    private static final int[] NOTHING = new int[0];
    private static final DrawPile EMPTY = ofHidden(0);
    private static final DrawPile CLOSED = ofHidden(1);

    /** Not written to while it is another array than the own one. */
    private int[] bag = NOTHING;

    private int next;
    private int end;

    /** Where refills lie. */
    private final int[] refilled;

    private final int[] played;
    private int playedSize;
    private final ChanceBits chance = new ChanceBits();

    /** An empty bag, in a game of so many tiles. */
    DrawPile(int tiles) {
        refilled = new int[tiles];
        played = new int[tiles];
    }

    /** A pile without room for a tile. It can only be asked whether a tile can be drawn, so many tables share it. */
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

    /** Sets up what will be drawn: a part of an array that is not written to as long as it is used here. */
    void fill(int[] order, int from, int to) {
        bag = order;
        next = from;
        end = to;
    }

    /** Sets up what shuffles at the next refill. */
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

    /** The next tile, if there is one (W18). */
    int draw() {
        if (next == end) {
            refill();
        }
        return bag[next++];
    }

    /** All played tiles become the bag, shuffled from canonical order (V22). */
    private void refill() {
        System.arraycopy(played, 0, refilled, 0, playedSize);
        Arrays.sort(refilled, 0, playedSize);
        chance.shuffle(refilled, playedSize);
        bag = refilled;
        next = 0;
        end = playedSize;
        playedSize = 0;
    }

    /** The bag, next draw first. */
    int[] bag() {
        return Arrays.copyOfRange(bag, next, end);
    }

    /** What a refill takes, in canonical order. */
    int[] played() {
        int[] tiles = Arrays.copyOf(played, playedSize);
        Arrays.sort(tiles);
        return tiles;
    }

    long generatorState() {
        return chance.state();
    }
}
