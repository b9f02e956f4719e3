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
 * The games of a {@link Schedule} up to the end of a deal. A game depends only on the tournament and its number. Immutable.
 *
 * <pre>{@code
 * Tournament match = Tournament.of(new UptownGame(), "two-player", List.of("greedy", "random")).withGames(40);
 * match.gameCount();                   // -> 40
 * match.play().winShare("greedy");     // -> 1.000 [0.832, 1.000]
 * }</pre>
 *
 * <p>A bot is one of the game's bots or an external program: {@code protocol:COMMAND}, where COMMAND is a file and its
 * arguments, separated by spaces. Words with spaces or commas are quoted; no shell reads them. If the program has several bots,
 * {@code protocol[BOT]:COMMAND} selects one.
 *
 * <p>The {@link Arena} controls threads, time limits and files.
 *
 * @since 0.1.0
 */
public final class Tournament {
    /** More games would take too long, and all results are kept in memory. */
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
        game.deal(ruleset, seed, first); // throws if there is no such seat
        this.game = game;
        this.ruleset = ruleset;
        this.bots = bots;
        this.schedule = Schedule.of(bots, seed);
        this.first = first;
        this.games = games;
        this.seed = seed;
    }

    /**
     * Returns a tournament of 1,000 games with seed 1, in which the {@linkplain Game#first first} seat of the ruleset begins.
     *
     * @param ruleset the id of one of the game's rulesets
     * @param bots the name of the bot for each seat; names may repeat
     * @throws IllegalArgumentException if a ruleset or a bot is unknown, or the numbers of bots and seats differ
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
        return new Tournament(game, ruleset, ImmutableList.copyOf(bots), game.first(ruleset), STANDARD_GAMES, 1);
    }

    private static void check(Game game, String name) {
        if (ProgramCall.isOne(name)) {
            ProgramCall.parse(name); // throws if the call is malformed
        } else {
            game.checkedBot(name);
        }
    }

    /**
     * Returns a copy with another number of games.
     *
     * @param count the number of games, 1 to 100,000,000; it is rounded up to whole deals, which the result table mentions
     * @throws IllegalArgumentException if the number is out of range
     */
    public Tournament withGames(long count) {
        return new Tournament(game, ruleset, bots, first, count, seed);
    }

    /**
     * Returns a copy with another seed.
     *
     * @param number the seed of all games
     */
    public Tournament withSeed(long number) {
        return new Tournament(game, ruleset, bots, first, games, number);
    }

    /**
     * Returns a copy in which another seat begins.
     *
     * @param seat the seat, or {@code random} to draw it for each deal
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

    /** Returns the id of the ruleset with everything else that the games depend on. */
    String fullId() {
        return game.fullId(ruleset);
    }

    /** {@return the seats, in order} */
    public ImmutableList<Seat> seats() {
        return Seat.first(bots.size());
    }

    /** {@return the bot of each seat} */
    public ImmutableList<String> bots() {
        return bots;
    }

    /** {@return the different bots, in the order of their first mention} */
    public ImmutableSet<String> names() {
        return ImmutableSet.copyOf(bots);
    }

    /** {@return the seed of all games} */
    public long seed() {
        return seed;
    }

    /** {@return every distinct way to assign the bots to the seats; each deal is played with all of them} */
    public List<List<String>> seatings() {
        return schedule.seatings();
    }

    /** The number of games that {@link #withGames} was given. */
    long gamesAsked() {
        return games;
    }

    /** {@return the number of games, which are numbered from 0} */
    public long gameCount() {
        int seatings = seatings().size();
        return ((games - 1) / seatings + 1) * seatings;
    }

    /**
     * Returns the number of the deal of a game, from 0.
     *
     * @param number the number of the game, from 0
     */
    public long deal(long number) {
        return schedule.deal(number);
    }

    /**
     * Returns the index of the seating of a game, from 0.
     *
     * @param number the number of the game, from 0
     */
    public int seatingNumber(long number) {
        return (int) (number % seatings().size());
    }

    List<String> seating(long number) {
        return schedule.seating(number);
    }

    /** Returns a game before its first move. The seat that begins is the same with every seating. */
    PlayedGame.Whole start(long number) {
        return game.deal(ruleset, schedule.dealSeed(number), first);
    }

    /**
     * Plays all games with a thread for each processor and a limit of one minute for each move of an external program.
     *
     * @throws IllegalArgumentException if an external program cannot be started or does not speak the protocol
     */
    public Results play() {
        return Arena.of(this).play();
    }

    /** Plays a game until it ends, takes too many moves, or a bot fails. */
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

    private String where(long number) {
        return "game " + (number + 1) + " of " + fullId() + ", seed " + seed + " (deal " + (deal(number) + 1)
                + ", seating " + (seatingNumber(number) + 1) + ")";
    }

    /** {@return the ruleset, the seed and the bots: {@code two-player, seed 1: greedy, random}} */
    @Override
    public String toString() {
        return fullId() + ", seed " + seed + ": " + String.join(", ", bots);
    }
}
