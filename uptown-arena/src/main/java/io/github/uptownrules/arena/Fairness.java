package io.github.uptownrules.arena;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.TreeMultiset;
import io.github.uptownrules.base.game.PlayedGame;
import java.util.ArrayList;
import java.util.List;

/**
 * The value of each seat of a ruleset, measured in games between equal bots. Not thread-safe.
 *
 * <pre>{@code
 * Tournament equal = Tournament.of(new UptownGame(), "two-player", List.of("greedy", "greedy")).withGames(40);
 * Fairness fairness = Fairness.of(equal);
 * Arena.of(equal).play(0, new CompletableFuture<>(), fairness::add);
 * fairness.verdict();    // -> Undecided, but within 17.4 points: seat 1 differs most from 50.0 %, with 51.3 % [35.0, 67.3].
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Fairness {
    private static final String SKIPPED = "skipped=";

    private final Tournament tournament;
    private final List<GameResult> games = new ArrayList<>();
    private final TreeMultiset<Integer> plies = TreeMultiset.create();
    private final List<Double> skips = new ArrayList<>();

    private Fairness(Tournament tournament) {
        this.tournament = tournament;
    }

    /**
     * Returns a measurement without games.
     *
     * @param tournament a tournament with the same bot in all seats
     * @throws IllegalArgumentException if its bots differ
     */
    public static Fairness of(Tournament tournament) {
        requireNonNull(tournament, "tournament");
        if (tournament.names().size() > 1) {
            throw new IllegalArgumentException(
                    "the bots in all seats must be equal, not " + String.join(", ", tournament.names()));
        }
        return new Fairness(tournament);
    }

    /** Adds the next game of the tournament. */
    public void add(FinishedGame game) {
        requireNonNull(game, "game");
        games.add(game.result());
        if (!game.result().isStopped()) {
            PlayedGame record = tournament.game().record(game.record());
            plies.add(record.plies());
            skips.add((double) skips(record));
        }
    }

    /** Counts the turns that a seat lost, by the list of seats in each move's outcome. */
    private static long skips(PlayedGame record) {
        long skips = 0;
        for (int ply = 1; ply <= record.plies(); ply++) {
            for (String part : record.upTo(ply).lastMove().split(" ")) {
                skips += part.startsWith(SKIPPED) ? part.split(",").length : 0;
            }
        }
        return skips;
    }

    /** {@return the results of the games so far} */
    public Results results() {
        return Results.of(tournament, games);
    }

    /** Returns the number of moves of each counted game, in ascending order. */
    ImmutableList<Integer> plies() {
        return ImmutableList.copyOf(plies);
    }

    /** Returns the number of skipped turns per game. */
    Estimate skips() {
        return Estimate.of(skips);
    }

    /**
     * Returns a sentence about the win shares. It calls them unfair if the 95 % intervals of all seats together (Bonferroni)
     * exclude the fair share of a seat. The number of points in the sentence is an upper bound, with 95 % confidence, of the
     * largest difference from the fair share. Shares that are not unfair are called fair if this bound is at most 5 points,
     * and undecided otherwise.
     *
     * @return the sentence, on one line
     */
    public String verdict() {
        return new FairnessVerdict(results()).text();
    }

    /** {@return a text table: each seat, the length of the games, the verdict; lines end with {@code \n}} */
    @Override
    public String toString() {
        return new FairnessTable(this).text();
    }
}
