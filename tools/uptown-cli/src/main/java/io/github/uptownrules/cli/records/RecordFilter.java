package io.github.uptownrules.cli.records;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import java.util.Optional;

/**
 * The conditions for the records to list.
 *
 * @param player the name of one of the players
 * @param winner the number of a winning seat, or the name of its player; any of several joint winners
 */
public record RecordFilter(
        Optional<String> ruleset, Optional<String> player, Optional<String> winner, Optional<NumberRange> moves) {

    boolean matches(PlayedGame game) {
        return ruleset.filter(id -> !id.equals(game.ruleset())).isEmpty()
                && player.filter(name -> !hasPlayer(game, name)).isEmpty()
                && winner.filter(name -> !hasWinner(game, name)).isEmpty()
                && moves.filter(range -> !range.contains(game.plies())).isEmpty();
    }

    private static boolean hasPlayer(PlayedGame game, String name) {
        return Seat.first(game.seats()).stream()
                .anyMatch(seat -> name(game, seat).equals(Optional.of(name)));
    }

    private static boolean hasWinner(PlayedGame game, String name) {
        return winners(game).stream()
                .anyMatch(
                        seat -> seat.toString().equals(name) || name(game, seat).equals(Optional.of(name)));
    }

    /** Returns the seats that share the first rank; empty before the end of the game. */
    static ImmutableList<Seat> winners(PlayedGame game) {
        return game.isOver()
                ? Seat.first(game.seats()).stream()
                        .filter(seat -> game.results().get(seat.ordinal()).rank() == 1)
                        .collect(ImmutableList.toImmutableList())
                : ImmutableList.of();
    }

    static Optional<String> name(PlayedGame game, Seat seat) {
        return Optional.ofNullable(game.headers().get("Seat" + seat));
    }
}
