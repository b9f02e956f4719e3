package io.github.uptownrules.table.games;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.server.game.DealtGame;
import io.github.uptownrules.server.game.TableEquipment;
import io.github.uptownrules.server.game.TableGame;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.bots.Bot;
import io.github.uptownrules.upturn.bots.Bots;
import io.github.uptownrules.upturn.notation.GameRecord;
import io.github.uptownrules.upturn.notation.Notation;
import io.github.uptownrules.upturn.tile.TileSet;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * UP TURN at tables: with the tiles of the library or your own, its players, and yours. A game ends after 10,000 moves, for it
 * might go on without end.
 *
 * <pre>{@code
 * UpTurnTableGame upturn = new UpTurnTableGame();
 * upturn.rulesets();                     // -> {upturn-2=2, upturn-3=3, upturn-4=4}
 * upturn.equipment().get().kind();       // -> tiles
 * }</pre>
 *
 * @since 0.1.0
 */
public final class UpTurnTableGame implements TableGame {
    private static final TableBots<Bot> LIBRARY = TableBots.of(Bots.levels(), Bots.names(), Bots::parse);

    /** The ids are those with the tiles of the library, whatever the tiles are. */
    private static final ImmutableMap<String, Integer> SEATS = UpTurnRuleset.all().stream()
            .collect(ImmutableMap.toImmutableMap(
                    UpTurnRuleset::id, ruleset -> ruleset.seats().size()));

    private final TileSet tiles;
    private final TableBots<Bot> bots;

    /** The rulesets with these tiles, which have other ids than those with the tiles of the library. */
    private final ImmutableMap<String, UpTurnRuleset> rulesets;

    private final Notation notation;

    /** UP TURN with the tiles of the library, whose numbers are invented. */
    public UpTurnTableGame() {
        this(TileSet.standard(), LIBRARY);
    }

    private UpTurnTableGame(TileSet tiles, TableBots<Bot> bots) {
        this.tiles = tiles;
        this.bots = bots;
        ImmutableList<UpTurnRuleset> all = UpTurnRuleset.all(tiles);
        this.rulesets = all.stream()
                .collect(ImmutableMap.toImmutableMap(
                        ruleset -> UpTurnRuleset.of(ruleset.seats().size()).id(), ruleset -> ruleset));
        this.notation = Notation.of(all);
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
    public UpTurnTableGame withBot(String name, Bot bot) {
        requireNonNull(name, "name");
        requireNonNull(bot, "bot");
        return new UpTurnTableGame(tiles, bots.with(name, bot));
    }

    @Override
    public String id() {
        return "upturn";
    }

    @Override
    public String name() {
        return "UP TURN";
    }

    @Override
    public int place() {
        return 1;
    }

    @Override
    public ImmutableMap<String, Integer> rulesets() {
        return SEATS;
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
        return Optional.of(new TableEquipment("tiles", "Tiles: " + tiles.label(), tiles.toString()));
    }

    @Override
    public UpTurnTableGame with(String equipment) {
        requireNonNull(equipment, "equipment");
        return new UpTurnTableGame(TileSet.parse(equipment), bots);
    }

    @Override
    public DealtGame deal(String ruleset, RandomGenerator random) {
        requireNonNull(ruleset, "ruleset");
        requireNonNull(random, "random");
        return game(GameRecord.of(ruleset(ruleset).deal(random)));
    }

    @Override
    public DealtGame practice(String ruleset, long seed) {
        requireNonNull(ruleset, "ruleset");
        return game(GameRecord.of(ruleset(ruleset).deal(seed)));
    }

    private UpTurnRuleset ruleset(String id) {
        return Optional.ofNullable(rulesets.get(id)).orElseThrow(() -> new IllegalArgumentException("unknown ruleset"));
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
        return new UpTurnPlayed(record, record.moves().size(), bots);
    }
}
