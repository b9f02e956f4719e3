package io.github.uptownrules.cli.arena;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.random.Schedule;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.cli.game.BotFailure;
import io.github.uptownrules.cli.game.Game;
import io.github.uptownrules.cli.game.Play;
import io.github.uptownrules.cli.program.Forfeit;
import io.github.uptownrules.cli.program.ProgramCall;
import io.github.uptownrules.cli.program.Programs;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Which games are played, as a {@link Schedule} has them up to the end of a deal. What a game is like follows from the tournament
 * and the game's number alone.
 */
public final class Tournament {
    /** Nobody waits for more, and all results are kept in memory. */
    private static final long MOST_GAMES = 100_000_000;

    private final Game game;
    private final String ruleset;
    private final ImmutableList<String> bots;
    private final ImmutableSet<String> names;
    private final Schedule schedule;
    private final String first;
    private final long dealCount;
    private final long seed;

    /**
     * A tournament of so many games, or the few more that it takes to play every deal with every seating.
     *
     * @throws IllegalArgumentException if there is not one bot for each seat, no such bot, no seat to start, or no
     *     or far too many games
     */
    public Tournament(Game game, String ruleset, List<String> bots, String first, long games, long seed) {
        int seats = game.seats(ruleset);
        if (bots.size() != seats) {
            throw new IllegalArgumentException("ruleset " + ruleset + " has " + seats + " seats, so " + seats
                    + " bots have to be named, not " + bots.size() + "; a bot may be named more than once");
        }
        if (games < 1 || games > MOST_GAMES) {
            throw new IllegalArgumentException("the number of games is 1 to " + MOST_GAMES + ", not " + games);
        }
        game.deal(ruleset, seed, first); // which says if there is no such seat
        this.game = game;
        this.ruleset = ruleset;
        this.bots = ImmutableList.copyOf(bots);
        this.names = bots.stream().map(name -> checked(game, name)).collect(ImmutableSet.toImmutableSet());
        this.schedule = Schedule.of(bots, seed);
        this.first = first;
        this.dealCount = (games - 1) / seatings().size() + 1;
        this.seed = seed;
    }

    private static String checked(Game game, String name) {
        if (ProgramCall.isOne(name)) {
            ProgramCall.parse(name); // which says what is wrong
            return name;
        }
        return game.checkedBot(name);
    }

    Game game() {
        return game;
    }

    String ruleset() {
        return ruleset;
    }

    /** The ruleset, and what else the games depend on. */
    String fullId() {
        return game.fullId(ruleset);
    }

    /** The numbers of the seats. */
    ImmutableList<String> seats() {
        return IntStream.rangeClosed(1, bots.size()).mapToObj(String::valueOf).collect(ImmutableList.toImmutableList());
    }

    /** The bots, one for each seat. */
    ImmutableList<String> bots() {
        return bots;
    }

    /** The different bots, as they were named first. */
    ImmutableSet<String> names() {
        return names;
    }

    long seed() {
        return seed;
    }

    List<List<String>> seatings() {
        return schedule.seatings();
    }

    long dealCount() {
        return dealCount;
    }

    /** How many games there are; they are numbered from 0. */
    public long gameCount() {
        return dealCount * seatings().size();
    }

    /** The deal of a game, numbered from 0. */
    long deal(long game) {
        return schedule.deal(game);
    }

    /** Which of the seatings a game has, numbered from 0. */
    int seatingNumber(long game) {
        return (int) (game % seatings().size());
    }

    /** Who sits where in a game. */
    List<String> seating(long game) {
        return schedule.seating(game);
    }

    /** A game before its first move; whoever starts does so with every seating. */
    Play start(long number) {
        return game.deal(ruleset, schedule.dealSeed(number), first);
    }

    /**
     * Plays a game from its deal to its end, or until it has taken too long or a program does not play on.
     *
     * @throws IllegalStateException if a bot fails: it says where and how
     */
    PlayedGame play(long number, Programs programs) {
        List<String> seating = seating(number);
        SplitMix64 random = schedule.chance(number);
        Play play = start(number);
        for (String seat : play.seats()) {
            play = play.withHeader("Seat" + seat, seating.get(Integer.parseInt(seat) - 1));
        }
        Seats seats = new Seats(seating, programs);
        try {
            for (int moves = 0; moves < Game.MOST_MOVES && !play.isOver(); moves++) {
                play = seats.play(play, random);
            }
            seats.leave();
        } catch (Forfeit e) {
            String seat = play.turn();
            seats.leaveWithout(seat);
            return forfeited(number, play, e);
        } catch (BotFailure e) {
            throw new IllegalStateException(where(number, play) + ": " + e.getMessage() + seen(play), e);
        }
        Ending ending = play.isOver() ? Ending.Simple.BY_RULE : Ending.Simple.STOPPED;
        return new PlayedGame(number, play.record(), GameResult.of(seating, play.results(), ending), "");
    }

    private PlayedGame forfeited(long number, Play play, Forfeit forfeit) {
        Forfeited forfeited = new Forfeited(forfeit.kind(), play.turn());
        return new PlayedGame(
                number,
                play.withHeader("Forfeit", forfeit.getMessage())
                        .terminated(forfeited.toString())
                        .record(),
                GameResult.of(seating(number), play.results(), forfeited),
                where(number, play) + ", " + seating(number).get(Integer.parseInt(play.turn()) - 1) + ": "
                        + forfeit.getMessage() + seen(play));
    }

    /** Which game this is, as it takes to play it again, and who is to move. */
    private String where(long number, Play play) {
        return "game " + (number + 1) + " of " + fullId() + ", seed " + seed + " (deal " + (deal(number) + 1)
                + ", seating " + (seatingNumber(number) + 1) + "), seat " + play.turn();
    }

    private static String seen(Play play) {
        return "; its view is " + play.at(play.turn()).text();
    }
}
