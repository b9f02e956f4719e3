package io.github.uptownrules.upturn.naive;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The parts of a move's text; the move need not be legal (section 4).
 *
 * @param kind one of {@code numbers}, {@code action}, {@code draw}, {@code pass}
 * @param laid the tiles in the order laid; none for draw and pass
 * @param direction {@code +} or {@code -} for an arrow or joker, else empty
 * @param neighbor {@code L} or {@code R} for an arrow, else empty
 * @param handOuts a seat for each tile handed out
 * @param call whether "Upturn" is called
 */
record NaiveMove(
        String kind, List<String> laid, String direction, String neighbor, List<Integer> handOuts, boolean call) {

    static final List<String> ACTION_FORMS =
            List.of("S", "T", "J+", "J-", "UL", "UR", "DL", "DR", "B+L", "B+R", "B-L", "B-R");

    /** Returns the move of a text; empty if the text is a syntax error. */
    static Optional<NaiveMove> read(String text) {
        boolean call = text.endsWith("!");
        String body = call ? text.substring(0, text.length() - 1) : text;
        if (body.equals("draw") || body.equals("pass")) {
            return Optional.of(new NaiveMove(body, List.of(), "", "", List.of(), call));
        }
        if (ACTION_FORMS.contains(body)) {
            return Optional.of(action(body, call));
        }
        return numbers(body, call);
    }

    private static NaiveMove action(String body, boolean call) {
        String tile = body.substring(0, 1);
        String direction = "";
        // V12: an up arrow makes the game rise, a down arrow makes it fall; V15: a joker lets the mover choose.
        if (tile.equals("U") || body.contains("+")) {
            direction = "+";
        } else if (tile.equals("D") || body.contains("-")) {
            direction = "-";
        }
        String neighbor = "";
        if (body.endsWith("L") || body.endsWith("R")) {
            neighbor = body.substring(body.length() - 1);
        }
        return new NaiveMove("action", List.of(tile), direction, neighbor, List.of(), call);
    }

    private static Optional<NaiveMove> numbers(String body, boolean call) {
        String tiles = body;
        List<Integer> handOuts = new ArrayList<>();
        if (body.contains(">")) {
            tiles = body.substring(0, body.indexOf('>'));
            String seats = body.substring(body.indexOf('>') + 1);
            // Seats in descending order, seats outside 1 to 4, and an empty list of seats are syntax errors.
            if (!seats.matches("1*2*3*4*") || seats.isEmpty()) {
                return Optional.empty();
            }
            for (String seat : seats.split("")) {
                handOuts.add(Integer.parseInt(seat));
            }
        }
        List<String> laid = List.of(tiles.split(",", -1));
        if (!laid.stream().allMatch(NaiveTiles::isNumbered)) {
            return Optional.empty();
        }
        return Optional.of(new NaiveMove("numbers", laid, "", "", List.copyOf(handOuts), call));
    }

    /** Returns the last tile that the move lays. The move must lay tiles. */
    String last() {
        return laid.get(laid.size() - 1);
    }

    boolean isNumbers() {
        return kind.equals("numbers");
    }

    boolean isAction() {
        return kind.equals("action");
    }

    boolean isDraw() {
        return kind.equals("draw");
    }

    boolean isPass() {
        return kind.equals("pass");
    }

    /**
     * Returns the size of a rack after the move: its size minus the number of tiles laid, even if a tile is not on it (section
     * 3).
     */
    int left(List<String> rack) {
        return rack.size() - laid.size();
    }

    /**
     * Returns whether the move leaves one tile on a rack, so that the call is due (V20, W17). A draw never does, because it
     * adds a tile to a rack with at least one. A pass does if the rack has one tile, which is possible only when nothing can
     * be drawn (W19).
     */
    boolean leavesOne(List<String> rack) {
        return !isDraw() && left(rack) == 1;
    }
}
