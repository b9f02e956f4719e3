package io.github.uptownrules.app.arena;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.app.arena.GameResult.SeatResult;
import io.github.uptownrules.core.value.Seat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Games that were played, and results that were made up. */
final class Games {
    private Games() {}

    /** All games of a tournament. */
    static List<PlayedGame> played(Tournament tournament, int threads) {
        return played(tournament, threads, Long.MAX_VALUE);
    }

    /** The games of a tournament until somebody stops it after so many. */
    static List<PlayedGame> played(Tournament tournament, int threads, long stopAfter) {
        CompletableFuture<Void> stop = new CompletableFuture<>();
        List<PlayedGame> games = new ArrayList<>();
        try {
            new Arena(tournament, threads).play(0, stop, game -> {
                games.add(game);
                if (games.size() == stopAfter) {
                    stop.complete(null);
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return games;
    }

    /** A result with these ranks, the bots in the order of the seats; score, groups and captures follow from the rank. */
    static GameResult result(List<String> seating, int... ranks) {
        ImmutableList.Builder<SeatResult> seats = ImmutableList.builder();
        for (Seat seat : Seat.first(seating.size())) {
            int rank = ranks[seat.ordinal()];
            seats.add(new SeatResult(seat, seating.get(seat.ordinal()), rank, -rank, rank, 10 * rank));
        }
        return new GameResult(seats.build());
    }
}
