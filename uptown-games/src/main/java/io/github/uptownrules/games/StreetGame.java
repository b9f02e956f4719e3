package io.github.uptownrules.games;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Equipment;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.GameTree;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.RecordedGame;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.base.text.RulesetId;
import io.github.uptownrules.street.GameRecord;
import io.github.uptownrules.street.Notation;
import io.github.uptownrules.street.Position;
import io.github.uptownrules.street.RedactedRecord;
import io.github.uptownrules.street.StreetRuleset;
import io.github.uptownrules.street.StreetView;
import io.github.uptownrules.street.bots.Bot;
import io.github.uptownrules.street.bots.Bots;
import io.github.uptownrules.street.town.Deck;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * The street game with a deck, the library's bots and your own.
 *
 * <pre>{@code
 * StreetGame street = new StreetGame().withBot("hasty", (seen, chance) -> seen.legalMoves().get(0));
 * street.bots();                      // -> [random, greedy, beginner, casual, club, expert, hasty]
 * street.equipment().get().kind();    // -> deck
 * }</pre>
 *
 * @since 0.1.0
 */
public final class StreetGame implements Game {
    private static final ImmutableMap<String, Integer> RULESETS = StreetRuleset.all().stream()
            .collect(ImmutableMap.toImmutableMap(
                    StreetRuleset::id, ruleset -> ruleset.seats().size()));

    private final Deck deck;
    private final Notation notation;
    private final NamedBots<Bot> bots;

    /** Creates the street game with the library's invented deck. */
    public StreetGame() {
        this(Deck.sample1(), NamedBots.of(Bots.names().asList(), Bots.levels(), Bots::parse));
    }

    private StreetGame(Deck deck, NamedBots<Bot> bots) {
        this.deck = deck;
        this.notation = Notation.of(ImmutableList.of(deck));
        this.bots = bots;
    }

    /**
     * Returns a copy with another bot. If the bot fails or chooses an illegal move at a table, {@code casual} moves for it.
     *
     * @param name 1 to 40 letters, digits and {@code -}; neither the name of another bot nor {@code human}
     * @param bot the bot, which is called on several threads
     * @throws IllegalArgumentException if the name is invalid or taken
     */
    public StreetGame withBot(String name, Bot bot) {
        requireNonNull(name, "name");
        requireNonNull(bot, "bot");
        return new StreetGame(deck, bots.with(name, bot, ""));
    }

    @Override
    public String id() {
        return "street";
    }

    @Override
    public String name() {
        return "the street game";
    }

    @Override
    public String notation() {
        return "uptown-street 1";
    }

    @Override
    public int place() {
        return 2;
    }

    @Override
    public ImmutableMap<String, Integer> rulesets() {
        return RULESETS;
    }

    /** Returns the id with the name and a hash of the deck, because two decks may have the same name. */
    @Override
    public String fullId(String ruleset) {
        seats(ruleset);
        return deck.equals(Deck.sample1())
                ? ruleset
                : ruleset + "-" + deck.name() + "-" + RulesetId.mark(deck.toString());
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
    public Optional<Equipment> equipment() {
        return Optional.of(new Equipment("deck", "Deck: " + deck.label(), deck.toString()));
    }

    @Override
    public StreetGame with(String equipment) {
        requireNonNull(equipment, "equipment");
        return new StreetGame(Deck.parse(equipment), bots);
    }

    /** Deals a game; seat 1 has the marked board (Y1). */
    @Override
    public PlayedGame.Whole deal(String ruleset, long seed, String first) {
        requireNonNull(first, "first");
        seats(ruleset);
        if (!first.equals("1")) {
            throw new IllegalArgumentException("in the street game seat 1 always begins, not " + Quote.of(first)
                    + "; seat the players accordingly");
        }
        return whole(GameRecord.of(StreetRuleset.parse(ruleset).deal(deck, seed)));
    }

    @Override
    public PlayedGame.Whole deal(String ruleset, RandomGenerator random) {
        requireNonNull(random, "random");
        seats(ruleset);
        return whole(GameRecord.of(StreetRuleset.parse(ruleset).deal(deck, random)));
    }

    @Override
    public PlayedGame.Whole position(String text) {
        return whole(GameRecord.of(notation.readPosition(text)));
    }

    @Override
    public SeenGame view(String viewer, String view) {
        requireNonNull(viewer, "viewer");
        requireNonNull(view, "view");
        StreetView seen = notation.readView(view);
        return new StreetSeen(
                this, RedactedRecord.of(seen), Viewer.parse(viewer, seen.seats().size()), 0);
    }

    @Override
    public PlayedGame record(String text) {
        requireNonNull(text, "text");
        RecordedGame<?, ?, ?, ?> game = notation.readRecordedGame(text);
        return game instanceof RedactedRecord seen
                ? new StreetSeen(this, seen, Viewer.SPECTATOR, seen.moves().size())
                : whole((GameRecord) game);
    }

    @Override
    public GameTree tree(String record) {
        notation.readRecord(requireNonNull(record, "record")); // reports faults as for a main line
        return Game.super.tree(record);
    }

    private PlayedGame.Whole whole(GameRecord record) {
        return new StreetWhole(this, record, record.moves().size());
    }

    /**
     * Returns the position of a street game, for a program that draws it.
     *
     * @param played a game created by a {@code StreetGame}
     * @return the state of a complete game, or the view
     * @throws IllegalArgumentException if it is another game
     */
    public static Position position(PlayedGame played) {
        if (played instanceof StreetPlayed own) {
            return own.position();
        }
        throw new IllegalArgumentException("not a street game: " + played.ruleset());
    }

    @Override
    public ImmutableList<String> resultColumns() {
        return ImmutableList.of("score", "height");
    }

    /** Checks results: the higher score ranks first, then the taller building (X22, Y18). */
    @Override
    public void checkResults(String ruleset, ImmutableList<SeatResult> results) {
        requireNonNull(results, "results");
        seats(ruleset);
        for (SeatResult own : results) {
            long ahead = results.stream().filter(other -> isAhead(other, own)).count();
            if (own.rank() != ahead + 1) {
                throw new IllegalArgumentException("no seat has rank " + own.rank() + " with a score of "
                        + own.numbers().get(0) + " and a height of "
                        + own.numbers().get(1));
            }
        }
    }

    private static boolean isAhead(SeatResult other, SeatResult own) {
        int score = Integer.compare(other.numbers().get(0), own.numbers().get(0));
        return score > 0 || score == 0 && other.numbers().get(1) > own.numbers().get(1);
    }
}
