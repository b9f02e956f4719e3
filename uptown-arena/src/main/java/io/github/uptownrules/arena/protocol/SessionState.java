package io.github.uptownrules.arena.protocol;

import io.github.uptownrules.base.game.TextPosition;
import io.github.uptownrules.base.game.TextState;
import io.github.uptownrules.base.game.TextView;
import io.github.uptownrules.base.text.Quote;
import java.util.Optional;

/**
 * How the program that sends commands takes part in a game: it knows all of it, or has a view and is sent the moves.
 * Immutable.
 */
final class SessionState {
    private final Optional<TextState> play;
    private final Optional<TextView> place;

    /** One move ago, for who has a place; a game that is known goes back by itself. */
    private final Optional<SessionState> before;

    private SessionState(Optional<TextState> play, Optional<TextView> place, Optional<SessionState> before) {
        this.play = play;
        this.place = place;
        this.before = before;
    }

    static SessionState knowingAll(TextState play) {
        return new SessionState(Optional.of(play), Optional.empty(), Optional.empty());
    }

    static SessionState at(TextView place) {
        return new SessionState(Optional.empty(), Optional.of(place), Optional.empty());
    }

    /** All that is known. */
    TextPosition sight() {
        return play.<TextPosition>map(known -> known).orElseGet(place::orElseThrow);
    }

    /** The game as it is. */
    TextState play() {
        return play.orElseThrow(
                () -> new IllegalStateException("only a view is known here; the command needs the position"));
    }

    /** What a viewer sees. */
    TextView at(String viewer) {
        if (play.isPresent()) {
            return play.get().viewFor(viewer);
        }
        TextView own = place.orElseThrow();
        if (!viewer.equals(own.viewer())) {
            throw new IllegalStateException(
                    "only the view of " + own.viewer() + " is known here, not that of " + Quote.of(viewer));
        }
        return own;
    }

    /** What the seat to move sees. */
    TextView toMove() {
        if (sight().isOver()) {
            throw new IllegalStateException("the game is over");
        }
        return at(sight().turn());
    }

    SessionState play(String move) {
        return knowingAll(play().play(move));
    }

    /** After a move that it was sent. */
    SessionState told(String move, String seen, Optional<String> turn) {
        if (play.isPresent()) {
            throw new IllegalStateException(
                    "the position is known here, so moves are played: 'told' comes after 'sit'");
        }
        TextView before = place.orElseThrow();
        TextView after = turn.map(seat -> before.follow(move, seen, seat)).orElseGet(() -> before.follow(move, seen));
        return new SessionState(Optional.empty(), Optional.of(after), Optional.of(this));
    }

    SessionState undo() {
        if (play.isPresent()) {
            return knowingAll(play.get().undo());
        }
        return before.orElseThrow(() -> new IllegalStateException("no move to undo"));
    }
}
