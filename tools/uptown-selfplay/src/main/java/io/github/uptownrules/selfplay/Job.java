package io.github.uptownrules.selfplay;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.arena.Schedule;
import io.github.uptownrules.base.search.Budget;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.core.game.Ruleset;
import java.io.Serializable;
import java.util.List;

/**
 * The specification of a dataset. It determines the games completely, so nothing else is sent to the machines that play them.
 *
 * @param ruleset the id of the ruleset
 * @param bots the name of the bot of each seat
 * @param seed the seed of the games
 * @param from the number of the first game
 * @param games the number of games
 * @param playouts the number of playouts that estimate each position, or 0 for no estimates
 * @param isEncoded whether views are also encoded as numbers
 */
record Job(String ruleset, List<String> bots, long seed, long from, long games, int playouts, boolean isEncoded)
        implements Serializable {
    /** Keeps the numbers of games exact in every program that reads them. */
    private static final long MOST_GAMES = 1_000_000_000_000L;

    private static final int MOST_PLAYOUTS = 1_000_000;

    /**
     * Checks the job.
     *
     * @throws IllegalArgumentException if it is invalid or would not be reproducible
     */
    Job {
        bots = List.copyOf(bots);
        int seats = KnownRulesets.of(ruleset).seats().size();
        if (bots.size() != seats) {
            throw new IllegalArgumentException("ruleset " + ruleset + " has " + seats + " seats, so " + seats
                    + " bots have to be named, not " + bots.size() + "; a bot may be named more than once");
        }
        bots.forEach(Job::check);
        within("the number of games", games, 1, MOST_GAMES);
        within("the number of the first game", from, 0, MOST_GAMES - games);
        within("the number of playouts for an estimate", playouts, 0, MOST_PLAYOUTS);
    }

    /** Creates a job without encodings. */
    Job(String ruleset, List<String> bots, long seed, long from, long games, int playouts) {
        this(ruleset, bots, seed, from, games, playouts, false);
    }

    Job encoded() {
        return new Job(ruleset, bots, seed, from, games, playouts, true);
    }

    private static void within(String what, long number, long least, long most) {
        if (number < least || number > most) {
            throw new IllegalArgumentException(what + " is " + least + " to " + most + ", not " + number);
        }
    }

    private static void check(String bot) {
        Bots.parse(bot); // throws if the name is invalid
        int colon = bot.indexOf(':');
        if (colon >= 0 && Budget.parse(bot.substring(colon + 1)).unit() != Budget.Unit.PLAYOUTS) {
            throw new IllegalArgumentException(
                    "the bot '" + bot + "' has a time limit, which is not reproducible; give it" + " playouts, as in "
                            + bot.substring(0, colon) + ":2000");
        }
    }

    Ruleset rules() {
        return KnownRulesets.of(ruleset);
    }

    Schedule schedule() {
        return Schedule.of(bots, seed);
    }

    static ImmutableList<Bot> seated(List<String> seating) {
        return seating.stream().map(Bots::parse).collect(ImmutableList.toImmutableList());
    }

    boolean isEstimated() {
        return playouts > 0;
    }
}
