package io.github.uptownrules.selfplay;

import com.google.common.util.concurrent.Uninterruptibles;
import java.io.Closeable;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.SparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.scheduler.SparkListenerTaskStart;

/**
 * The tasks under way. When one fails for good, Spark reports it at once, while others still write; a folder that is dropped then
 * would be made again by them.
 */
final class RunningTasks extends SparkListener implements Closeable {
    /** A task that does not end by then is on a machine that is not heard of. */
    private static final Duration PATIENCE = Duration.ofSeconds(15);

    private static final Duration PAUSE = Duration.ofMillis(20);

    private final SparkContext context;
    private final AtomicInteger running = new AtomicInteger();

    RunningTasks(SparkContext context) {
        this.context = context;
    }

    /** Begins to count. */
    void watch() {
        context.addSparkListener(this);
    }

    @Override
    public void onTaskStart(SparkListenerTaskStart start) {
        running.incrementAndGet();
    }

    @Override
    public void onTaskEnd(SparkListenerTaskEnd end) {
        running.decrementAndGet();
    }

    /** Ends all tasks, and waits until they have. */
    @Override
    public void close() {
        // A stopped context has no tasks, and reports no more of them.
        if (context.isStopped()) {
            return;
        }
        context.cancelAllJobs();
        long start = System.nanoTime();
        while (running.get() > 0 && System.nanoTime() - start < PATIENCE.toNanos()) {
            Uninterruptibles.sleepUninterruptibly(PAUSE);
        }
        context.removeSparkListener(this);
    }
}
