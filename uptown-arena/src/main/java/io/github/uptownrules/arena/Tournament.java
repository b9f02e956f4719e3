package io.github.uptownrules.arena;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.arena.program.ProgramCall;
import io.github.uptownrules.arena.program.Programs;
import io.github.uptownrules.base.game.BotFailure;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.random.SplitMix64;
import java.util.List;
import java.util.Optional;

/**
 * Which games are played: those of a {@link Schedule} up to the end of a deal. What a game is like follows from the tournament and
 * the game's number alone. Immutable.
 *
 * <pre>{@code
 * Tournament match = Tournament.of(new UptownGame(), "two-player", List.of("greedy", "random")).withGames(40);
 * match.gameCount();                   // -> 40
 * match.play().winShare("greedy");     // -> 1.000 [0.832, 1.000]
 * }</pre>
 *
 * <p>A bot is named as the game knows it, or is another program: {@code protocol:COMMAND}, where COMMAND is a file and its arguments
 * with spaces between them. Words with spaces or commas stand in quotes; no shell reads them. If the program has several bots,
 * {@code protocol[BOT]:COMMAND} chooses one.
 *
 * <p>Threads, times and files are the {@link Arena}'s.
 *
 * @since 0.1.0
 */
public final class Tournament {
    /** More would take too long, and all results are kept in memory. */
    private static final long MOST_GAMES = 100_000_000;

    private static final long STANDARD_GAMES = 1_000;

    private final Game game;
    private final String ruleset;
    private final ImmutableList<String> bots;
    private final Schedule schedule;
    private final String first;
    private final long games;
    private final long seed;

    private Tournament(Game game, String ruleset, ImmutableList<String> bots, String first, long games, long seed) {
        if (games < 1 || games > MOST_GAMES) {
            throw new IllegalArgumentException("the number of games is 1 to " + MOST_GAMES + ", not " + games);
        }
        game.deal(ruleset, seed, first); // which says if there is no such seat
        this.game = game;
        this.ruleset = ruleset;
        this.bots = bots;
        this.schedule = Schedule.of(bots, seed);
        this.first = first;
        this.games = games;
        this.seed = seed;
    }

    /**
     * A tournament of 1,000 games with seed 1, in which seat 1 begins.
     *
     * @param game the game
     * @param ruleset the id of one of its rulesets
     * @param bots the names of the bots, one for each seat; a bot may be named more than once
     * @return the tournament
     * @throws IllegalArgumentException if there is no such ruleset, not one bot for each seat, or no such bot
     */
    public static Tournament of(Game game, String ruleset, List<String> bots) {
        requireNonNull(ruleset, "ruleset");
        requireNonNull(bots, "bots");
        int seats = game.seats(ruleset);
        if (bots.size() != seats) {
            throw new IllegalArgumentException("ruleset " + ruleset + " has " + seats + " seats, so " + seats
                    + " bots have to be named, not " + bots.size() + "; a bot may be named more than once");
        }
        bots.forEach(name -> check(game, name));
        return new Tournament(game, ruleset, ImmutableList.copyOf(bots), "1", STANDARD_GAMES, 1);
    }

    private static void check(Game game, String name) {
        if (ProgramCall.isOne(name)) {
            ProgramCall.parse(name); // which says what is wrong
        } else {
            game.checkedBot(name);
        }
    }

    /**
     * The same bots with another number of games.
     *
     * @param count how many, 1 to 100,000,000; a few more are played if it takes them to play every deal with every seating,
     *     and the table of the results says so
     * @return the tournament
     * @throws IllegalArgumentException if the number is out of range
     */
    public Tournament withGames(long count) {
        return new Tournament(game, ruleset, bots, first, count, seed);
    }

    /**
     * The same bots in other games.
     *
     * @param number a number that all games follow from
     * @return the tournament
     */
    public Tournament withSeed(long number) {
        return new Tournament(game, ruleset, bots, first, games, number);
    }

    /**
     * The same deals with another seat to begin.
     *
     * @param seat the seat, or {@code random}: one that is drawn for each deal
     * @return the tournament
     * @throws IllegalArgumentException if there is no such seat, or the game always begins with another
     */
    public Tournament withFirst(String seat) {
        requireNonNull(seat, "seat");
        return new Tournament(game, ruleset, bots, seat, games, seed);
    }

