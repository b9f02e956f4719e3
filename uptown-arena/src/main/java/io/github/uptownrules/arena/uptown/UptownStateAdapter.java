package io.github.uptownrules.arena.uptown;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.arena.bots.NamedBots;
import io.github.uptownrules.base.game.Argument;
import io.github.uptownrules.base.game.TextPosition;
import io.github.uptownrules.base.game.TextState;
import io.github.uptownrules.base.game.TextView;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Placement;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.Termination;
import io.github.uptownrules.core.simulation.Perft;
import io.github.uptownrules.core.value.Viewer;
import java.util.Optional;

/** A game of Uptown as it is. */
record UptownStateAdapter(GameRecord game, NamedBots<Bot> bots) implements TextState, UptownTextPosition {
    @Override
    public GameState seen() {
        return game.end();
    }

    @Override
    public Optional<Termination> ended() {
        return game.termination();
    }

    private boolean isBegun() {
        return !game.moves().isEmpty();
    }

    private Placement placement() {
        if (!isBegun()) {
            throw TextPosition.noMove();
        }
        return game.placement(game.moves().size());
    }

    @Override
    public TextView viewFor(String viewer) {
        requireNonNull(viewer, "viewer");
        Viewer who = Argument.viewer(seen().seats(), Viewer.SPECTATOR, viewer);
        UptownViewAdapter place =
                UptownViewAdapter.of(seen().viewFor(who), bots).ended(game.termination());
        return isBegun()
                ? place.after(
                        () -> placement().seenBy(who),
                        () -> game.redactedFor(who).memory())
                : place;
    }

    @Override
    public String lastMove() {
        return LastMove.of(placement());
    }

    @Override
    public TextState play(String move) {
        requireNonNull(move, "move");
        TextPosition.requireNotTerminated(this);
        return new UptownStateAdapter(
                game.play(MoveText.parse(move).resolve(seen()).legal()), bots);
    }

    @Override
    public TextState undo() {
        if (!isBegun()) {
            throw new IllegalStateException("no move to undo");
        }
        return new UptownStateAdapter(game.upTo(game.moves().size() - 1), bots);
    }

    @Override
    public long perft(int depth) {
        return game.termination().isPresent() && depth > 0 ? 0 : Perft.countInParallel(seen(), depth);
    }

    @Override
    public TextState withHeader(String name, String value) {
        return new UptownStateAdapter(game.withHeader(name, value), bots);
    }

    @Override
    public TextState terminated(String how) {
        requireNonNull(how, "how");
        return new UptownStateAdapter(game.terminated(Termination.parse(how)), bots);
    }

    @Override
    public String record() {
        return game.toString();
    }
}
