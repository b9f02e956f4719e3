package io.github.uptownrules.app.arena;

import com.google.common.collect.Collections2;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import io.github.uptownrules.app.Starter;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.random.SplitMix64;
import java.util.List;

/**
 * Which games are played. Each deal is played once with every seating, that is, with every way to put the bots on the
 * seats that looks different; then comes the next deal. What a game is like follows from the tournament and the game's
 * number alone, so games may be played in any order, at the same time, and another day.
 */
public final class Tournament {
    /** Nobody waits for more, and all results are kept in memory. */
    private static final long MOST_GAMES = 100_000_000;

    private final Ruleset ruleset;
    private final ImmutableList<String> bots;
    private final ImmutableMap<String, Bot> botsByName;
    private final ImmutableList<ImmutableList<String>> seatings;
    private final Starter starter;
    private final long dealCount;
    private final long seed;

    /**
     * A tournament of so many games, or the few more that it takes to play every deal with every seating.
     *
     * @throws IllegalArgumentException if there is not one bot for each seat, no such bot, no seat to start, or no
     *     or far too many games
     */
    public Tournament(Ruleset ruleset, List<String> bots, Starter starter, long games, long seed) {
        int seats = ruleset.seats().size();
        if (bots.size() != seats) {
            throw new IllegalArgumentException("ruleset " + ruleset + " has " + seats + " seats, so " + seats
                    + " bots have to be named, not " + bots.size() + "; a bot may be named more than once");
        }
        if (games < 1 || games > MOST_GAMES) {
            throw new IllegalArgumentException("the number of games is 1 to " + MOST_GAMES + ", not " + games);
        }
        starter.seat().ifPresent(ruleset::colors); // which says if there is no such seat
        this.ruleset = ruleset;
        this.bots = ImmutableList.copyOf(bots);
        this.botsByName = Maps.toMap(ImmutableSet.copyOf(bots), Bots::parse);
        this.seatings = Collections2.orderedPermutations(bots).stream()
                .map(ImmutableList::copyOf)
                .collect(ImmutableList.toImmutableList());
        this.starter = starter;
        this.dealCount = (games - 1) / seatings.size() + 1;
        this.seed = seed;
    }

    Ruleset ruleset() {
        return ruleset;
    }

    /** The bots, one for each seat. */
    ImmutableList<String> bots() {
        return bots;
    }

    /** The different bots, as they were named first. */
    ImmutableSet<String> names() {
        return botsByName.keySet();
    }

    long seed() {
        return seed;
    }

    ImmutableList<ImmutableList<String>> seatings() {
        return seatings;
    }

    long dealCount() {
        return dealCount;
    }

    /** How many games there are; they are numbered from 0. */
    public long gameCount() {
        return dealCount * seatings.size();
    }

    /** The deal of a game, numbered from 0. */
    long deal(long game) {
        return game / seatings.size();
    }

    /** Which of the seatings a game has, numbered from 0. */
    int seatingNumber(long game) {
        return (int) (game % seatings.size());
    }

    /** Who sits where in a game. */
    ImmutableList<String> seating(long game) {
        return seatings.get(seatingNumber(game));
    }

    private long dealSeed(long game) {
        return SplitMix64.mix(SplitMix64.mix(seed) + deal(game));
    }

    /** A game before its first move; whoever starts does so with every seating. */
    GameState start(long game) {
        return starter.deal(ruleset, dealSeed(game));
    }

    /** Plays a game from its deal to its end. */
    PlayedGame play(long game) {
        ImmutableList<String> seating = seating(game);
        SplitMix64 random = new SplitMix64(SplitMix64.mix(dealSeed(game)) + game);
        GameRecord record = GameRecord.of(start(game));
        for (Seat seat : ruleset.seats()) {
            record = record.withHeader("Seat" + seat, seating.get(seat.ordinal()));
        }
        while (!record.end().isOver()) {
            GameState state = record.end();
            Seat turn = state.turn().orElseThrow();
            Bot bot = botsByName.get(seating.get(turn.ordinal()));
            record = record.play(bot.choose(state.viewFor(turn), random));
        }
        return new PlayedGame(game, record, GameResult.of(seating, record.end().standings()));
    }
}
