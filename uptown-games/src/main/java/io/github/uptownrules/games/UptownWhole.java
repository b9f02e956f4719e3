package io.github.uptownrules.games;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.GameReview;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.bots.Review;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Outcome;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.ResolvedMove;
import io.github.uptownrules.core.simulation.Perft;
import io.github.uptownrules.core.value.Move;
import java.util.Optional;

record UptownWhole(UptownGame rules, GameRecord game, int plies) implements UptownPlayed, PlayedGame.Whole {
    @Override
    public GameState position() {
        return game.end();
    }

    @Override
    public GameState position(int ply) {
        return game.at(ply);
    }

    @Override
    public ImmutableMap<String, String> headers() {
        return game.headers();
    }

    @Override
    public String move(int ply) {
        return game.outcome(ply).toString();
    }

    @Override
    public Whole play(String move) {
        requireNonNull(move, "move");
        checkNotTerminated();
        ResolvedMove written = MoveText.parse(move).resolve(game.end());
        Move made = written.tile().fits(written.cell())
                ? Move.of(written.tile(), written.cell()) // the record checks it
                : written.legal(); // throws an exception that lists all faults
        return new UptownWhole(rules, game.play(made), plies + 1);
    }

    @Override
    public Whole upTo(int ply) {
        return new UptownWhole(rules, game.upTo(ply), ply);
    }

    @Override
    public Whole withHeader(String name, String value) {
        return new UptownWhole(rules, game.withHeader(name, value), plies);
    }

    @Override
    public Whole terminated(String how) {
        requireNonNull(how, "how");
        return new UptownWhole(
                rules, game.terminated(Termination.parse(how, Seat.all().size())), plies);
    }

    @Override
    public SeenGame seenBy(Viewer viewer) {
        return new UptownSeen(rules, game, Viewer.parse(viewer.toString(), seats()), plies);
    }

    @Override
    public String lastMove() {
        if (plies == 0) {
            throw PlayedGame.noMove();
        }
        Outcome last = game.outcome(plies);
        return UptownPlayed.text(last.seenBy(last.seat())); // the mover sees all parts of the outcome
    }

    @Override
    public Optional<String> whyLastMoveStays() {
        return game.outcome(plies).drawn().map(tile -> "a tile was drawn after the move, and has been seen");
    }

    @Override
    public long perft(int depth) {
        return game.termination().isPresent() && depth > 0 ? 0 : Perft.countInParallel(game.end(), depth);
    }

    @Override
    public Optional<GameReview<String>> review(int playouts, long seed) {
        return Optional.of(written(Review.of(game, playouts, seed)));
    }

    @Override
    public String record() {
        return game.toString();
    }
}
