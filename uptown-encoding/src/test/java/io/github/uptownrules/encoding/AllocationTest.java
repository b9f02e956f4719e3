package io.github.uptownrules.encoding;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.variants.Rulesets;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

/** Once it is compiled, an encoder allocates nothing, whatever the view and the names. */
class AllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** So long a busy compiler is waited for, whatever the number of rounds. */
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(60);

    private final Encoder encoder = new Encoder();
    private final float[] entries = new float[Encoder.SIZE];
    private final byte[] actions = new byte[Encoder.ACTIONS];
    private final FloatBuffer buffer =
            ByteBuffer.allocateDirect(4 * Encoder.SIZE).asFloatBuffer();

    @Test
    void nothingIsAllocated() {
        List<PlayerView> views = new ArrayList<>();
        for (Ruleset ruleset : Rulesets.all()) {
            for (long seed = 0; seed < 4; seed++) {
                RandomPlay.steps(ruleset, seed)
                        .forEach(step -> views.add(
                                step.before().viewFor(step.before().turn().orElseThrow())));
            }
        }
        assertThat(takesNothing(views, view -> encoder.encode(view, Renaming.ownFirst(view), entries, 0)))
                .isTrue();
        assertThat(takesNothing(
                        views, view -> encoder.encode(view, Renaming.all().get(700), buffer.rewind())))
                .isTrue();
        assertThat(takesNothing(views, view -> encoder.mask(view, Renaming.ownFirst(view), actions, 0)))
                .isTrue();
    }

    /** Whether there is a round of less than a byte a call, which is what the measurement takes: once the code is compiled. */
    private static boolean takesNothing(List<PlayerView> views, Consumer<PlayerView> call) {
        long start = System.nanoTime();
        return DoubleStream.generate(() -> bytes(views, call))
                .takeWhile(bytes -> bytes < 1 || System.nanoTime() - start < PATIENCE)
                .anyMatch(bytes -> bytes < 1);
    }

    private static double bytes(List<PlayerView> views, Consumer<PlayerView> call) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < views.size(); i++) {
            call.accept(views.get(i));
        }
        return (double) (THREADS.getCurrentThreadAllocatedBytes() - before) / views.size();
    }
}
