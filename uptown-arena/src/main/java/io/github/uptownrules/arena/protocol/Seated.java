package io.github.uptownrules.arena.protocol;

import io.github.uptownrules.arena.game.Place;
import io.github.uptownrules.arena.game.Play;
import io.github.uptownrules.arena.game.Sight;
import io.github.uptownrules.base.text.Quote;
import java.util.Optional;

/**
 * How the program that sends commands takes part in a game: it knows all of it, or has a place and is told of the moves.
 * Immutable.
 */
final class Seated {
    private final Optional<Play> play;
    private final Optional<Place> place;

    /** One move ago, for who has a place; a game that is known goes back by itself. */
    private final Optional<Seated> before;

    private Seated(Optional<Play> play, Optional<Place> place, Optional<Seated> before) {
        this.play = play;
        this.place = place;
        this.before = before;
    }

    static Seated knowingAll(Play play) {
        return new Seated(Optional.of(play), Optional.empty(), Optional.empty());
    }

    static Seated at(Place place) {
        return new Seated(Optional.empty(), Optional.of(place), Optional.empty());
    }

    /** All that is known. */
    Sight sight() {
        return play.<Sight>map(known -> known).orElseGet(place::orElseThrow);
    }

    /** The game as it is. */
    Play play() {
        return play.orElseThrow(
                () -> new IllegalStateException("only a view is known here, and that takes the position"));
    }

    /** What somebody sees. */
    Place at(String viewer) {
        if (play.isPresent()) {
            return play.get().at(viewer);
        }
        Place own = place.orElseThrow();
        if (!viewer.equals(own.viewer())) {
            throw new IllegalStateException(
                    "only the view of " + own.viewer() + " is known here, not that of " + Quote.of(viewer));
        }
        return own;
    }

    /** What the seat to move sees. */
    Place toMove() {
        if (sight().isOver()) {
            throw new IllegalStateException("the game is over");
        }
        return at(sight().turn());
    }

    Seated play(String move) {
        return knowingAll(play().play(move));
    }

    /** After a move that it was told of. */
    Seated told(String move, String seen, Optional<String> turn) {
        if (play.isPresent()) {
            throw new IllegalStateException(
                    "the position is known here, so moves are played: 'told' comes after 'sit'");
        }
        return new Seated(Optional.empty(), Optional.of(place.orElseThrow().told(move, seen, turn)), Optional.of(this));
    }

    Seated undo() {
        if (play.isPresent()) {
            return knowingAll(play.get().undo());
        }
        return before.orElseThrow(() -> new IllegalStateException("there is no move to take back"));
    }
}
