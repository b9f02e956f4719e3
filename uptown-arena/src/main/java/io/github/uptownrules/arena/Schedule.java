package io.github.uptownrules.arena;

import io.github.uptownrules.base.random.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * Which games bots play against each other: without end, numbered from 0. Each deal is played once with every seating, that is,
 * with every way to put the bots on the seats that looks different; then comes the next deal. What a game is like follows from
 * the schedule and the game's number alone, so games may be played in any order, at the same time, on many machines, and
 * another day.
 *
 * <pre>{@code
 * Schedule schedule = Schedule.of(List.of("random", "greedy"), 1);
 * schedule.seatings();                             // -> [[greedy, random], [random, greedy]]
 * schedule.deal(5);                                // -> 2
 * schedule.seating(5);                             // -> [random, greedy]
 * schedule.dealSeed(5) == schedule.dealSeed(4);    // -> true
 * }</pre>
 *
 * <p>Any game can be played so; bots are but names here. {@code uptown arena} plays these games: the same seed, bots and number
 * give the same one.
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
     * The schedule of some bots.
     *
     * @param bots their names, one for each seat; their order does not matter, and a bot may be there more than once
     * @param seed a number that all games follow from
     * @return the schedule
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

    /** Adds every way to go on with those who have no seat yet. */
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

    /** {@return who sits where, seat 1 first: every seating that looks different, in alphabetical order} */
    public List<List<String>> seatings() {
        return seatings;
    }

    /**
     * Which deal a game is played on.
     *
     * @param game the number of a game, 0 or more
     * @return the number of its deal, 0 or more
     * @throws IllegalArgumentException if the number is negative
     */
    public long deal(long game) {
        return checked(game) / seatings.size();
    }

    /**
     * Who sits where in a game.
     *
     * @param game the number of a game, 0 or more
     * @return the names of the bots, seat 1 first
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
     * The seed of the deal of a game.
     *
     * @param game the number of a game, 0 or more
     * @return a number for {@code Ruleset.deal}; games on the same deal have the same
     * @throws IllegalArgumentException if the number is negative
     */
    public long dealSeed(long game) {
        return SplitMix64.mix(SplitMix64.mix(seed) + deal(game));
    }

    /**
     * Where all chance of the bots in a game comes from, which differs with each seating of a deal.
     *
     * @param game the number of a game, 0 or more
     * @return a new source, for all bots of the game to draw from in turn
     * @throws IllegalArgumentException if the number is negative
     */
    public SplitMix64 chance(long game) {
        return new SplitMix64(SplitMix64.mix(dealSeed(game)) + game);
    }
}
