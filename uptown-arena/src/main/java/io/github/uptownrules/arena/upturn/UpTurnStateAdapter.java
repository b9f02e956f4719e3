package io.github.uptownrules.arena.upturn;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.game.Argument;
import io.github.uptownrules.base.game.TextPosition;
import io.github.uptownrules.base.game.TextState;
import io.github.uptownrules.base.game.TextView;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.Outcome;
import io.github.uptownrules.upturn.Perft;
import io.github.uptownrules.upturn.SeenOutcome;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.Viewer;
import io.github.uptownrules.upturn.notation.GameRecord;
import io.github.uptownrules.upturn.notation.Termination;
import java.util.Optional;

/** A game of UP TURN as it is. */
record UpTurnStateAdapter(GameRecord game, UpTurnGame rules) implements TextState, UpTurnTextPosition {
    @Override
    public UpTurnState seen() {
        return game.end();
    }

    @Override
    public Optional<Termination> ended() {
        return game.termination();
    }

    private int moves() {
        return game.moves().size();
    }

    private Outcome outcome() {
        if (moves() == 0) {
            throw TextPosition.noMove();
        }
        return game.at(moves() - 1).outcome(game.moves().get(moves() - 1));
    }

    @Override
    public TextView viewFor(String viewer) {
        requireNonNull(viewer, "viewer");
        Viewer who = Argument.viewer(seen().seats(), Viewer.SPECTATOR, viewer);
        UpTurnViewAdapter place =
                UpTurnViewAdapter.of(seen().viewFor(who), rules).ended(game.termination());
        return moves() == 0 ? place : place.after(() -> outcome().seenBy(who));
    }

    @Override
    public String lastMove() {
        return LastMove.of(known());
    }

    /** What the last move brought about, with all tiles: for who knows the whole game. */
    private SeenOutcome known() {
        Outcome outcome = outcome();
        return new SeenOutcome(
                outcome.seat(),
                outcome.move(),
                outcome.drawings(),
                outcome.refill(),
                outcome.call(),
                outcome.skipped(),
                outcome.after().viewFor(Viewer.SPECTATOR));
    }

    @Override
    public TextState play(String move) {
        requireNonNull(move, "move");
        TextPosition.requireNotTerminated(this);
        return new UpTurnStateAdapter(game.play(Move.parse(move)), rules);
    }

    @Override
    public TextState undo() {
        if (moves() == 0) {
            throw new IllegalStateException("no move to undo");
        }
        return new UpTurnStateAdapter(game.upTo(moves() - 1), rules);
    }

    @Override
    public long perft(int depth) {
        return game.termination().isPresent() && depth > 0 ? 0 : Perft.count(seen(), depth);
    }

    @Override
    public TextState withHeader(String name, String value) {
        return new UpTurnStateAdapter(game.withHeader(name, value), rules);
    }

    @Override
    public TextState terminated(String how) {
        requireNonNull(how, "how");
        return new UpTurnStateAdapter(game.terminated(Termination.parse(how)), rules);
    }

    @Override
    public String record() {
        return game.toString();
    }
}
