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
 * Games played to their end by bots, for tournaments and to evaluate positions. A game ends by round 21. Immutable.
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

    /** Returns playouts in which one bot plays all seats. */
    public static Playout of(Bot player) {
        requireNonNull(player, "player");
        return new Playout(Collections.nCopies(Seat.all().size(), player));
    }

    /**
     * Returns playouts with a bot for each seat.
     *
     * @param players the bots by seat, seat 1 first
     */
    public static Playout of(List<? extends Bot> players) {
        requireNonNull(players, "players");
        return new Playout(players);
    }

    /**
     * Plays a game to its end.
     *
     * @param random the bots' source of chance; the same bits give the same game on every machine
     * @return the finished game
     * @throws IndexOutOfBoundsException if the seat to move has no bot
     * @throws IllegalMoveException if a bot chooses an illegal move
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
