package io.github.uptownrules.arena.uptown;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.arena.bots.NamedBots;
import io.github.uptownrules.base.game.OldGame;
import io.github.uptownrules.base.game.Replay;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.TextState;
import io.github.uptownrules.base.game.TextView;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.bots.BotProvider;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Viewer;
import io.github.uptownrules.variants.Rulesets;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/**
 * Uptown: all rulesets by name, the bots of the library, those that providers have ({@link BotProvider}), and your own.
 *
 * <pre>{@code
 * UptownGame uptown = new UptownGame().withBot("hasty", (seen, chance) -> seen.legalMoves().get(0));
 * uptown.bots();    // -> [random, greedy, mcts, beginner, casual, club, expert, hasty]
 * }</pre>
 *
 * @since 0.1.0
 */
public final class UptownGame implements OldGame {
    private final Notation notation = Rulesets.notation();
    private final NamedBots<Bot> bots;

    /**
     * Uptown with the bots of the library and of providers.
     *
     * @throws IllegalArgumentException if a provider cannot be used
     */
    public UptownGame() {
        this(known(ServiceLoader.load(BotProvider.class)));
    }

    private UptownGame(NamedBots<Bot> bots) {
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
    public UptownGame withBot(String name, Bot bot) {
        requireNonNull(name, "name");
        requireNonNull(bot, "bot");
        return new UptownGame(bots.with(name, bot, ""));
    }

    static NamedBots<Bot> known(Iterable<BotProvider> providers) {
        NamedBots<Bot> known = NamedBots.of(Bots.names().asList(), Bots::parse);
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

    @Override
    public String name() {
        return "Uptown";
    }

    @Override
    public String notation() {
        return "uptown 1";
    }

    @Override
    public ImmutableList<String> rulesets() {
        return Rulesets.all().stream().map(Ruleset::id).collect(ImmutableList.toImmutableList());
    }

    @Override
    public String fullId(String ruleset) {
        requireNonNull(ruleset, "ruleset");
        return Rulesets.parse(ruleset).id();
    }

    @Override
    public int seats(String ruleset) {
        requireNonNull(ruleset, "ruleset");
        return Rulesets.parse(ruleset).seats().size();
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

    @Override
    public TextState deal(String ruleset, long seed, String first) {
        requireNonNull(ruleset, "ruleset");
        requireNonNull(first, "first");
        Ruleset rules = Rulesets.parse(ruleset);
        return play(
                GameRecord.of(first.equals("random") ? rules.dealRandomStart(seed) : rules.deal(seed, first(first))));
    }

    @Override
    public TextState position(String text) {
        return play(GameRecord.of(notation.readPosition(text)));
    }

    /** Racks and piles do not depend on who starts (Q9). */
    private static Seat first(String word) {
        return Seat.all().stream()
                .filter(seat -> seat.toString().equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "who starts is a seat (1 to 5) or 'random', not " + Quote.of(word)));
    }

    private TextState play(GameRecord record) {
        return new UptownStateAdapter(record, bots);
    }

    @Override
    public TextView view(String viewer, String view) {
        requireNonNull(viewer, "viewer");
        requireNonNull(view, "view");
        return UptownViewAdapter.of(notation.readView(view, Viewer.parse(viewer)), bots);
    }

    @Override
    public Replay record(String text) {
        requireNonNull(text, "text");
        return UptownReplay.of(notation.readRecordedGame(text), bots);
    }

    @Override
    public ImmutableList<String> resultColumns() {
        return UptownResults.COLUMNS;
    }

    @Override
    public void checkResults(ImmutableList<SeatResult> results) {
        UptownResults.check(results);
    }
}
