package io.github.uptownrules.games;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.GameTree;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.RecordedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.bots.BotProvider;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.notation.RedactedRecord;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.variants.HouseRules;
import io.github.uptownrules.variants.Rulesets;
import io.github.uptownrules.variants.Scorings;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * Uptown with all published rulesets, all lines of {@linkplain HouseRules house rules}, the library's bots, and the bots of
 * {@linkplain BotProvider providers}. You can add your own rulesets and bots.
 *
 * <pre>{@code
 * UptownGame uptown = new UptownGame()
 *     .withBot("hasty", (seen, chance) -> seen.legalMoves().get(0))
 *     .with(List.of(Rulesets.standard(4).toBuilder("club-night").rackSize(4).build()));
 * uptown.bots();                   // -> [random, greedy, mcts, beginner, casual, club, expert, hasty]
 * uptown.seats("club-night");      // -> 4
 * uptown.seats("two-player+rack=6");   // -> 2
 * }</pre>
 *
 * @since 0.1.0
 */
public final class UptownGame implements Game {
    private static final String RANDOM = "random";

    private final ImmutableMap<String, Ruleset> rulesets;
    private final Notation notation;
    private final NamedBots<Bot> bots;
    private final Optional<Function<Ruleset, GameState>> dealer;

    /**
     * Creates Uptown with the bots of the library and the bots of providers.
     *
     * @throws IllegalArgumentException if a provider cannot be used
     */
    public UptownGame() {
        this(byId(Rulesets.all()), known(ServiceLoader.load(BotProvider.class)), Optional.empty());
    }

    private UptownGame(
            ImmutableMap<String, Ruleset> rulesets,
            NamedBots<Bot> bots,
            Optional<Function<Ruleset, GameState>> dealer) {
        this.rulesets = rulesets;
        this.notation = Notation.of(rulesets.values()).withOthers(UptownGame::house);
        this.bots = bots;
        this.dealer = dealer;
    }

    /** {@return Uptown with the library's bots only, for platforms without {@code ServiceLoader}} */
    public static UptownGame ofLibrary() {
        return new UptownGame(byId(Rulesets.all()), library(), Optional.empty());
    }

    /** Parses a line of house rules. Returns empty if the id is not such a line. */
    private static Optional<Ruleset> house(String line) {
        return line.indexOf('+') < 0 ? Optional.empty() : Optional.of(HouseRules.parse(line));
    }

    private static ImmutableMap<String, Ruleset> byId(Iterable<Ruleset> rulesets) {
        ImmutableMap.Builder<String, Ruleset> byId = ImmutableMap.builder();
        rulesets.forEach(ruleset -> byId.put(ruleset.id(), ruleset));
        return byId.buildOrThrow();
    }

    private static NamedBots<Bot> library() {
        return NamedBots.of(Bots.names().asList(), Bots.levels(), Bots::parse);
    }

    static NamedBots<Bot> known(Iterable<BotProvider> providers) {
        NamedBots<Bot> known = library();
        try {
            for (BotProvider provider : providers) {
                String whose = " of " + provider.getClass().getName();
                for (Map.Entry<String, Bot> bot : provider.bots().entrySet()) {
                    known = known.with(bot.getKey(), bot.getValue(), whose);
                }
            }
        } catch (ServiceConfigurationError e) {
            throw new IllegalArgumentException("a provider of bots cannot be used: " + e.getMessage(), e);
        }
        return known;
    }

    /**
     * Returns a copy with another bot. If the bot fails or chooses an illegal move at a table, {@code casual} moves for it.
     *
     * @param name 1 to 40 letters, digits and {@code -}; neither the name of another bot nor {@code human}
     * @param bot the bot, which is called on several threads
     * @throws IllegalArgumentException if the name is invalid or taken
     */
    public UptownGame withBot(String name, Bot bot) {
        requireNonNull(name, "name");
        requireNonNull(bot, "bot");
        return new UptownGame(rulesets, bots.with(name, bot, ""), dealer);
    }

