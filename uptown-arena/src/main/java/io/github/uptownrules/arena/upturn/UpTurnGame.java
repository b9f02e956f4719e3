package io.github.uptownrules.arena.upturn;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.arena.bots.NamedBots;
import io.github.uptownrules.base.game.Argument;
import io.github.uptownrules.base.game.OldEquipment;
import io.github.uptownrules.base.game.OldGame;
import io.github.uptownrules.base.game.Replay;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.TextState;
import io.github.uptownrules.base.game.TextView;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.text.Quantity;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.upturn.Seat;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.Viewer;
import io.github.uptownrules.upturn.bots.Bot;
import io.github.uptownrules.upturn.bots.Bots;
import io.github.uptownrules.upturn.notation.GameRecord;
import io.github.uptownrules.upturn.notation.Notation;
import io.github.uptownrules.upturn.tile.TileSet;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * UP TURN, with some set of tiles, the players of the library, and your own.
 *
 * <pre>{@code
 * UpTurnGame upturn = new UpTurnGame().withBot("hasty", (seen, chance) -> seen.legalMoves().get(0));
 * upturn.bots();    // -> [random, sensible, beginner, casual, club, expert, hasty]
 * }</pre>
 *
 * @since 0.1.0
 */
public final class UpTurnGame implements OldGame {
    /** By the number of seats, the fewest first. */
    private final ImmutableList<UpTurnRuleset> rulesets;

    private final Notation notation;

    private final NamedBots<Bot> bots;

    /** UP TURN with the tiles of the library, whose numbers are invented. */
    public UpTurnGame() {
        this(UpTurnRuleset.all(), NamedBots.of(Bots.names().asList(), Bots::parse));
    }

    private UpTurnGame(ImmutableList<UpTurnRuleset> rulesets, NamedBots<Bot> bots) {
        this.rulesets = rulesets;
        this.notation = Notation.of(rulesets);
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
    public UpTurnGame withBot(String name, Bot bot) {
        requireNonNull(name, "name");
        requireNonNull(bot, "bot");
        return new UpTurnGame(rulesets, bots.with(name, bot, ""));
    }

    @Override
    public String name() {
        return "UP TURN";
    }

    @Override
    public String notation() {
        return "upturn 1";
    }

    @Override
    public Optional<String> family() {
        return Optional.of("upturn");
    }

    @Override
    public ImmutableList<String> rulesets() {
        return rulesets.stream().map(UpTurnRuleset::id).collect(ImmutableList.toImmutableList());
    }

    @Override
    public boolean hasRuleset(String ruleset) {
        requireNonNull(ruleset, "ruleset");
        return find(ruleset).isPresent();
    }

    /** A ruleset may also be called as it is with the tiles of the library. */
    private Optional<UpTurnRuleset> find(String id) {
        return rulesets.stream()
                .filter(ruleset -> ruleset.id().equals(id)
                        || id.equals("upturn-" + ruleset.seats().size()))
                .findFirst();
    }

    private UpTurnRuleset ruleset(String id) {
        return find(id).orElseThrow(() -> new IllegalArgumentException("unknown ruleset " + Quote.of(id) + "; known: "
                + rulesets.stream().map(UpTurnRuleset::id).collect(Collectors.joining(", "))));
    }

    @Override
    public String fullId(String ruleset) {
        requireNonNull(ruleset, "ruleset");
        return ruleset(ruleset).id();
    }

    @Override
    public int seats(String ruleset) {
        requireNonNull(ruleset, "ruleset");
        return ruleset(ruleset).seats().size();
    }

    @Override
    public ImmutableList<String> bots() {
        return bots.names();
    }

    /** How its texts are read. */
    Notation texts() {
        return notation;
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
        return "sensible";
    }

    @Override
    public TextState deal(String ruleset, long seed, String first) {
        requireNonNull(ruleset, "ruleset");
        requireNonNull(first, "first");
        UpTurnRuleset rules = ruleset(ruleset);
        ImmutableList<Seat> seats = rules.seats();
        // The bits that choose who starts are none of those that shuffle.
        Seat seat = first.equals("random")
                ? seats.get(RandomInts.below(new SplitMix64(SplitMix64.mix(seed)), seats.size()))
                : Argument.seat(seats, first);
        return new UpTurnStateAdapter(GameRecord.of(rules.deal(seed, seat)), this);
    }

    @Override
    public TextState position(String text) {
        return new UpTurnStateAdapter(GameRecord.of(notation.readPosition(text)), this);
    }

    @Override
    public TextView view(String viewer, String view) {
        requireNonNull(viewer, "viewer");
        requireNonNull(view, "view");
        return UpTurnViewAdapter.of(
                notation.readView(view, Argument.viewer(Seat.all(), Viewer.SPECTATOR, viewer)), this);
    }

    @Override
    public Replay record(String text) {
        requireNonNull(text, "text");
        return UpTurnReplay.of(notation.readRecordedGame(text), this);
    }

    @Override
    public Optional<OldEquipment> equipment() {
        return Optional.of(new Tiles(rulesets.get(0).tileSet(), this));
    }

    private record Tiles(TileSet tiles, UpTurnGame game) implements OldEquipment {
        @Override
        public String kind() {
            return "tiles";
        }

        @Override
        public String label() {
            return "Tiles: " + tiles.label();
        }

        @Override
        public String text() {
            return tiles.toString();
        }

        @Override
        public OldGame with(String text) {
            requireNonNull(text, "text");
            return new UpTurnGame(UpTurnRuleset.all(TileSet.parse(text)), game.bots);
        }
    }

    @Override
    public ImmutableList<String> resultColumns() {
        return ImmutableList.of("tiles");
    }

    /** Who has the fewest tiles left comes first (V4, W20). */
    @Override
    public void checkResults(ImmutableList<SeatResult> results) {
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
