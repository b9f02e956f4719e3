package io.github.uptownrules.benchmarks;

import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.street.StreetRuleset;
import io.github.uptownrules.street.StreetState;
import io.github.uptownrules.street.bots.Bot;
import io.github.uptownrules.street.bots.Bots;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.UpTurnState;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Measures the other two games: a whole game between good players, and a move. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class OtherGamesBenchmark {
    private static final int GAMES = 20;

    private final SplitMix64 random = new SplitMix64(1);
    private final Deck deck = Deck.sample1();
    private final io.github.uptownrules.upturn.bots.Bot sensible =
            io.github.uptownrules.upturn.bots.Bots.parse("sensible");
    private final Bot greedy = Bots.parse("greedy");
    private final List<UpTurnState> upTurns = new ArrayList<>();
    private final List<io.github.uptownrules.upturn.Move> upTurnMoves = new ArrayList<>();
    private final List<StreetState> streets = new ArrayList<>();
    private final List<io.github.uptownrules.street.Move> streetMoves = new ArrayList<>();
    private int next;

    public OtherGamesBenchmark() {
        for (int seed = 0; seed < GAMES; seed++) {
            UpTurnState game = UpTurnRuleset.of(3).deal(seed);
            while (!game.isOver()) {
                upTurns.add(game);
                upTurnMoves.add(choose(game));
                game = game.play(upTurnMoves.get(upTurnMoves.size() - 1));
            }
            StreetState street = StreetRuleset.of(3).deal(deck, seed);
            while (!street.isOver()) {
                streets.add(street);
                streetMoves.add(greedy.choose(street.view(), random));
                street = street.play(streetMoves.get(streetMoves.size() - 1));
            }
        }
    }

    private io.github.uptownrules.upturn.Move choose(UpTurnState game) {
        return sensible.choose(game.viewFor(game.turn().orElseThrow()), random);
    }

    @Benchmark
    public UpTurnState upTurnMove() {
        next = (next + 1) % upTurns.size();
        return upTurns.get(next).play(upTurnMoves.get(next));
    }

    /** Plays UP TURN for two, from the deal to the end, between sensible players. */
    @Benchmark
    public UpTurnState upTurnGame() {
        UpTurnState game = UpTurnRuleset.of(2).deal(next++);
        while (!game.isOver()) {
            game = game.play(choose(game));
        }
        return game;
    }

    @Benchmark
    public StreetState streetMove() {
        next = (next + 1) % streets.size();
        return streets.get(next).play(streetMoves.get(next));
    }

    /** Plays the street game for three, from the deal to the end, between greedy players. */
    @Benchmark
    public StreetState streetGame() {
        StreetState game = StreetRuleset.of(3).deal(deck, next++);
        while (!game.isOver()) {
            game = game.play(greedy.choose(game.view(), random));
        }
        return game;
    }
}
