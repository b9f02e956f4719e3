package io.github.uptownrules.table.games;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.server.game.DealtGame;
import io.github.uptownrules.server.game.TableGame;
import io.github.uptownrules.variants.Rulesets;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * Uptown at tables: all published rulesets, the bots of the library, and your own.
 *
 * <pre>{@code
 * UptownTableGame uptown = new UptownTableGame()
 *     .withBot("hasty", (seen, chance) -> seen.legalMoves().get(0))
 *     .withDealer(ruleset -> ruleset.dealRandomStart(new SecureRandom()));
 * uptown.levels();    // -> [beginner, casual, club, expert, hasty]
 * }</pre>
 *
 * @since 0.1.0
 */
public final class UptownTableGame implements TableGame {
    private static final Notation NOTATION = Rulesets.notation();

    private static final ImmutableMap<String, Integer> RULESETS = Rulesets.all().stream()
            .collect(ImmutableMap.toImmutableMap(
                    Ruleset::id, ruleset -> ruleset.seats().size()));

    private static final TableBots<Bot> LIBRARY = TableBots.of(Bots.levels(), Bots.names(), Bots::parse);

    private final TableBots<Bot> bots;
    private final Optional<Function<Ruleset, GameState>> dealer;

    /** Uptown with the bots of the library, dealt by chance. */
    public UptownTableGame() {
        this(LIBRARY, Optional.empty());
    }

    private UptownTableGame(TableBots<Bot> bots, Optional<Function<Ruleset, GameState>> dealer) {
        this.bots = bots;
        this.dealer = dealer;
    }

    /**
     * The same with a bot more, which tables may have beside {@link Bots#levels}. If it fails, or what it chooses is not legal,
     * {@code casual} moves for it.
     *
     * @param name 1 to 32 letters, digits and {@code -}, as people see it
     * @param bot who plays, at many tables and on many threads
     * @return the game
     * @throws IllegalArgumentException if the name is not such, or that of another bot
     */
    public UptownTableGame withBot(String name, Bot bot) {
        requireNonNull(name, "name");
        requireNonNull(bot, "bot");
        return new UptownTableGame(bots.with(name, bot), dealer);
    }

    /**
     * The same with another dealer, but for practice, which has a seed.
     *
     * @param deals makes a game that has not begun, of the ruleset it is given, on any thread
     * @return the game
     */
    public UptownTableGame withDealer(Function<Ruleset, GameState> deals) {
        requireNonNull(deals, "deals");
        return new UptownTableGame(bots, Optional.of(deals));
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
        return RULESETS;
    }

    @Override
    public ImmutableList<String> levels() {
        return bots.levels();
    }

    @Override
    public boolean hasBot(String name) {
        requireNonNull(name, "name");
        return bots.isOne(name);
    }

    @Override
    public String substitute() {
        return TableBots.SUBSTITUTE;
    }

    @Override
    public boolean hasHints() {
        return true;
    }

    @Override
    public DealtGame deal(String ruleset, RandomGenerator random) {
        requireNonNull(ruleset, "ruleset");
        requireNonNull(random, "random");
        Ruleset rules = Rulesets.parse(ruleset);
        return game(GameRecord.of(dealer.map(deals -> deals.apply(rules)).orElseGet(() -> rules.deal(random))));
    }

    @Override
    public DealtGame practice(String ruleset, long seed) {
        requireNonNull(ruleset, "ruleset");
        return game(GameRecord.of(Rulesets.parse(ruleset).deal(seed)));
    }

    @Override
    public DealtGame position(String text) {
        return game(GameRecord.of(NOTATION.readPosition(text)));
    }

    @Override
    public DealtGame record(String text) {
        requireNonNull(text, "text");
        return game(NOTATION.readRecord(text));
    }

    private DealtGame game(GameRecord record) {
        return new UptownPlayed(record, record.moves().size(), bots);
    }
}
