package io.github.uptownrules.benchmarks;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.MoveList;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Renaming;
import io.github.uptownrules.encoding.Encoder;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Measures the costs of a learner: encoding a view from the middle of a game, and playing with every move encoded. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class EncodingBenchmark {
    private static final int PLIES = 48;

    private final SplitMix64 random = new SplitMix64(1);
    private final List<GameState> starts = Games.starts();
    private final List<PlayerView> views = new ArrayList<>();
    private final Encoder encoder = new Encoder();
    private final float[] observation = new float[Encoder.SIZE];
    private final FloatBuffer buffer = ByteBuffer.allocateDirect(Encoder.SIZE * Float.BYTES)
            .order(ByteOrder.nativeOrder())
            .asFloatBuffer();
    private final byte[] mask = new byte[Encoder.ACTIONS];
    private GameState game = starts.get(0);
    private int next;

    public EncodingBenchmark() {
        for (GameState middle : Games.after(PLIES, random)) {
            views.add(middle.viewFor(middle.turn().orElseThrow()));
        }
    }

    private int next() {
        next = (next + 1) % starts.size();
        return next;
    }

    @Benchmark
    public float[] encode() {
        PlayerView view = views.get(next());
        encoder.encode(view, Renaming.ownFirst(view), observation, 0);
        return observation;
    }

    @Benchmark
    public FloatBuffer encodeToBuffer() {
        PlayerView view = views.get(next());
        encoder.encode(view, Renaming.ownFirst(view), buffer.rewind());
        return buffer;
    }

    @Benchmark
    public byte[] mask() {
        PlayerView view = views.get(next());
        encoder.mask(view, Renaming.ownFirst(view), mask, 0);
        return mask;
    }

    /** One step of a random game: encodes the mover's view, and plays one of its legal moves. */
    @Benchmark
    public float[] encodedRandomMove() {
        if (game.isOver()) {
            game = starts.get(next());
        }
        Seat mover = game.turn().get();
        PlayerView view = game.viewFor(mover);
        encoder.encode(view, Renaming.ownFirst(view), observation, 0);
        MoveList moves = view.legalMoves();
        game = game.play(moves.get(random.nextInt(moves.size())));
        return observation;
    }
}
