package io.github.uptownrules.arena;

import static java.util.Objects.requireNonNull;

/**
 * A finished game of a tournament.
 *
 * <pre>{@code
 * Tournament match = Tournament.of(new UptownGame(), "two-player", List.of("greedy", "random")).withGames(4);
 * Arena.of(match).play(0, new CompletableFuture<>(), game -> {
 *   if (!game.failure().isEmpty()) {
 *     System.err.println(game.failure());
 *   }
 * });
 * }</pre>
 *
 * @param number the number of the game in the tournament, from 0
 * @param record its record
 * @param result its result
 * @param failure if a bot failed, one line with the ruleset, the game, the seed, the bot, the reason and its view; otherwise
 * empty
 * @since 0.1.0
 */
public record FinishedGame(long number, String record, GameResult result, String failure) {
    public FinishedGame {
        requireNonNull(record, "record");
        requireNonNull(result, "result");
        requireNonNull(failure, "failure");
    }
}
