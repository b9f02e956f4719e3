package io.github.uptownrules.upturn.bots;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.upturn.Outcome;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.bots.TileSetBalance.TableBalance;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.TileSet;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/** Plays games with a tile set and collects the counts for a {@link TileSetBalance}. */
final class Census {
    private static final Bot PLAYER = Bots.parse("sensible");

    /** The limit of moves, because the length of a game is unbounded. */
    private static final int MOST_MOVES = 5000;

    private final RandomGenerator random;

    /** By kind. */
    private final long[] laid = new long[Tile.Kind.values().length];

    private long moves;
    private long tilesLeft;
    private long refills;
    private long calls;
    private int unended;

    Census(RandomGenerator random) {
        this.random = random;
    }

    TableBalance play(UpTurnRuleset ruleset, int games) {
        int seats = ruleset.seats().size();
        double[] shares = new double[seats];
        moves = 0;
        tilesLeft = 0;
        refills = 0;
        calls = 0;
        unended = 0;
        for (int game = 0; game < games; game++) {
            UpTurnState end = play(ruleset.deal(random));
            unended += end.isOver() ? 0 : 1;
            for (Seat seat : end.seats()) {
                tilesLeft += end.tilesLeft(seat);
                shares[seat.ordinal()] += end.tilesLeft(seat) == 0 ? 1.0 / games : 0;
            }
        }
        double widest =
                Arrays.stream(shares).map(share -> share * (1 - share)).max().orElse(0);
        return new TableBalance(
                ruleset,
                (double) moves / games,
                (double) tilesLeft / (games * (seats - 1L) + unended),
                (double) refills / games,
                (double) calls / games,
                unended,
                Arrays.stream(shares).boxed().collect(ImmutableList.toImmutableList()),
                games == 1 ? 1 : MoveEstimate.margin(StrictMath.sqrt(widest / (games - 1))));
    }

    private UpTurnState play(UpTurnState start) {
        UpTurnState game = start;
        for (int ply = 0; ply < MOST_MOVES && !game.isOver(); ply++) {
            Outcome outcome =
                    game.outcome(PLAYER.choose(game.viewFor(game.turn().orElseThrow()), random));
            moves++;
            refills += outcome.refill().isPresent() ? 1 : 0;
            calls += outcome.call() == Outcome.Call.NOT_DUE ? 0 : 1;
            for (Tile tile : outcome.move().laid()) {
                laid[tile.kind().ordinal()]++;
            }
            game = outcome.after();
        }
        return game;
    }

    /** Returns, for each kind of tile in the set, the average number of times that a tile of this kind is laid in a game. */
    ImmutableMap<Tile.Kind, Double> rates(TileSet set, int games) {
        ImmutableMap.Builder<Tile.Kind, Double> rates = ImmutableMap.builder();
        for (Tile.Kind kind : Tile.Kind.values()) {
            long tiles =
                    set.tiles().stream().filter(tile -> tile.kind() == kind).count();
            if (tiles > 0) {
                rates.put(kind, (double) laid[kind.ordinal()] / tiles / games);
            }
        }
        return rates.buildOrThrow();
    }
}
