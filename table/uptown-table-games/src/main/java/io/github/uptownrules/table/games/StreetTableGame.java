package io.github.uptownrules.table.games;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.server.game.DealtGame;
import io.github.uptownrules.server.game.TableEquipment;
import io.github.uptownrules.server.game.TableGame;
import io.github.uptownrules.street.StreetRuleset;
import io.github.uptownrules.street.bots.Bot;
import io.github.uptownrules.street.bots.Bots;
import io.github.uptownrules.street.notation.GameRecord;
import io.github.uptownrules.street.notation.Notation;
import io.github.uptownrules.street.town.Deck;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * The street game at tables: with the deck of the library or your own, its players, and yours.
 *
 * <pre>{@code
 * StreetTableGame street = new StreetTableGame();
 * street.rulesets();                     // -> {street-2=2, street-3=3, street-4=4}
 * street.equipment().get().label().startsWith("Deck: sample-1");    // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public final class StreetTableGame implements TableGame {
    private static final ImmutableMap<String, Integer> RULESETS = StreetRuleset.all().stream()
            .collect(ImmutableMap.toImmutableMap(
                    StreetRuleset::id, ruleset -> ruleset.seats().size()));

    private static final TableBots<Bot> LIBRARY = TableBots.of(Bots.levels(), Bots.names(), Bots::parse);

    private final Deck deck;
    private final Notation notation;
    private final TableBots<Bot> bots;

    /** The street game with the deck of the library, which is invented. */
    public StreetTableGame() {
        this(Deck.sample1(), LIBRARY);
    }

    private StreetTableGame(Deck deck, TableBots<Bot> bots) {
        this.deck = deck;
        this.notation = Notation.of(deck);
        this.bots = bots;
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
    public StreetTableGame withBot(String name, Bot bot) {
        requireNonNull(name, "name");
        requireNonNull(bot, "bot");
        return new StreetTableGame(deck, bots.with(name, bot));
    }

    @Override
    public String id() {
        return "street";
    }

    @Override
    public String name() {
        return "The street game";
    }

    @Override
    public int place() {
        return 2;
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
    public Optional<TableEquipment> equipment() {
        return Optional.of(new TableEquipment("deck", "Deck: " + deck.label(), deck.toString()));
    }

    @Override
    public StreetTableGame with(String equipment) {
        requireNonNull(equipment, "equipment");
        return new StreetTableGame(Deck.parse(equipment), bots);
    }

    @Override
    public DealtGame deal(String ruleset, RandomGenerator random) {
        requireNonNull(ruleset, "ruleset");
        requireNonNull(random, "random");
        return game(GameRecord.of(StreetRuleset.parse(ruleset).deal(deck, random)));
    }

    @Override
    public DealtGame practice(String ruleset, long seed) {
        requireNonNull(ruleset, "ruleset");
        return game(GameRecord.of(StreetRuleset.parse(ruleset).deal(deck, seed)));
    }

    @Override
    public DealtGame position(String text) {
        return game(GameRecord.of(notation.readPosition(text)));
    }

    @Override
    public DealtGame record(String text) {
        requireNonNull(text, "text");
        return game(notation.readRecord(text));
    }

    private DealtGame game(GameRecord record) {
        return new StreetPlayed(record, record.moves().size(), bots);
    }
}
