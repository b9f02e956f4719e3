package io.github.uptownrules.upturn.naive;

import java.util.ArrayList;
import java.util.List;

/** Finds all reasons why a move is illegal, in the order of section 3, each independently. */
final class NaiveReasons {

    private final NaiveState state;
    private final NaiveMove move;

    NaiveReasons(NaiveState state, NaiveMove move) {
        this.state = state;
        this.move = move;
    }

    /** Returns the codes. The list is empty if and only if the move is legal. */
    List<String> codes() {
        if (state.isOver()) {
            return List.of("game-over");
        }
        List<String> codes = new ArrayList<>();
        add(codes, "not-on-rack", isNotOnRack());
        add(codes, "action-while-open", move.isAction() && state.isOpen());
        add(codes, "does-not-follow", move.isNumbers() && !NaiveNumbers.follows(state, move.last()));
        add(codes, "action-last", move.isAction() && move.left(state.rack()) == 0);
        add(codes, "not-together", isNotTogether());
        add(codes, "right-with-two", move.neighbor().equals("R") && state.seats() == 2);
        add(codes, "hand-outs", areHandOutsWrong());
        add(codes, "call-not-due", move.call() && !move.leavesOne(state.rack()));
        add(codes, "drawn-already", move.isDraw() && state.drawn());
        add(codes, "nothing-to-draw", move.isDraw() && !state.canDraw());
        add(codes, "must-open", move.isDraw() && state.isOpen() && canLay());
        add(codes, "no-passing", move.isPass() && !mayPass());
        return codes;
    }

    private static void add(List<String> codes, String code, boolean holds) {
        if (holds) {
            codes.add(code);
        }
    }

    /** Returns whether the rack has too few copies of a tile that the move lays. */
    private boolean isNotOnRack() {
        List<String> rack = new ArrayList<>(state.rack());
        boolean missing = false;
        for (String tile : move.laid()) {
            if (!rack.remove(tile)) {
                missing = true;
            }
        }
        return missing;
    }

    /**
     * W13: a tile that must be laid along is missing, an extra tile is laid, or the order is wrong. V18: one double at a
     * time.
     */
    private boolean isNotTogether() {
        return move.isNumbers() && !move.laid().equals(NaiveNumbers.together(state, move.last()));
    }

    /** V17, V19, W12, W14, W16. */
    private boolean areHandOutsWrong() {
        List<Integer> seats = move.handOuts();
        if (!move.isNumbers()) {
            // The syntax of other moves has no hand-outs.
            return false;
        }
        if (!state.others(state.turn()).containsAll(seats)) {
            return true;
        }
        if (move.left(state.rack()) == 0) {
            return !seats.isEmpty();
        }
        if (NaiveTiles.isDouble(move.last())) {
            return seats.size() != move.laid().size();
        }
        if (NaiveTiles.isMarked(move.last())) {
            return seats.size() > 1;
        }
        return !seats.isEmpty();
    }

    /** Moves of kinds 1 and 2: some number follows, or an action would not be the last tile and the game is not open. */
    private boolean canLay() {
        List<String> rack = state.rack();
        boolean number = rack.stream().filter(NaiveTiles::isNumbered).anyMatch(t -> NaiveNumbers.follows(state, t));
        boolean action = rack.stream().anyMatch(NaiveTiles::isAction) && rack.size() > 1 && !state.isOpen();
        return number || action;
    }

    /** V11, W19. */
    private boolean mayPass() {
        return state.drawn() || (!state.canDraw() && !canLay());
    }
}
