package io.github.uptownrules.upturn.naive;

import java.util.ArrayList;
import java.util.List;

/**
 * A complete position (section 3), without lines of tiles (W7). Immutable; its lists are never changed.
 *
 * @param ruleset the ruleset's id
 * @param reference the last numbered tile laid (W6)
 * @param direction {@code +} rising, {@code -} falling, {@code =} open (W5)
 * @param turn the seat to move, from 1; 0 when the game is over
 * @param rotation {@code L} or {@code R}; empty when the game is over
 * @param drawn whether the seat to move has drawn in this turn (V11)
 * @param played the laid tiles that a refill takes, in canonical order (W18)
 * @param bag the tiles in drawing order
 * @param racks the tiles of each seat, in canonical order
 * @param generator the generator of refills
 */
record NaiveState(
        String ruleset,
        String reference,
        String direction,
        int turn,
        String rotation,
        boolean drawn,
        List<String> played,
        List<String> bag,
        List<List<String>> racks,
        long generator) {

    NaiveState {
        played = NaiveTiles.sorted(played);
        bag = List.copyOf(bag);
        racks = racks.stream().map(NaiveTiles::sorted).toList();
    }

    int seats() {
        return racks.size();
    }

    boolean isOver() {
        return turn == 0;
    }

    boolean isOpen() {
        return direction.equals("=");
    }

    List<String> rack(int seat) {
        return racks.get(seat - 1);
    }

    /** Returns the rack of the seat to move. */
    List<String> rack() {
        return rack(turn);
    }

    /** Returns all seats but one, ascending. */
    List<Integer> others(int seat) {
        List<Integer> others = new ArrayList<>();
        for (int other = 1; other <= seats(); other++) {
            if (other != seat) {
                others.add(other);
            }
        }
        return others;
    }

    /** Returns whether a tile can be drawn from the bag or after a refill (V22, W18). */
    boolean canDraw() {
        return !bag.isEmpty() || !played.isEmpty();
    }

    String text() {
        return text(NaiveTiles.write(bag), racks.stream().map(NaiveTiles::write).toList(), hex());
    }

    /** Returns the text of the position, with these texts for the bag, the racks and the generator. */
    String text(String bagText, List<String> rackTexts, String generatorText) {
        return String.join(
                " ",
                ruleset,
                reference + direction,
                isOver() ? "-" : turn + rotation + (drawn ? "d" : ""),
                NaiveTiles.write(played),
                bagText,
                String.join(";", rackTexts),
                generatorText);
    }

    private String hex() {
        String digits = Long.toHexString(generator);
        return "0".repeat(16 - digits.length()) + digits;
    }
}
