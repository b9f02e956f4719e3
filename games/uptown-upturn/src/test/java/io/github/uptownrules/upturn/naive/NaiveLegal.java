package io.github.uptownrules.upturn.naive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Generates the legal moves of the seat to move one by one (section 3), independently of the reasons. */
final class NaiveLegal {

    private final NaiveState state;

    NaiveLegal(NaiveState state) {
        this.state = state;
    }

    /** Returns the moves in canonical order: by the tile laid last, then by text; then draw; then pass. */
    List<String> moves() {
        if (state.isOver()) {
            return List.of();
        }
        List<String> moves = new ArrayList<>(layingMoves());
        if (mayDraw()) {
            moves.add("draw");
        }
        if (mayPass()) {
            moves.addAll(withCalls("pass", state.rack().size()));
        }
        return moves;
    }

    /** Returns whether a tile can be laid: a move of kind 1 or 2. */
    boolean canLay() {
        return !layingMoves().isEmpty();
    }

    private List<String> layingMoves() {
        List<String> moves = new ArrayList<>();
        for (String tile :
                state.rack().stream().distinct().sorted(NaiveTiles.CANONICAL).toList()) {
            List<String> ofTile = NaiveTiles.isNumbered(tile) ? numberMoves(tile) : actionMoves(tile);
            moves.addAll(ofTile.stream().sorted(Comparator.naturalOrder()).toList());
        }
        return moves;
    }

    /** Kind 1: V8, V9, V17 to V19. */
    private List<String> numberMoves(String last) {
        if (!NaiveNumbers.follows(state, last)) {
            return List.of();
        }
        List<String> laid = NaiveNumbers.together(state, last);
        int left = state.rack().size() - laid.size();
        List<String> moves = new ArrayList<>();
        for (String handOuts : handOuts(laid, left)) {
            String move = String.join(",", laid) + (handOuts.isEmpty() ? "" : ">" + handOuts);
            moves.addAll(withCalls(move, left));
        }
        return moves;
    }

    private List<String> handOuts(List<String> laid, int left) {
        String last = laid.get(laid.size() - 1);
        if (left == 0) {
            // W16: laying the last tile wins at once.
            return List.of("");
        }
        if (NaiveTiles.isDouble(last)) {
            // V19, W14: one tile for each tile laid, handed to other players in any split.
            return ascending(laid.size());
        }
        if (NaiveTiles.isMarked(last)) {
            // V17, W12: the mark may be used or not.
            List<String> oneOrNone = new ArrayList<>(List.of(""));
            oneOrNone.addAll(ascending(1));
            return oneOrNone;
        }
        return List.of("");
    }

    /** Returns all ascending lists of this length that contain only seats other than the mover's. */
    private List<String> ascending(int length) {
        List<String> rows = List.of("");
        for (int i = 0; i < length; i++) {
            List<String> longer = new ArrayList<>();
            for (String row : rows) {
                for (int seat : state.others(state.turn())) {
                    boolean ascends = row.isEmpty() || row.charAt(row.length() - 1) - '0' <= seat;
                    if (ascends) {
                        longer.add(row + seat);
                    }
                }
            }
            rows = longer;
        }
        return rows;
    }

    /** Kind 2: V12 to V15, W8. */
    private List<String> actionMoves(String tile) {
        int left = state.rack().size() - 1;
        // W5: barred while open; V21: the last tile laid must be numbered.
        if (state.isOpen() || left == 0) {
            return List.of();
        }
        List<String> moves = new ArrayList<>();
        for (String form : NaiveMove.ACTION_FORMS) {
            // W9: with two players the rotation is always left.
            boolean right = form.endsWith("R");
            if (form.startsWith(tile) && !(right && state.seats() == 2)) {
                moves.addAll(withCalls(form, left));
            }
        }
        return moves;
    }

    /** V20, W17: a move that leaves one tile comes in two forms. */
    private static List<String> withCalls(String move, int left) {
        return left == 1 ? List.of(move, move + "!") : List.of(move);
    }

    /** Kind 3: V11, W5, W19. */
    private boolean mayDraw() {
        return !state.drawn() && state.canDraw() && !(state.isOpen() && canLay());
    }

    /** Kind 4: V11, W19. */
    private boolean mayPass() {
        return state.drawn() || (!state.canDraw() && !canLay());
    }
}