    /**
     * Returns a copy with rulesets of your own.
     *
     * @param houseRules the rulesets, with unique ids
     * @throws IllegalArgumentException if two rulesets have the same id, or an id is a line of {@linkplain HouseRules house
     *     rules} that describes different rules
     */
    public UptownGame with(Iterable<Ruleset> houseRules) {
        requireNonNull(houseRules, "houseRules");
        for (Ruleset ruleset : houseRules) {
            if (house(ruleset.id())
                    .filter(named -> !named.hasSameRules(ruleset))
                    .isPresent()) {
                throw new IllegalArgumentException("ruleset '" + ruleset.id() + "' has other rules than its id says");
            }
        }
        ImmutableMap.Builder<String, Ruleset> all =
                ImmutableMap.<String, Ruleset>builder().putAll(rulesets);
        return new UptownGame(all.putAll(byId(houseRules)).buildOrThrow(), bots, dealer);
    }

    /**
     * Returns a copy with another dealer of games without a seed. Games with a seed are dealt as before.
     *
     * @param deals deals a new game of the given ruleset, on any thread
     */
    public UptownGame withDealer(Function<Ruleset, GameState> deals) {
        requireNonNull(deals, "deals");
        return new UptownGame(rulesets, bots, Optional.of(deals));
    }

    @Override
    public String id() {
        return "uptown";
    }

    @Override
    public String name() {
        return "Uptown";
    }

    @Override
    public int place() {
        return 0;
    }

    @Override
    public ImmutableMap<String, Integer> rulesets() {
        return rulesets.values().stream()
                .collect(ImmutableMap.toImmutableMap(
                        Ruleset::id, ruleset -> ruleset.seats().size()));
    }

    /** Returns the number of seats of a ruleset: one of {@link #rulesets()}, or a line of {@linkplain HouseRules house rules}. */
    @Override
    public Optional<Integer> findSeats(String ruleset) {
        requireNonNull(ruleset, "ruleset");
        return find(ruleset)
                .or(() -> Rulesets.byId(ruleset))
                .map(found -> found.seats().size());
    }

    @Override
    public int seats(String ruleset) {
        return ruleset(ruleset).seats().size();
    }

    private Optional<Ruleset> find(String id) {
        return Optional.ofNullable(rulesets.get(id));
    }

    private Ruleset ruleset(String ruleset) {
        requireNonNull(ruleset, "ruleset");
        return find(ruleset)
                .or(() -> house(ruleset))
                .orElseThrow(() -> new IllegalArgumentException(
                        "unknown ruleset " + Quote.of(ruleset) + "; known: " + String.join(", ", rulesets.keySet())));
    }

    @Override
    public String first(String ruleset) {
        return ruleset(ruleset).start().map(Seat::toString).orElse(RANDOM);
    }

    @Override
    public ImmutableList<String> bots() {
        return bots.names();
    }

    @Override
    public ImmutableList<String> levels() {
        return bots.levels();
    }

    /**
     * Returns the bot with a name.
     *
     * @param name one of {@link #bots()}, optionally with a budget
     * @throws IllegalArgumentException if the name is unknown
     */
    public Bot bot(String name) {
        return bots.bot(name);
    }

    @Override
    public String checkedBot(String name) {
        bots.bot(name);
        return name;
    }

    @Override
    public String defaultBot() {
        return "greedy";
    }

    @Override
    public String substitute() {
        return "casual";
    }

    @Override
    public boolean hasHints() {
        return true;
    }

    @Override
    public int reviewPlayouts() {
        return 1_500;
    }

    /** Deals a game. The starting seat does not affect racks and piles (Q9). */
    @Override
    public PlayedGame.Whole deal(String ruleset, long seed, String first) {
        requireNonNull(first, "first");
        Ruleset rules = ruleset(ruleset);
        return whole(GameRecord.of(first.equals(RANDOM) ? rules.dealRandomStart(seed) : rules.deal(seed, seat(first))));
    }

