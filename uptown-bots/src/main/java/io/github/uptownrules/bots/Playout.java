package io.github.uptownrules.bots;

import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Move;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A possible world of a view, played on in place: what everybody sees, and racks and piles as they may be. Nothing is made by
 * a move or by a world.
 */
final class Playout {
    private static final int COLORS = MutableBoard.COLORS;
    private static final int FACES = Face.all().size();

    final MutableBoard field;
    private final int seats;
    private final SampledMovePolicy habits;
    private final Optional<EvaluatedMovePolicy> judgment;

    /** By color, the faces on its rack as bits. */
    private final int[] racks = new int[COLORS];

    /** By color, the faces of its pile, the next one last. */
    private final byte[] piles = new byte[COLORS * FACES];

    private final int[] pileSizes = new int[COLORS];

    /** The seat to move, if it can place; else the first one after it that can. */
    private int turn;

    private final CopyableRandom chance = new CopyableRandom();

    /** Somewhere in a game of the view; those who judge do so by an evaluation, if there is one. */
    Playout(PlayerView view, Optional<Evaluation> evaluation) {
        this.field = new MutableBoard(view);
        this.seats = view.seats().size();
        this.habits = new SampledMovePolicy(field);
        this.judgment = evaluation.map(known -> new EvaluatedMovePolicy(view, field, habits, known));
    }

    /** Goes to a world of a view of the field, each equally likely if the viewer is to move. */
    Playout deal(PlayerView view, MutableBoard start, RandomGenerator random) {
        begin(view, start, random);
        for (int color = 0; color < COLORS; color++) {
            deal(view, Color.all().get(color));
        }
        return this;
    }

    /** Goes to a world of a view of the field. */
    Playout deal(GameState world, MutableBoard start, RandomGenerator random) {
        begin(world, start, random);
        for (Color name : Color.all()) {
            int color = name.ordinal();
            racks[color] = world.rack(name).bits();
            pileSizes[color] = 0;
            for (Face face : world.pile(name).reverse()) {
                piles[color * FACES + pileSizes[color]++] = (byte) face.ordinal();
            }
        }
        return this;
    }

    private void begin(Position position, MutableBoard start, RandomGenerator random) {
        field.set(start);
        habits.forget();
        turn = position.turn().orElseThrow().ordinal();
        chance.set(random.nextLong());
    }

    private void deal(PlayerView view, Color name) {
        int color = name.ordinal();
        int first = color * FACES;
        FaceSet known = view.rack(name).orElse(FaceSet.none());
        int size = 0;
        for (int rest = view.unseen(name).bits(); rest != 0; rest &= rest - 1) {
            piles[first + size++] = (byte) Integer.numberOfTrailingZeros(rest);
        }
        for (int last = size - 1; last > 0; last--) {
            int chosen = first + chance.below(last + 1);
            byte face = piles[chosen];
            piles[chosen] = piles[first + last];
            piles[first + last] = face;
        }
        racks[color] = known.bits();
        pileSizes[color] = size;
        for (int i = view.rackSize(name) - known.size(); i > 0; i--) {
            draw(color);
        }
    }

    Playout set(Playout other) {
        field.set(other.field);
        habits.forget();
        System.arraycopy(other.racks, 0, racks, 0, COLORS);
        System.arraycopy(other.piles, 0, piles, 0, piles.length);
        System.arraycopy(other.pileSizes, 0, pileSizes, 0, COLORS);
        turn = other.turn;
        chance.set(other.chance);
        return this;
    }

    private void draw(int color) {
        if (pileSizes[color] > 0) {
            racks[color] |= 1 << piles[color * FACES + --pileSizes[color]];
        }
    }

    /** Plays a legal move. */
    Playout play(Move move) {
        int face = move.tile().face().ordinal();
        play(move.tile().color().ordinal(), face, move.cell().ordinal());
        return this;
    }

    private void play(int color, int face, int cell) {
        habits.beforePlacement(turn, field.colorOn(cell));
        field.place(turn, color, face, cell);
        racks[color] &= ~(1 << face);
        draw(color);
        turn = turn + 1 == seats ? 0 : turn + 1;
    }

    /** The seat to move, if it can place. */
    int turn() {
        return turn;
    }

    /** Plays a number of moves at most, the first few by the evaluation if there is one, and returns whether the game may still go on. */
    boolean playOn(int most) {
        int judged = judgment.isPresent() ? EvaluatedMovePolicy.MOVES : 0;
        int stuck = 0;
        for (int ply = 0; ply < most && stuck < seats; ) {
            if (habits.list(turn, racks)) {
                if (ply < judged) {
                    judgment.get().choose(turn, chance);
                } else {
                    habits.choose(turn, chance);
                }
                play(habits.color(), habits.face(), habits.cell());
                stuck = 0;
                ply++;
            } else {
                stuck++;
                turn = turn + 1 == seats ? 0 : turn + 1;
            }
        }
        return stuck < seats;
    }
}
