package io.github.uptownrules.base.svg;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * A position to draw, with the termination of its game, which the position does not contain.
 *
 * @param <P> the positions of the game
 * @param position a state or a view
 * @param turn the seat to move in the position
 * @param ended the termination, if the rules did not end the game
 * @param rank a function that returns the rank of a seat and takes the termination into account
 */
public record Shown<P>(P position, Optional<Seat> turn, Optional<Termination> ended, ToIntFunction<Seat> rank) {

    /** Returns whether a seat is to move. */
    public boolean isToMove(Seat seat) {
        return ended.isEmpty() && turn.equals(Optional.of(seat));
    }

    /** Returns the text to show after a seat: its rank if the game was terminated, or a note that it is to move. */
    public String status(Seat seat) {
        return ended.isPresent() ? ", rank " + rank.applyAsInt(seat) : isToMove(seat) ? ", to move" : "";
    }

    /** Returns the same text as {@link #status}, preceded by the cause of the end. */
    public String statusInFull(Seat seat) {
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

    /** Returns a sentence about the termination. */
    public Optional<String> ending() {
        return ended.map(how -> "the game is over: " + how.words());
    }
}