    private static Seat seat(String word) {
        return Seat.all().stream()
                .filter(seat -> seat.toString().equals(word))
                .findFirst()
                .orElseThrow(() ->
                        new IllegalArgumentException("the first seat is 1 to 5 or 'random', not " + Quote.of(word)));
    }

    @Override
    public PlayedGame.Whole deal(String ruleset, RandomGenerator random) {
        requireNonNull(random, "random");
        Ruleset rules = ruleset(ruleset);
        return whole(GameRecord.of(dealer.map(deals -> deals.apply(rules)).orElseGet(() -> rules.deal(random))));
    }

    @Override
    public PlayedGame.Whole position(String text) {
        return whole(GameRecord.of(notation.readPosition(text)));
    }

    @Override
    public SeenGame view(String viewer, String view) {
        requireNonNull(viewer, "viewer");
        requireNonNull(view, "view");
        Viewer who = Viewer.parse(viewer, Seat.all().size());
        return new UptownSeen(this, RedactedRecord.of(notation.readView(view, who)), who, 0);
    }

    @Override
    public PlayedGame record(String text) {
        requireNonNull(text, "text");
        RecordedGame<?, ?, ?, ?> game = notation.readRecordedGame(text);
        return game instanceof RedactedRecord seen
                ? new UptownSeen(this, seen, seen.viewer(), seen.moves().size())
                : whole((GameRecord) game);
    }

    @Override
    public GameTree tree(String record) {
        notation.readRecord(requireNonNull(record, "record")); // reports faults as for a main line
        return Game.super.tree(record);
    }

    private PlayedGame.Whole whole(GameRecord record) {
        return new UptownWhole(this, record, record.moves().size());
    }

    /**
     * Returns the position of a game of Uptown, for a program that draws it.
     *
     * @param played a game created by an {@code UptownGame}
     * @return the state of a complete game, or the view of its viewer
     * @throws IllegalArgumentException if it is another game
     */
    public static Position position(PlayedGame played) {
        if (played instanceof UptownPlayed own) {
            return own.position();
        }
        throw new IllegalArgumentException("not a game of Uptown: " + played.ruleset());
    }

    @Override
    public ImmutableList<String> resultColumns() {
        return ImmutableList.of("score", "groups", "captures");
    }

    /**
     * Checks results. With the scoring of a published ruleset, the score is minus the number of groups, or lower than that by
     * at most the number of captures. The higher score ranks first, and ties go to the seat with fewer captures (R29, R33, Q5).
     * With another scoring, checks only the ranks.
     */
    @Override
    public void checkResults(String ruleset, ImmutableList<SeatResult> results) {
        requireNonNull(results, "results");
        Scoring scoring = ruleset(ruleset).scoring();
        if (scoring != Scorings.STANDARD && scoring != Scorings.BLOQUEURS) {
            Game.super.checkResults(ruleset, results);
            return;
        }
        for (int seat = 0; seat < results.size(); seat++) {
            SeatResult own = results.get(seat);
            check(seat, "groups", groups(own), 0, Cell.all().size());
            check(seat, "captures", captures(own), 0, Cell.all().size());
            check(seat, "score", score(own), -groups(own) - captures(own), -groups(own));
            int rank = 1
                    + (int) results.stream()
                            .filter(other -> isAhead(other, own))
                            .count();
            check(seat, "rank", own.rank(), rank, rank);
        }
    }

    private static void check(int seat, String what, int value, int least, int most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(what + (seat + 1) + " is " + value + "; expected "
                    + (least == most ? "" + most : least + " to " + most));
        }
    }

    private static boolean isAhead(SeatResult other, SeatResult own) {
        return score(other) == score(own) ? captures(other) < captures(own) : score(other) > score(own);
    }

    private static int score(SeatResult result) {
        return result.numbers().get(0);
    }

    private static int groups(SeatResult result) {
        return result.numbers().get(1);
    }

    private static int captures(SeatResult result) {
        return result.numbers().get(2);
    }
}
