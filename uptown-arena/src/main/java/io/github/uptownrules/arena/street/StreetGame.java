package io.github.uptownrules.arena.street;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.hash.Hashing;
import io.github.uptownrules.arena.bots.NamedBots;
import io.github.uptownrules.base.game.Argument;
import io.github.uptownrules.base.game.OldEquipment;
import io.github.uptownrules.base.game.OldGame;
import io.github.uptownrules.base.game.Replay;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.TextPosition;
import io.github.uptownrules.base.game.TextState;
import io.github.uptownrules.base.game.TextView;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.street.Seat;
import io.github.uptownrules.street.StreetRuleset;
import io.github.uptownrules.street.StreetView;
import io.github.uptownrules.street.bots.Bot;
import io.github.uptownrules.street.bots.Bots;
import io.github.uptownrules.street.notation.GameRecord;
import io.github.uptownrules.street.notation.Notation;
import io.github.uptownrules.street.town.Deck;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The street game, with some deck, the players of the library, and your own.
 *
 * <pre>{@code
 * StreetGame street = new StreetGame().withBot("hasty", (seen, chance) -> seen.legalMoves().get(0));
 * street.bots();    // -> [random, greedy, beginner, casual, club, expert, hasty]
 * }</pre>
 *
 * @since 0.1.0
 */
public final class StreetGame implements OldGame {
    private final Deck deck;
    private final Notation notation;

    private final NamedBots<Bot> bots;

    /** The street game with the invented deck of the library. */
    public StreetGame() {
        this(Deck.sample1(), NamedBots.of(Bots.names().asList(), Bots::parse));
    }

    private StreetGame(Deck deck, NamedBots<Bot> bots) {
        this.deck = deck;
        this.notation = Notation.of(deck);
        this.bots = bots;
    }

    /**
     * The same with a bot more.
     *
     * @param name 1 to 40 letters, digits and {@code -}; not the name of another bot, nor {@code human}
     * @param bot the bot; it is asked on several threads
     * @return the game
     * @throws IllegalArgumentException if the bot cannot be called so
     */
    public StreetGame withBot(String name, Bot bot) {
        requireNonNull(name, "name");
        requireNonNull(bot, "bot");
        return new StreetGame(deck, bots.with(name, bot, ""));
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
    public Optional<String> family() {
        return Optional.of("street");
    }

    @Override
    public ImmutableList<String> rulesets() {
        return StreetRuleset.all().stream().map(StreetRuleset::id).collect(ImmutableList.toImmutableList());
    }

    /** Two decks may have the same name. */
    @Override
    public String fullId(String ruleset) {
        requireNonNull(ruleset, "ruleset");
        String id = StreetRuleset.parse(ruleset).id();
        return deck.equals(Deck.sample1())
                ? id
                : id + "-" + deck.name() + "-"
                        + Hashing.sha256()
                                .hashString(deck.toString(), StandardCharsets.US_ASCII)
                                .toString()
                                .substring(0, 8);
    }

    @Override
    public int seats(String ruleset) {
        requireNonNull(ruleset, "ruleset");
        return StreetRuleset.parse(ruleset).seats().size();
    }

    @Override
    public ImmutableList<String> bots() {
        return bots.names();
    }

    /**
     * The bot with a name.
     *
     * @param name one of {@link #bots()}, with a budget if it takes one
     * @return the bot
     * @throws IllegalArgumentException if there is none
     */
    public Bot bot(String name) {
        return bots.parse(name);
    }

    @Override
    public String checkedBot(String name) {
        bots.parse(name);
        return name;
    }

    @Override
    public String defaultBot() {
        return "greedy";
    }

    /** Seat 1 has the marked board (Y1). */
    @Override
    public TextState deal(String ruleset, long seed, String first) {
        requireNonNull(ruleset, "ruleset");
        if (!first.equals("1")) {
            throw new IllegalArgumentException(
                    "in the street game seat 1 begins, not " + Quote.of(first) + ": who sits there is up to you");
        }
        return new StreetStateAdapter(GameRecord.of(StreetRuleset.parse(ruleset).deal(deck, seed)), bots);
    }

    @Override
    public TextState position(String text) {
        return new StreetStateAdapter(GameRecord.of(notation.readPosition(text)), bots);
    }

    @Override
    public TextView view(String viewer, String view) {
        requireNonNull(view, "view");
        requireNonNull(viewer, "viewer");
        StreetView seen = notation.readView(view);
        return StreetViewAdapter.of(seen, viewer.equals(TextPosition.SPECTATOR) ? viewer : seat(seen, viewer), bots);
    }

    static String seat(StreetView view, String word) {
        Seat seat = Argument.seat(view.seats(), word);
        return seat.toString();
    }

    @Override
    public Replay record(String text) {
        requireNonNull(text, "text");
        return StreetReplay.of(notation.readRecordedGame(text), bots);
    }

    @Override
    public Optional<OldEquipment> equipment() {
        return Optional.of(new Cards(deck, bots));
    }

    private record Cards(Deck deck, NamedBots<Bot> bots) implements OldEquipment {
        @Override
        public String kind() {
            return "deck";
        }

        @Override
        public String label() {
            return "Deck: " + deck.label();
        }

        @Override
        public String text() {
            return deck.toString();
        }

        @Override
        public OldGame with(String text) {
            return new StreetGame(Deck.parse(text), bots);
        }
    }

    @Override
    public ImmutableList<String> resultColumns() {
        return ImmutableList.of("score", "height");
    }

    /** The higher score comes first, and of equals the taller building (X22, Y18). */
    @Override
    public void checkResults(ImmutableList<SeatResult> results) {
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
