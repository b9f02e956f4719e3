package io.github.uptownrules.arena.street;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.arena.bots.NamedBots;
import io.github.uptownrules.base.game.TextPosition;
import io.github.uptownrules.base.game.TextState;
import io.github.uptownrules.base.game.TextView;
import io.github.uptownrules.street.Outcome;
import io.github.uptownrules.street.Perft;
import io.github.uptownrules.street.StreetState;
import io.github.uptownrules.street.bots.Bot;
import io.github.uptownrules.street.notation.GameRecord;
import io.github.uptownrules.street.notation.Termination;
import java.util.Optional;

/** A street game as it is. */
record StreetStateAdapter(GameRecord game, NamedBots<Bot> bots) implements TextState, StreetTextPosition {
    @Override
    public StreetState seen() {
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

    /** All see the same (Y4). */
    @Override
    public TextView viewFor(String viewer) {
        String who = viewer.equals(SPECTATOR) ? viewer : StreetGame.seat(seen().view(), viewer);
        StreetViewAdapter place = StreetViewAdapter.of(seen().view(), who, bots).ended(game.termination());
        return moves() == 0 ? place : place.after(this::outcome);
    }

    @Override
    public String lastMove() {
        return LastMove.of(outcome());
    }

    @Override
    public TextState play(String move) {
        requireNonNull(move, "move");
        TextPosition.requireNotTerminated(this);
        return new StreetStateAdapter(game.play(seen().parseMove(move)), bots);
    }

    @Override
    public TextState undo() {
        if (moves() == 0) {
            throw new IllegalStateException("no move to undo");
        }
        return new StreetStateAdapter(game.upTo(moves() - 1), bots);
    }

    @Override
    public long perft(int depth) {
        return game.termination().isPresent() && depth > 0 ? 0 : Perft.count(seen(), depth);
    }

    @Override
    public TextState withHeader(String name, String value) {
        return new StreetStateAdapter(game.withHeader(name, value), bots);
    }

    @Override
    public TextState terminated(String how) {
        requireNonNull(how, "how");
        return new StreetStateAdapter(game.terminated(Termination.parse(how)), bots);
    }

    @Override
    public String record() {
        return game.toString();
    }
}
