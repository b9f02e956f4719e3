package io.github.uptownrules.games;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.street.GameRecord;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.StreetState;
import io.github.uptownrules.street.simulation.Perft;
import java.util.Optional;

record StreetWhole(StreetGame rules, GameRecord game, int plies) implements StreetPlayed, PlayedGame.Whole {
    @Override
    public StreetState position() {
        return game.end();
    }

    @Override
    public StreetState position(int ply) {
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
        return new StreetWhole(rules, game.play(Move.parse(move, game.end())), plies + 1);
    }

    @Override
    public Whole upTo(int ply) {
        return new StreetWhole(rules, game.upTo(ply), ply);
    }

    @Override
    public Whole withHeader(String name, String value) {
        return new StreetWhole(rules, game.withHeader(name, value), plies);
    }

    @Override
    public Whole terminated(String how) {
        requireNonNull(how, "how");
        return new StreetWhole(rules, game.terminated(Termination.parse(how, 4)), plies);
    }

    @Override
    public SeenGame seenBy(Viewer viewer) {
        return new StreetSeen(rules, game, Viewer.parse(viewer.toString(), seats()), plies);
    }

    @Override
    public Optional<String> whyLastMoveStays() {
        return last().shown().map(card -> "the move revealed a card that has been seen");
    }

    @Override
    public long perft(int depth) {
        return game.termination().isPresent() && depth > 0 ? 0 : Perft.count(game.end(), depth);
    }

    @Override
    public String record() {
        return game.toString();
    }
}
