package io.github.uptownrules.bots;

import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;

/** The racks and piles of a possible world, in mutable arrays. Colors and faces are represented by their ordinals. */
final class HiddenTiles {
    static final int COLORS = MutableBoard.COLORS;
    static final int FACES = Face.all().size();

    /** The faces on the rack of each color, as bits. */
    final int[] racks = new int[COLORS];

    /** The faces in the pile of each color, the next one last. */
    private final byte[] piles = new byte[COLORS * FACES];

    private final int[] pileSizes = new int[COLORS];

    /** Deals racks and piles of possible worlds. */
    @FunctionalInterface
    interface Dealer {
        void deal(HiddenTiles tiles, CopyableRandom chance);
    }

    /** Returns a dealer of the worlds of a view, all equally likely if the viewer is to move. */
    static Dealer alike(PlayerView view) {
        return (tiles, chance) -> {
            for (int color = 0; color < COLORS; color++) {
                tiles.deal(view, color, chance);
            }
        };
    }

    /** Returns a dealer of one fixed world. */
    static Dealer as(GameState world) {
        return (tiles, chance) -> {
            for (Color name : Color.all()) {
                int color = name.ordinal();
                tiles.deal(color, world.rack(name).bits());
                world.pile(name).reverse().forEach(face -> tiles.put(color, face.ordinal()));
            }
        };
    }

    /** Deals a color: its known tiles, and the others at random. */
    void deal(PlayerView view, int color, CopyableRandom chance) {
        Color name = Color.all().get(color);
        FaceSet known = view.rack(name).orElse(FaceSet.none());
        deal(color, known.bits());
        for (int rest = view.unseen(name).bits(); rest != 0; rest &= rest - 1) {
            put(color, Integer.numberOfTrailingZeros(rest));
        }
        shuffle(color, chance);
        for (int i = view.rackSize(name) - known.size(); i > 0; i--) {
            draw(color);
        }
    }

    /** Starts a color with a rack and an empty pile. */
    void deal(int color, int rack) {
        racks[color] = rack;
        pileSizes[color] = 0;
    }

    void put(int color, int face) {
        piles[color * FACES + pileSizes[color]++] = (byte) face;
    }

    /** {@return the faces of a pile, the next one first} */
    int[] pile(int color) {
        int[] pile = new int[pileSizes[color]];
        for (int i = 0; i < pile.length; i++) {
            pile[i] = piles[color * FACES + pile.length - 1 - i];
        }
        return pile;
    }

    void shuffle(int color, CopyableRandom chance) {
        int first = color * FACES;
        for (int last = pileSizes[color] - 1; last > 0; last--) {
            int chosen = first + chance.below(last + 1);
            byte face = piles[chosen];
            piles[chosen] = piles[first + last];
            piles[first + last] = face;
        }
    }

    /** Removes a tile from a rack, and draws another if possible. */
    void play(int color, int face) {
        racks[color] &= ~(1 << face);
        draw(color);
    }

    private void draw(int color) {
        if (pileSizes[color] > 0) {
            racks[color] |= 1 << piles[color * FACES + --pileSizes[color]];
        }
    }

    void set(HiddenTiles other) {
        System.arraycopy(other.racks, 0, racks, 0, COLORS);
        System.arraycopy(other.piles, 0, piles, 0, piles.length);
        System.arraycopy(other.pileSizes, 0, pileSizes, 0, COLORS);
    }
}
