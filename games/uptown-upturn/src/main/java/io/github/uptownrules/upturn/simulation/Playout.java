package io.github.uptownrules.upturn.simulation;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.upturn.IllegalMoveException;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.bots.Bot;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Plays games on, each seat as its player chooses, up to a limit; for searches and tournaments. It needs the limit, for nothing
 * bounds the length of a game: sensible play takes some 50 moves, random play a thousand or more, and some players would go
 * round without end. Immutable.
 *
 * <pre>{@code
 * Playout playout = Playout.of(Bots.parse("sensible"), 1000);
 * UpTurnState end = playout.playOut(view.sample(7), random);
 * end.isOver();                       // -> true
 * end.standings().forSeat(Seat.ONE);       // who won, or how they stood when the limit was reached
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Playout {
    private final ImmutableList<Bot> players;
    private final int mostMoves;

    private Playout(ImmutableList<Bot> players, int mostMoves) {
        if (mostMoves < 0) {
            throw new IllegalArgumentException("the limit must not be negative, as " + mostMoves + " is");
        }
        this.players = players;
        this.mostMoves = mostMoves;
    }

    /**
     * Playouts in which one player plays for all seats.
     *
     * @param player the player, who is shown the view of the seat to move each time
     * @param mostMoves how many moves are played at most, 0 or more
     * @return the playout
     * @throws IllegalArgumentException if the limit is negative
     */
    public static Playout of(Bot player, int mostMoves) {
        requireNonNull(player, "player");
        return new Playout(ImmutableList.of(player, player, player, player), mostMoves);
    }

    /**
     * Playouts in which each seat has a player of its own.
     *
     * @param players the players by seat, seat 1 first
     * @param mostMoves how many moves are played at most, 0 or more
     * @return the playout
     * @throws IllegalArgumentException if the limit is negative
     */
    public static Playout of(List<? extends Bot> players, int mostMoves) {
        requireNonNull(players, "players");
        return new Playout(ImmutableList.copyOf(players), mostMoves);
    }

    /**
     * Plays on until the game is over or the limit is reached.
     *
     * @param start where to start
     * @param random where the players' chance comes from; the same bits make the same game on every machine
     * @return where it ended
     * @throws IndexOutOfBoundsException if a seat is to move that has no player
     * @throws IllegalMoveException if a player chooses an illegal move
     */
    public UpTurnState playOut(UpTurnState start, RandomGenerator random) {
        requireNonNull(start, "start");
        UpTurnState game = start;
        for (int moves = 0; moves < mostMoves && !game.isOver(); moves++) {
            Seat seat = game.turn().get();
            game = game.play(players.get(seat.ordinal()).choose(game.viewFor(seat), random));
        }
        return game;
    }
}
