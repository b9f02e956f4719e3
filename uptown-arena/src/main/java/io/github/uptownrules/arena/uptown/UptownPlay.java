package io.github.uptownrules.arena.uptown;

import io.github.uptownrules.arena.bots.NamedBots;
import io.github.uptownrules.arena.game.Argument;
import io.github.uptownrules.arena.game.Place;
import io.github.uptownrules.arena.game.Play;
import io.github.uptownrules.arena.game.Sight;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Placement;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.Termination;
import io.github.uptownrules.core.simulation.Perft;
import io.github.uptownrules.core.value.Viewer;

/** A game of Uptown as it is. */
record UptownPlay(GameRecord game, NamedBots<Bot> bots) implements Play, UptownSight {
    @Override
    public GameState seen() {
        return game.end();
    }

    private boolean isBegun() {
        return !game.moves().isEmpty();
    }

    private Placement placement() {
        if (!isBegun()) {
            throw Sight.noMove();
        }
        return game.placement(game.moves().size());
    }

    @Override
    public Place at(String viewer) {
        Viewer who = Argument.viewer(seen().seats(), Viewer.SPECTATOR, viewer);
        UptownPlace place = UptownPlace.of(seen().viewFor(who), bots);
        return isBegun() ? place.after(() -> placement().seenBy(who)) : place;
    }

    @Override
    public String last() {
        return LastMove.of(placement());
    }

    @Override
    public Play play(String move) {
        return new UptownPlay(game.play(MoveText.parse(move).resolve(seen()).legal()), bots);
    }

    @Override
    public Play undo() {
        if (!isBegun()) {
            throw new IllegalStateException("there is no move to take back");
        }
        return new UptownPlay(game.upTo(game.moves().size() - 1), bots);
    }

    @Override
    public long perft(int depth) {
        return Perft.countInParallel(seen(), depth);
    }

    @Override
    public Play withHeader(String name, String value) {
        return new UptownPlay(game.withHeader(name, value), bots);
    }

    @Override
    public Play terminated(String how) {
        return new UptownPlay(game.terminated(Termination.parse(how)), bots);
    }

    @Override
    public String record() {
        return game.toString();
    }
}