    /** {@return the game} */
    public Game game() {
        return game;
    }

    /** {@return the id of the ruleset} */
    public String ruleset() {
        return ruleset;
    }

    /** The ruleset, and what else the games depend on. */
    String fullId() {
        return game.fullId(ruleset);
    }

    /** {@return the seats, in order} */
    public ImmutableList<Seat> seats() {
        return Seat.first(bots.size());
    }

    /** {@return the bots, one for each seat} */
    public ImmutableList<String> bots() {
        return bots;
    }

    /** {@return the different bots, in the order in which they were named first} */
    public ImmutableSet<String> names() {
        return ImmutableSet.copyOf(bots);
    }

    /** {@return the number that all games follow from} */
    public long seed() {
        return seed;
    }

    /** {@return every way to put the bots on the seats that looks different; each deal is played with all of them} */
    public List<List<String>> seatings() {
        return schedule.seatings();
    }

    /** The number of games that {@link #withGames} was given. */
    long gamesAsked() {
        return games;
    }

    /** {@return how many games there are; they are numbered from 0} */
    public long gameCount() {
        int seatings = seatings().size();
        return ((games - 1) / seatings + 1) * seatings;
    }

    /**
     * The deal of a game.
     *
     * @param number the number of a game, from 0
     * @return the number of its deal, from 0
     */
    public long deal(long number) {
        return schedule.deal(number);
    }

    /**
     * Which of the seatings a game has.
     *
     * @param number the number of a game, from 0
     * @return the number of the seating, from 0
     */
    public int seatingNumber(long number) {
        return (int) (number % seatings().size());
    }

    /** Who sits where in a game. */
    List<String> seating(long number) {
        return schedule.seating(number);
    }

    /** A game before its first move; the seat that starts is the same with every seating. */
    PlayedGame.Whole start(long number) {
        return game.deal(ruleset, schedule.dealSeed(number), first);
    }

    /**
     * Plays all games on as many threads as there are processors. Another program may take a minute for a move.
     *
     * @return the results
     * @throws IllegalArgumentException if another program cannot be started, or does not speak the protocol
     */
    public Results play() {
        return Arena.of(this).play();
    }

    /** Plays a game from its deal to its end, or until it has taken too long or a bot does not play on. */
    FinishedGame play(long number, Programs programs) {
        List<String> seating = seating(number);
        SplitMix64 random = schedule.chance(number);
        PlayedGame.Whole play = start(number);
        for (Seat seat : seats()) {
            play = play.withHeader("Seat" + seat, seating.get(seat.ordinal()));
        }
        Seats seats = new Seats(seating, programs);
        try {
            for (int moves = 0; moves < Game.MOST_MOVES && !play.isOver(); moves++) {
                play = seats.play(play, random);
            }
            seats.leave();
        } catch (BotFailure e) {
            Seat turn = play.turn().orElseThrow();
            seats.leaveWithout(turn);
            return forfeited(number, play, turn, e);
        }
        Optional<Termination> termination = play.isOver() ? Optional.empty() : Optional.of(Termination.limit());
        return new FinishedGame(number, play.record(), GameResult.of(seating, play.results(), termination), "");
    }

    private FinishedGame forfeited(long number, PlayedGame.Whole play, Seat turn, BotFailure failure) {
        Termination forfeited = new Termination(failure.cause(), ImmutableSet.of(turn));
        return new FinishedGame(
                number,
                play.withHeader("Forfeit", failure.reason())
                        .terminated(forfeited.toString())
                        .record(),
                GameResult.of(seating(number), play.results(), Optional.of(forfeited)),
                where(number) + ", seat " + turn + ", " + seating(number).get(turn.ordinal()) + ": " + failure.reason()
                        + "; its view is " + play.seenBy(turn).text());
    }

    /** Returns what it takes to play a game again. */
    private String where(long number) {
        return "game " + (number + 1) + " of " + fullId() + ", seed " + seed + " (deal " + (deal(number) + 1)
                + ", seating " + (seatingNumber(number) + 1) + ")";
    }

    /** {@return such as {@code two-player, seed 1: greedy, random}} */
    @Override
    public String toString() {
        return fullId() + ", seed " + seed + ": " + String.join(", ", bots);
    }
}
