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
 * Plays games between bots up to a maximum number of moves, for searches and tournaments. The limit is necessary, because
 * the length of a game is unbounded: {@code sensible} takes some 50 moves, {@code random} a thousand or more, and some bots
 * would never finish. Immutable.
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
     * Returns a playout in which one bot plays for all seats, each time from the view of the seat to move.
     *
     * @param mostMoves the maximum number of moves, 0 or more
     * @throws IllegalArgumentException if the limit is negative
     */
    public static Playout of(Bot player, int mostMoves) {
        requireNonNull(player, "player");
        return new Playout(ImmutableList.of(player, player, player, player), mostMoves);
    }

    /**
     * Returns a playout with one bot for each seat.
     *
     * @param players the bots by seat, seat 1 first
     * @param mostMoves the maximum number of moves, 0 or more
     * @throws IllegalArgumentException if the limit is negative
     */
    public static Playout of(List<? extends Bot> players, int mostMoves) {
        requireNonNull(players, "players");
        return new Playout(ImmutableList.copyOf(players), mostMoves);
    }

    /**
     * Plays until the game is over or the limit is reached, and returns the last position.
     *
     * @param random the randomness of the bots; the same bits give the same game on every machine
     * @throws IndexOutOfBoundsException if a seat to move has no bot
     * @throws IllegalMoveException if a bot chooses an illegal move
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
