package io.github.uptownrules.games;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Equipment;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.GameTree;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.RecordedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.text.Quantity;
import io.github.uptownrules.upturn.GameRecord;
import io.github.uptownrules.upturn.Notation;
import io.github.uptownrules.upturn.Position;
import io.github.uptownrules.upturn.RedactedRecord;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.bots.Bot;
import io.github.uptownrules.upturn.bots.Bots;
import io.github.uptownrules.upturn.tile.TileSet;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * UP TURN with a set of tiles, the bots of the library, and your own bots.
 *
 * <pre>{@code
 * UpTurnGame upturn = new UpTurnGame().withBot("hasty", (seen, chance) -> seen.legalMoves().get(0));
 * upturn.bots();                      // -> [random, sensible, beginner, casual, club, expert, hasty]
 * upturn.equipment().get().kind();    // -> tiles
 * }</pre>
 *
 * @since 0.1.0
 */
public final class UpTurnGame implements Game {
    /** The rulesets, fewest seats first, by their short ids. With custom tiles, a ruleset's own id differs. */
    private final ImmutableMap<String, UpTurnRuleset> rulesets;

    private final Notation notation;
    private final NamedBots<Bot> bots;

    /** Creates UP TURN with the library's tiles, whose numbers are invented. */
    public UpTurnGame() {
        this(UpTurnRuleset.all(), NamedBots.of(Bots.names().asList(), Bots.levels(), Bots::parse));
    }

    private UpTurnGame(ImmutableList<UpTurnRuleset> rulesets, NamedBots<Bot> bots) {
        this.rulesets = rulesets.stream()
                .collect(ImmutableMap.toImmutableMap(
                        ruleset -> UpTurnRuleset.of(ruleset.seats().size()).id(), ruleset -> ruleset));
        this.notation = Notation.of(rulesets);
        this.bots = bots;
    }

    /**
     * Returns a copy with another bot. If the bot fails or chooses an illegal move at a table, {@code casual} moves for it.
     *
     * @param name 1 to 40 letters, digits and {@code -}; neither the name of another bot nor {@code human}
     * @param bot the bot, which is called on several threads
     * @throws IllegalArgumentException if the name is invalid or taken
     */
    public UpTurnGame withBot(String name, Bot bot) {
        requireNonNull(name, "name");
        requireNonNull(bot, "bot");
        return new UpTurnGame(rulesets.values().asList(), bots.with(name, bot, ""));
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
        return rulesets.entrySet().stream()
                .collect(ImmutableMap.toImmutableMap(
                        Map.Entry::getKey, entry -> entry.getValue().seats().size()));
    }

    /** Finds a ruleset by its short id or by its id with these tiles. */
    private Optional<UpTurnRuleset> find(String id) {
        return Optional.ofNullable(rulesets.get(id))
                .or(() -> rulesets.values().stream()
                        .filter(ruleset -> ruleset.id().equals(id))
                        .findFirst());
    }

    @Override
    public Optional<Integer> findSeats(String ruleset) {
        requireNonNull(ruleset, "ruleset");
        return find(ruleset).map(found -> found.seats().size());
    }

    private UpTurnRuleset ruleset(String id) {
        seats(id); // throws if unknown
        return find(id).orElseThrow();
    }

    @Override
    public String fullId(String ruleset) {
        return ruleset(ruleset).id();
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
        return "sensible";
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
        TileSet tiles = rulesets.values().asList().get(0).tileSet();
        return Optional.of(new Equipment("tiles", "Tiles: " + tiles.label(), tiles.toString()));
    }

    @Override
    public UpTurnGame with(String equipment) {
        requireNonNull(equipment, "equipment");
        return new UpTurnGame(UpTurnRuleset.all(TileSet.parse(equipment)), bots);
    }

    @Override
    public PlayedGame.Whole deal(String ruleset, long seed, String first) {
        requireNonNull(first, "first");
        UpTurnRuleset rules = ruleset(ruleset);
        ImmutableList<Seat> seats = rules.seats();
        // The random bits that select the first seat are independent of those that shuffle.
        Seat seat = first.equals("random")
                ? seats.get(RandomInts.below(new SplitMix64(SplitMix64.mix(seed)), seats.size()))
                : Seat.parse(first, seats.size());
        return whole(GameRecord.of(rules.deal(seed, seat)));
    }

    @Override
    public PlayedGame.Whole deal(String ruleset, RandomGenerator random) {
        requireNonNull(random, "random");
        return whole(GameRecord.of(ruleset(ruleset).deal(random)));
    }

    @Override
    public PlayedGame.Whole position(String text) {
        return whole(GameRecord.of(notation.readPosition(text)));
    }

    @Override
    public SeenGame view(String viewer, String view) {
        requireNonNull(viewer, "viewer");
        requireNonNull(view, "view");
        Viewer who = Viewer.parse(viewer, 4);
        return new UpTurnSeen(this, RedactedRecord.of(notation.readView(view, who)), who, 0);
    }

    @Override
    public PlayedGame record(String text) {
        requireNonNull(text, "text");
        RecordedGame<?, ?, ?, ?> game = notation.readRecordedGame(text);
        return game instanceof RedactedRecord seen
                ? new UpTurnSeen(this, seen, seen.viewer(), seen.moves().size())
                : whole((GameRecord) game);
    }

    @Override
    public GameTree tree(String record) {
        notation.readRecord(requireNonNull(record, "record")); // reports faults as for a main line
        return Game.super.tree(record);
    }

    private PlayedGame.Whole whole(GameRecord record) {
        return new UpTurnWhole(this, record, record.moves().size());
    }

    /**
     * Returns the position of a game of UP TURN, for a program that draws it.
     *
     * @param played a game created by an {@code UpTurnGame}
     * @return the state of a complete game, or the view of its viewer
     * @throws IllegalArgumentException if it is another game
     */
    public static Position position(PlayedGame played) {
        if (played instanceof UpTurnPlayed own) {
            return own.position();
        }
        throw new IllegalArgumentException("not a game of UP TURN: " + played.ruleset());
    }

    @Override
    public ImmutableList<String> resultColumns() {
        return ImmutableList.of("tiles");
    }

    /** Checks results: the seat with the fewest tiles left ranks first (V4, W20). */
    @Override
    public void checkResults(String ruleset, ImmutableList<SeatResult> results) {
        requireNonNull(results, "results");
        seats(ruleset);
        for (SeatResult own : results) {
            long ahead = results.stream()
                    .filter(other -> other.numbers().get(0) < own.numbers().get(0))
                    .count();
            if (own.numbers().get(0) < 0 || own.rank() != ahead + 1) {
                throw new IllegalArgumentException("no seat has rank " + own.rank() + " with "
                        + Quantity.of(own.numbers().get(0), "tile") + " left");
            }
        }
    }
}
