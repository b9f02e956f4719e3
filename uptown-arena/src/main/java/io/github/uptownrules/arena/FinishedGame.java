package io.github.uptownrules.arena;

import static java.util.Objects.requireNonNull;

/**
 * A game that was played.
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
 * @param number which one of the tournament, from 0
 * @param record its record
 * @param result how it ended
 * @param failure if a bot did not play on, in a line: the ruleset, the game, the seed, who it was, why, and its view; else an empty
 *     text
 * @since 0.1.0
 */
public record FinishedGame(long number, String record, GameResult result, String failure) {
    /**
     * Checks that nothing is null.
     *
     * @param number which one of the tournament, from 0
     * @param record its record
     * @param result how it ended
     * @param failure if a bot did not play on, in a line: the ruleset, the game, the seed, who it was, why, and its view; else an empty
     *     text
     */
    public FinishedGame {
        requireNonNull(record, "record");
        requireNonNull(result, "result");
        requireNonNull(failure, "failure");
    }
}
