package io.github.uptownrules.upturn.naive;

import java.util.ArrayList;
import java.util.List;

/** Plays one legal move (section 3, "Playing"). */
final class NaivePlay {

    private final NaiveState before;
    private final int mover;
    private String reference;
    private String direction;
    private String rotation;
    private List<String> played;
    private List<String> bag;
    private final List<List<String>> racks = new ArrayList<>();
    private long generator;

    /** The effects of the move, in order; see {@link NaiveUpTurn#effects}. */
    private final List<String> effects = new ArrayList<>();

    private NaivePlay(NaiveState before) {
        this.before = before;
        mover = before.turn();
        reference = before.reference();
        direction = before.direction();
        rotation = before.rotation();
        played = new ArrayList<>(before.played());
        bag = new ArrayList<>(before.bag());
        before.racks().forEach(rack -> racks.add(new ArrayList<>(rack)));
        generator = before.generator();
    }

    static NaiveState play(NaiveState before, NaiveMove move) {
        return new NaivePlay(before).play(move);
    }

    static List<String> effects(NaiveState before, NaiveMove move) {
        NaivePlay play = new NaivePlay(before);
        play.play(move);
        return List.copyOf(play.effects);
    }

    private NaiveState play(NaiveMove move) {
        if (move.isNumbers()) {
            layNumbers(move);
        } else if (move.isAction()) {
            layAction(move);
        }
        if (rack(mover).isEmpty()) {
            // V4, W16: the game is over at once, and has no rotation.
            rotation = "";
            return after(0, false);
        }
        for (int seat : move.handOuts()) {
            // V17, V19: the tile goes from the bag to the rack unseen (W15).
            draw(seat, "handed out");
        }
        if (move.leavesOne(before.rack(mover))) {
            effects.add(move.call() ? "called" : "not called");
            if (!move.call()) {
                missCall();
            }
        }
        if (move.isDraw()) {
            // V11: a draw keeps the turn.
            draw(mover, "drawn");
            return after(mover, true);
        }
        return after(next(move), false);
    }

    private void layNumbers(NaiveMove move) {
        if (before.isOpen()) {
            // V7: a higher number makes the game rise, a lower one fall.
            direction = NaiveTiles.value(move.last()) > NaiveTiles.value(reference) ? "+" : "-";
        }
        for (String tile : move.laid()) {
            // Each tile laid moves the previous one to the played tiles; the last is the reference (W6, W14, W18).
            rack(mover).remove(tile);
            played.add(reference);
            reference = tile;
        }
    }

    private void layAction(NaiveMove move) {
        rack(mover).remove(move.last());
        played.add(move.last());
        if (!move.direction().isEmpty()) {
            // V12, V15.
            direction = move.direction();
        }
        if (!move.neighbor().isEmpty()) {
            // V13: the rotation stays until the next arrow.
            rotation = move.neighbor();
        }
    }

    /** V20, W17: the mover draws three at once, or fewer if the tiles run out. */
    private void missCall() {
        for (int i = 0; i < 3; i++) {
            if (!bag.isEmpty() || !played.isEmpty()) {
                draw(mover, "for the call");
            }
        }
    }

    /** Draws one tile from the bag to a rack, after refilling an empty bag (V22, W18). */
    private void draw(int seat, String why) {
        if (bag.isEmpty()) {
            effects.add("refill");
            NaiveBits bits = new NaiveBits(generator);
            bag = bits.shuffled(NaiveTiles.sorted(played));
            played = new ArrayList<>();
            generator = bits.state();
        }
        effects.add(seat + " gets " + bag.get(0) + " " + why);
        rack(seat).add(bag.remove(0));
    }

    /** Returns the seat to move after the mover. */
    private int next(NaiveMove move) {
        String tile = move.isAction() ? move.last() : "";
        if (tile.equals("J")) {
            // V15: the mover plays again.
            return mover;
        }
        int skips = tile.equals("S") ? 1 : tile.equals("T") ? 2 : 0;
        // W10: only others are skipped, so possibly fewer.
        skips = Math.min(skips, racks.size() - 1);
        int seat = neighbor(mover);
        for (int i = 0; i < skips; i++) {
            // V14.
            effects.add(seat + " is skipped");
            seat = neighbor(seat);
        }
        return seat;
    }

    /** Returns the next seat in rotation: left is up, and seat 1 comes after the last seat. */
    private int neighbor(int seat) {
        if (rotation.equals("L")) {
            return seat == racks.size() ? 1 : seat + 1;
        }
        return seat == 1 ? racks.size() : seat - 1;
    }

    private List<String> rack(int seat) {
        return racks.get(seat - 1);
    }

    private NaiveState after(int turn, boolean drawn) {
        return new NaiveState(
                before.ruleset(), reference, direction, turn, rotation, drawn, played, bag, racks, generator);
    }
}
