package io.github.uptownrules.upturn.bots;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.upturn.ActionMove;
import io.github.uptownrules.upturn.Direction;
import io.github.uptownrules.upturn.HandOuts;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.NumberMove;
import io.github.uptownrules.upturn.Rotation;

final class PolicyMoves {
    private PolicyMoves() {}

    /** Returns the move of a choice for the seat to move, with the call if it is due. */
    static Move of(MutableTable table, int choice) {
        int left = table.racks().size(table.turn);
        if (choice == Choice.DRAW) {
            return Move.DRAW;
        }
        if (choice == Choice.PASS) {
            return left == 1 ? Move.PASS.calling() : Move.PASS;
        }
        if (TileFacts.isNumber(Choice.tile(choice))) {
            NumberMove move = numbers(table, Choice.tile(choice));
            return left - move.laid().size() == 1 ? move.calling() : move;
        }
        ActionMove move = action(choice);
        return left == 2 ? move.calling() : move;
    }

    private static NumberMove numbers(MutableTable table, int last) {
        int laid = Options.laidWith(table, last);
        int handOuts = Options.handOuts(table, last, laid);
        NumberMove move = NumberMove.of(Options.laidInOrderWith(table, last));
        return handOuts == 0 ? move : move.handingOut(toTheFewest(table, handOuts));
    }

    /** Hands each of these tiles to the seat with the fewest so far. */
    static HandOuts toTheFewest(MutableTable table, int tiles) {
        int[] handOuts = table.toTheFewest(tiles);
        Seat[] seats = new Seat[tiles];
        int size = 0;
        for (int seat = 0; seat < table.seats; seat++) {
            for (int i = 0; i < handOuts[seat]; i++) {
                seats[size++] = Seat.all().get(seat);
            }
        }
        return HandOuts.to(seats);
    }

    private static ActionMove action(int choice) {
        for (int i = 0; i < ActionMove.all().size(); i++) {
            ActionMove move = ActionMove.all().get(i);
            if (move.tile().index() == Choice.tile(choice)
                    && (move.direction().isEmpty()
                            || (move.direction().get() == Direction.RISING) == Choice.direction(choice) > 0)
                    && (move.rotation().isEmpty()
                            || (move.rotation().get() == Rotation.LEFT) == Choice.rotation(choice) > 0)) {
                return move;
            }
        }
        throw new AssertionError("no action: " + choice);
    }
}
