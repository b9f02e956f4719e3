package io.github.uptownrules.cli.upturn;

import com.google.common.collect.ImmutableList;
import com.google.common.hash.Hashing;
import io.github.uptownrules.base.random.Draws;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.cli.game.Argument;
import io.github.uptownrules.cli.game.Equipment;
import io.github.uptownrules.cli.game.Game;
import io.github.uptownrules.cli.game.Place;
import io.github.uptownrules.cli.game.Play;
import io.github.uptownrules.cli.game.Replay;
import io.github.uptownrules.cli.game.SeatResult;
import io.github.uptownrules.upturn.GameRecord;
import io.github.uptownrules.upturn.Notation;
import io.github.uptownrules.upturn.Players;
import io.github.uptownrules.upturn.Seat;
import io.github.uptownrules.upturn.TileSet;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.Viewer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Collectors;

/** UP TURN, with some set of tiles. */
public final class UpTurnGame implements Game {
    /** By the number of seats, the fewest first. */
    private final ImmutableList<UpTurnRuleset> rulesets;

    private final Notation notation;

    private UpTurnGame(ImmutableList<UpTurnRuleset> rulesets) {
        this.rulesets = rulesets;
        this.notation = Notation.of(rulesets);
    }

    /** With the tiles of the library. */
    public static UpTurnGame create() {
        return new UpTurnGame(UpTurnRuleset.all());
    }

    /** With other tiles: the ids of the rulesets tell them apart for ever, as they are made from the tiles. */
    private static UpTurnGame with(TileSet tiles) {
        if (tiles.equals(TileSet.standard())) {
            return create();
        }
        String mark = Hashing.sha256()
                .hashString(tiles.toString(), StandardCharsets.UTF_8)
                .toString()
                .substring(0, 8);
        return new UpTurnGame(UpTurnRuleset.all().stream()
                .map(ruleset -> ruleset.withTiles(ruleset.id() + "-tiles-" + mark, tiles))
                .collect(ImmutableList.toImmutableList()));
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
    public boolean has(String ruleset) {
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
        return find(id).orElseThrow(() -> new IllegalArgumentException("no ruleset " + Quote.of(id) + " is known, but "
                + rulesets.stream().map(UpTurnRuleset::id).collect(Collectors.joining(", "))));
    }

    @Override
    public String fullId(String ruleset) {
        return ruleset(ruleset).id();
    }

    @Override
    public int seats(String ruleset) {
        return ruleset(ruleset).seats().size();
    }

    @Override
    public ImmutableList<String> bots() {
        return Players.names().asList();
    }

    @Override
    public String checkedBot(String name) {
        Players.parse(name);
        return name;
    }

    @Override
    public String standardBot() {
        return "sensible";
    }

    @Override
    public Play deal(String id, long seed, String first) {
        UpTurnRuleset ruleset = ruleset(id);
        ImmutableList<Seat> seats = ruleset.seats();
        // The bits that choose who starts are none of those that shuffle.
        Seat seat = first.equals("random")
                ? seats.get(Draws.below(new SplitMix64(SplitMix64.mix(seed)), seats.size()))
                : Argument.seat(seats, first);
        return new UpTurnPlay(GameRecord.of(ruleset.deal(seed, seat)), notation);
    }

    @Override
    public Play position(String text) {
        return new UpTurnPlay(GameRecord.of(notation.readPosition(text)), notation);
    }

    @Override
    public Place place(String viewer, String view) {
        return UpTurnPlace.of(notation.readView(view, Argument.viewer(Seat.all(), Viewer.SPECTATOR, viewer)), notation);
    }

    @Override
    public Replay record(String text) {
        return UpTurnReplay.of(notation.readRecord(text), notation);
    }

    @Override
    public ImmutableList<String> help() {
        return ImmutableList.of(
                "40           lays 40; 51*>2 lays the marked 51, and seat 2 draws a tile",
                "25,33>2      lays the double 33 with all your numbers on the way; a seat for each tile",
                "UL DR B+L    lays an arrow: up, down, double (+ rises, - falls); L or R is next",
                "S T J+ J-    skips one, skips two; a joker (rises, falls) and you move again",
                "draw pass    one tile; then lay, or pass",
                "40!          calls \"Upturn\", which is due with the move that leaves you one tile");
    }

    @Override
    public Optional<Equipment> equipment() {
        return Optional.of(new Tiles(rulesets.get(0).tileSet()));
    }

    private record Tiles(TileSet tiles) implements Equipment {
        @Override
        public String kind() {
            return "tiles";
        }

        @Override
        public String label() {
            return tiles.equals(TileSet.standard())
                    ? "Tiles: invented, for the rules do not tell the numbers; yours: --tiles FILE"
                    : "Tiles: of your own, " + tiles.size();
        }

        @Override
        public String text() {
            return tiles.toString();
        }

        @Override
        public Game exchanged(String text) {
            return with(TileSet.parse(text));
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
                        + own.numbers().get(0) + " tiles left");
            }
        }
    }
}
