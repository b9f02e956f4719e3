package io.github.uptownrules.benchmarks;

import io.github.uptownrules.base.game.FiledRecord;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.RecordFile;
import io.github.uptownrules.base.random.SplitMix64;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** Measures a file of random games, for each record: splitting, reading, and reading with a search for a position. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class RecordFileBenchmark {
    private static final int RECORDS = 300;
    private static final int MOST_MOVES = 400;

    @Param({"standard-4", "upturn-3", "street-3"})
    private String ruleset;

    private Games games;
    private Path file;
    private String position;
    private String view;
    private String tiles;

    @Setup(Level.Trial)
    public void write() throws IOException {
        games = Games.load();
        file = Files.createTempFile("records", ".txt");
        StringBuilder text = new StringBuilder();
        SplitMix64 random = new SplitMix64(1);
        for (int seed = 0; seed < RECORDS; seed++) {
            PlayedGame.Whole game = games.ofRuleset(ruleset).deal(ruleset, seed, "1");
            while (!game.isOver() && game.plies() < MOST_MOVES) {
                List<String> moves = game.legalMoves();
                game = game.play(moves.get(random.nextInt(moves.size())));
            }
            text.append(game.record()).append('\n');
            PlayedGame.Whole middle = game.upTo(game.plies() / 2);
            position = middle.text();
            view = middle.seenBy(middle.turn().orElseThrow()).text();
        }
        tiles = ruleset.startsWith("upturn") ? "64? 2:?7" : ruleset.startsWith("street") ? "b12a@1.3" : "b5@E5 g?@E6";
        Files.writeString(file, text);
    }

    @TearDown(Level.Trial)
    public void delete() throws IOException {
        Files.delete(file);
    }

    private long each(ToLongFunction<FiledRecord> use) throws IOException {
        try (Stream<FiledRecord> records = RecordFile.read(file, games)) {
            return records.mapToLong(use).sum();
        }
    }

    @Benchmark
    @OperationsPerInvocation(RECORDS)
    public long split() throws IOException {
        return each(FiledRecord::line);
    }

    @Benchmark
    @OperationsPerInvocation(RECORDS)
    public long read() throws IOException {
        return each(record -> record.read().plies());
    }

    @Benchmark
    @OperationsPerInvocation(RECORDS)
    public long findPosition() throws IOException {
        return each(record -> record.read().find(position).size());
    }

    @Benchmark
    @OperationsPerInvocation(RECORDS)
    public long findView() throws IOException {
        return each(record -> record.read().find(view).size());
    }

    @Benchmark
    @OperationsPerInvocation(RECORDS)
    public long findTiles() throws IOException {
        return each(record -> record.read().find(tiles).size());
    }
}
