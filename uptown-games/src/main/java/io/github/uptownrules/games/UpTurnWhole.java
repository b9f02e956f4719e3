package io.github.uptownrules.games;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.GameReview;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.upturn.GameRecord;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.Outcome;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.bots.Review;
import io.github.uptownrules.upturn.simulation.Perft;
import java.util.Optional;

record UpTurnWhole(UpTurnGame rules, GameRecord game, int plies) implements UpTurnPlayed, PlayedGame.Whole {
    @Override
    public UpTurnState position() {
        return game.end();
    }

    @Override
    public UpTurnState position(int ply) {
        return game.at(ply);
    }

    @Override
    public ImmutableMap<String, String> headers() {
        return game.headers();
    }

    @Override
    public Whole play(String move) {
        requireNonNull(move, "move");
        checkNotTerminated();
        return new UpTurnWhole(rules, game.play(Move.parse(move)), plies + 1);
    }

    @Override
    public Whole upTo(int ply) {
        return new UpTurnWhole(rules, game.upTo(ply), ply);
    }

    @Override
    public Whole withHeader(String name, String value) {
        return new UpTurnWhole(rules, game.withHeader(name, value), plies);
    }

    @Override
    public Whole terminated(String how) {
        requireNonNull(how, "how");
        return new UpTurnWhole(rules, game.terminated(Termination.parse(how, 4)), plies);
    }

    @Override
    public SeenGame seenBy(Viewer viewer) {
        return new UpTurnSeen(rules, game, Viewer.parse(viewer.toString(), seats()), plies);
    }

    @Override
    public String lastMove() {
        if (plies == 0) {
            throw PlayedGame.noMove();
        }
        Outcome last = game.outcome(plies);
        return UpTurnPlayed.text(
                last.seat() + " " + last.move(), last.drawings(), last.refill(), last.call(), last.skipped());
    }

    @Override
    public Optional<String> whyLastMoveStays() {
        return game.outcome(plies).drawings().isEmpty()
                ? Optional.empty()
                : Optional.of("a tile was drawn with the move, and has been seen");
    }

    @Override
    public long perft(int depth) {
        return game.termination().isPresent() && depth > 0 ? 0 : Perft.count(game.end(), depth);
    }

    @Override
    public Optional<GameReview<String>> review(int playouts, long seed) {
        return Optional.of(UpTurnPlayed.written(Review.of(game, playouts, seed)));
    }

    @Override
    public String record() {
        return game.toString();
    }
}
