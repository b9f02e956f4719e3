package io.github.uptownrules.street.simulation;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.street.IllegalMoveException;
import io.github.uptownrules.street.StreetState;
import io.github.uptownrules.street.bots.Bot;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Plays games to their end, each seat as its player chooses; for tournaments, and to see what comes of a position. A game ends
 * by round 21, so there is no limit to give. Immutable.
 *
 * <pre>{@code
 * Playout playout = Playout.of(Bots.parse("greedy"));
 * StreetState end = playout.playOut(game, random);
 * end.isOver();                            // -> true
 * end.standings().winners();               // who won
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Playout {
    private final ImmutableList<Bot> players;

    private Playout(List<? extends Bot> players) {
        this.players = ImmutableList.copyOf(players);
    }

    /**
     * Playouts in which one player plays for all seats.
     *
     * @param player the player, who is shown the view before each move
     * @return the playout
     */
    public static Playout of(Bot player) {
        requireNonNull(player, "player");
        return new Playout(Collections.nCopies(Seat.all().size(), player));
    }

    /**
     * Playouts in which each seat has a player of its own.
     *
     * @param players the players by seat, seat 1 first
     * @return the playout
     */
    public static Playout of(List<? extends Bot> players) {
        requireNonNull(players, "players");
        return new Playout(players);
    }

    /**
     * Plays a game to its end.
     *
     * @param start where to start
     * @param random where the players' chance comes from; the same bits make the same game on every machine
     * @return the game when it is over
     * @throws IndexOutOfBoundsException if a seat is to move that has no player
     * @throws IllegalMoveException if a player chooses an illegal move
     */
    public StreetState playOut(StreetState start, RandomGenerator random) {
        requireNonNull(start, "start");
        StreetState game = start;
        while (!game.isOver()) {
            int seat = game.turn().orElseThrow().seat().ordinal();
            game = game.play(players.get(seat).choose(game.view(), random));
        }
        return game;
    }
}
