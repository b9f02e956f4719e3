package io.github.uptownrules.benchmarks;

import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.MoveFault;
import io.github.uptownrules.core.game.MoveList;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.variants.Rulesets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Measures single calls in the middle of a four-player game. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class CallBenchmark {
    private static final int PLIES = 48;

    private final SplitMix64 random = new SplitMix64(1);
    private final List<GameState> games = Games.after(PLIES, random);
    private final List<PlayerView> views = new ArrayList<>();
    private final List<Move> legal = new ArrayList<>();
    private final List<String> texts = new ArrayList<>();
    private final Notation notation = Rulesets.notation();
    private int next;

    public CallBenchmark() {
        for (GameState game : games) {
            views.add(game.viewFor(game.turn().orElseThrow()));
            legal.add(game.legalMoves().get(random.nextInt(game.legalMoves().size())));
            texts.add(game.toString());
        }
    }

    private int next() {
        next = (next + 1) % games.size();
        return next;
    }

    @Benchmark
    public GameState play() {
        int i = next();
        return games.get(i).play(legal.get(i));
    }

    @Benchmark
    public Move legalMovesAndOneOfThem() {
        MoveList moves = games.get(next()).legalMoves();
        return moves.get(random.nextInt(moves.size()));
    }

    @Benchmark
    public int iterateLegalMoves() {
        int sum = 0;
        for (Move move : games.get(next()).legalMoves()) {
            sum += move.index();
        }
        return sum;
    }

    @Benchmark
    public Set<MoveFault> faults() {
        return games.get(next()).faults(Move.all().get(random.nextInt(Move.all().size())));
    }

    @Benchmark
    public PlayerView viewFor() {
        GameState game = games.get(next());
        return game.viewFor(game.turn().orElseThrow());
    }

    @Benchmark
    public GameState sample() {
        return views.get(next()).sample(random);
    }

    @Benchmark
    public long positionKey() {
        return games.get(next()).positionKey();
    }

    @Benchmark
    public Standings standings() {
        return games.get(next()).standings();
    }

    @Benchmark
    public String write() {
        return games.get(next()).toString();
    }

    @Benchmark
    public GameState read() {
        return notation.readPosition(texts.get(next()));
    }
}
