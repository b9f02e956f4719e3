package io.github.uptownrules.upturn.draw;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.upturn.Position;
import java.util.Optional;

/**
 * A position to draw, and the termination of its game, which the position does not contain.
 *
 * @param position a state or a view
 * @param ended how the game ended, if no rack is empty
 */
record Shown(Position position, Optional<Termination> ended) {

    /** Returns whether a seat is to move. */
    boolean isToMove(Seat seat) {
        return ended.isEmpty() && position.turn().equals(Optional.of(seat));
    }

    /** Returns the words behind a seat: its rank if the game was terminated, or that it is to move. */
    String status(Seat seat) {
        return ended.map(how -> ", rank "
                        + position.standings()
                                .withForfeit(how.losers())
                                .forSeat(seat)
                                .rank())
                .orElse(isToMove(seat) ? ", to move" : "");
    }

    /** Returns the same words with the cause of the end before them. */
    String statusInFull(Seat seat) {
        return ended.map(how -> ending(how, seat)).orElse("") + status(seat);
    }

    private static String ending(Termination how, Seat seat) {
        boolean isLoser = how.losers().contains(seat);
        return switch (how.cause()) {
            case RESIGNATION -> isLoser ? ", resigned" : "";
            case TIMEOUT -> isLoser ? ", out of time" : "";
            case AGREEMENT -> ", ended by agreement";
            case LIMIT -> ", ended by a limit";
        };
    }

    /** Returns a sentence on how the game was terminated. */
    Optional<String> ending() {
        return ended.map(how -> "the game is over: " + how.words());
    }
}
