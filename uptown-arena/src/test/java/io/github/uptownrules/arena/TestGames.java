package io.github.uptownrules.arena;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.games.UptownGame;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

final class TestGames {
    static final Game UPTOWN = new UptownGame();

    private TestGames() {}

    static GameRecord record(FinishedGame game) {
        return Notation.of(Rulesets.all()).readRecord(game.record());
    }

    static List<FinishedGame> played(Tournament tournament, int threads) {
        return played(tournament, threads, Long.MAX_VALUE);
    }

    static List<FinishedGame> played(Tournament tournament, int threads, long stopAfter) {
        CompletableFuture<Void> stop = new CompletableFuture<>();
        List<FinishedGame> games = new ArrayList<>();
        try {
            Arena.of(tournament).withThreads(threads).play(0, stop, game -> {
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

    /** Returns a result with these ranks in seat order. Score, groups and captures follow from the rank. */
    static GameResult result(List<String> seating, int... ranks) {
        return GameResult.of(
                seating,
                IntStream.of(ranks)
                        .mapToObj(rank -> new SeatResult(rank, ImmutableList.of(-rank, rank, 10 * rank)))
                        .collect(ImmutableList.toImmutableList()),
                Optional.empty());
    }
}
