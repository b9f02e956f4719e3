package io.github.uptownrules.arena;

import io.github.uptownrules.base.random.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * An endless sequence of games between bots, numbered from 0. Each deal is played once with every seating, that is, every
 * distinct way to assign the bots to the seats. Then the next deal follows.
 *
 * <p>A game depends only on the schedule and its number. Games can therefore be played in any order, in parallel, on many
 * machines, or on another day.
 *
 * <pre>{@code
 * Schedule schedule = Schedule.of(List.of("random", "greedy"), 1);
 * schedule.seatings();                             // -> [[greedy, random], [random, greedy]]
 * schedule.deal(5);                                // -> 2
 * schedule.seating(5);                             // -> [random, greedy]
 * schedule.dealSeed(5) == schedule.dealSeed(4);    // -> true
 * }</pre>
 *
 * <p>A schedule works for any game, because it only knows the names of the bots. {@code uptown arena} plays these games: the
 * same seed, bots and number give the same game.
 *
 * @since 0.1.0
 */
public final class Schedule {
    private static final int MOST_BOTS = 5;

    private final List<List<String>> seatings;
    private final long seed;

    private Schedule(List<List<String>> seatings, long seed) {
        this.seatings = seatings;
        this.seed = seed;
    }

    /**
     * Returns the schedule of some bots.
     *
     * @param bots the name of the bot for each seat, in any order; names may repeat
     * @param seed the seed of all games
     * @throws IllegalArgumentException if there are no bots, or more than five, which would play each deal 720 times
     */
    public static Schedule of(List<String> bots, long seed) {
        if (bots.isEmpty() || bots.size() > MOST_BOTS) {
            throw new IllegalArgumentException("1 to " + MOST_BOTS + " bots play, not " + bots.size());
        }
        List<List<String>> seatings = new ArrayList<>();
        seat(List.of(), bots, seatings);
        return new Schedule(List.copyOf(seatings), seed);
    }

    /** Adds every way to continue with the bots that have no seat yet. */
    private static void seat(List<String> seated, List<String> waiting, List<List<String>> seatings) {
        if (waiting.isEmpty()) {
            seatings.add(seated);
        }
        for (String bot : new TreeSet<>(waiting)) {
            List<String> next = new ArrayList<>(seated);
            next.add(bot);
            List<String> rest = new ArrayList<>(waiting);
            rest.remove(bot);
            seat(List.copyOf(next), rest, seatings);
        }
    }

    /** {@return every distinct seating, each from seat 1, in alphabetical order} */
    public List<List<String>> seatings() {
        return seatings;
    }

    /**
     * Returns the number of the deal of a game, from 0.
     *
     * @param game the number of the game, from 0
     * @throws IllegalArgumentException if the number is negative
     */
    public long deal(long game) {
        return checked(game) / seatings.size();
    }

    /**
     * Returns the bots of a game, seat 1 first.
     *
     * @param game the number of the game, from 0
     * @throws IllegalArgumentException if the number is negative
     */
    public List<String> seating(long game) {
        return seatings.get((int) (checked(game) % seatings.size()));
    }

    private static long checked(long game) {
        if (game < 0) {
            throw new IllegalArgumentException("games are numbered from 0, not " + game);
        }
        return game;
    }

    /**
     * Returns the seed for {@code Ruleset.deal}, which all games on the same deal share.
     *
     * @param game the number of the game, from 0
     * @throws IllegalArgumentException if the number is negative
     */
    public long dealSeed(long game) {
        return SplitMix64.mix(SplitMix64.mix(seed) + deal(game));
    }

    /**
     * Returns a new source of randomness for the bots of a game, which draw from it in turn. It differs between the seatings of
     * a deal.
     *
     * @param game the number of the game, from 0
     * @throws IllegalArgumentException if the number is negative
     */
    public SplitMix64 chance(long game) {
        return new SplitMix64(SplitMix64.mix(dealSeed(game)) + game);
    }
}
