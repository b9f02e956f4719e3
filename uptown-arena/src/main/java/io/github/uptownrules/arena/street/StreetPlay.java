package io.github.uptownrules.arena.street;

import io.github.uptownrules.arena.bots.NamedBots;
import io.github.uptownrules.arena.game.Place;
import io.github.uptownrules.arena.game.Play;
import io.github.uptownrules.arena.game.Sight;
import io.github.uptownrules.street.GameRecord;
import io.github.uptownrules.street.Outcome;
import io.github.uptownrules.street.Perft;
import io.github.uptownrules.street.Player;
import io.github.uptownrules.street.StreetState;

/** A street game as it is. */
record StreetPlay(GameRecord game, NamedBots<Player> bots) implements Play, StreetSight {
    @Override
    public StreetState seen() {
        return game.end();
    }

    private int moves() {
        return game.moves().size();
    }

    private Outcome outcome() {
        if (moves() == 0) {
            throw Sight.noMove();
        }
        return game.at(moves() - 1).outcome(game.moves().get(moves() - 1));
    }

    /** All see the same (Y4). */
    @Override
    public Place at(String viewer) {
        String who = viewer.equals(SPECTATOR) ? viewer : StreetGame.seat(seen().view(), viewer);
        StreetPlace place = StreetPlace.of(seen().view(), who, bots);
        return moves() == 0 ? place : place.after(this::outcome);
    }

    @Override
    public String last() {
        return LastMove.of(outcome());
    }

    @Override
    public Play play(String move) {
        return new StreetPlay(game.play(seen().parseMove(move)), bots);
    }

    @Override
    public Play undo() {
        if (moves() == 0) {
            throw new IllegalStateException("there is no move to take back");
        }
        return new StreetPlay(game.upTo(moves() - 1), bots);
    }

    @Override
    public long perft(int depth) {
        return Perft.count(seen(), depth);
    }

    @Override
    public Play withHeader(String name, String value) {
        return new StreetPlay(game.withHeader(name, value), bots);
    }

    @Override
    public String record() {
        return game.toString();
    }
}
